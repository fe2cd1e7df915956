/// What is wrong with a page, and in which line.
struct PageError: Error, Equatable {
    /// Counted from one.
    let line: Int
    let message: String
}

/// The explanation of a diagnostic as it is written in `Explanations/CODE.md`: a heading `# CODE name`, the text, then the
/// sections `## Rejected` and `## Accepted` with one block of YAML for each example.
struct ExplanationPage: Equatable {
    let code: String
    /// The text between the heading and the examples, in Markdown.
    let text: String
    /// Specs that are reported, with a `↓` before each character at which a report starts.
    let rejected: [String]
    /// Specs that look alike and are not reported.
    let accepted: [String]

    /// Reads the page of a code; the code is the name of the file.
    init(_ page: String, code: String) throws(PageError) {
        var reader = PageReader(page)
        try reader.readHeading(of: code)
        self.code = code
        text = try reader.readText()
        rejected = try reader.readExamples(under: "## Rejected", areMarked: true)
        accepted = try reader.readExamples(under: "## Accepted", areMarked: false)
        try reader.finish()
    }
}

/// Reads a page from top to bottom.
private struct PageReader {
    private let lines: [Substring]
    private var index = 0

    init(_ page: String) {
        lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    }

    mutating func readHeading(of code: String) throws(PageError) {
        guard lines[0].wholeMatch(of: /# F\d{4} [a-z0-9]+(-[a-z0-9]+)*/) != nil,
            lines[0].hasPrefix("# \(code) ")
        else { throw error("the first line must be `# \(code) name-of-the-diagnostic`") }
        index = 1
    }

    mutating func readText() throws(PageError) -> String {
        let start = index
        while index < lines.count, !lines[index].hasPrefix("#"), !lines[index].hasPrefix("```") { index += 1 }
        let text = lines[start..<index].joined(separator: "\n").trimmed
        guard !text.isEmpty else { throw error("the explanation is missing") }
        return text
    }

    /// Reads the examples of a section; none where the page has no such section.
    mutating func readExamples(under heading: String, areMarked: Bool) throws(PageError) -> [String] {
        guard index < lines.count, lines[index] == heading else { return [] }
        index += 1
        var examples: [String] = []
        skipBlankLines()
        while index < lines.count, lines[index].hasPrefix("```") {
            examples.append(try readExample(isMarked: areMarked))
            skipBlankLines()
        }
        guard !examples.isEmpty else { throw error("`\(heading)` needs an example in a block of ```yaml") }
        return examples
    }

    private mutating func readExample(isMarked: Bool) throws(PageError) -> String {
        guard lines[index] == "```yaml" else { throw error("an example must begin with ```yaml") }
        let start = index + 1
        guard let end = lines[start...].firstIndex(of: "```") else {
            throw error("the example is not closed")
        }
        let example = try decoded(lines[start..<end])
        guard example.contains("↓") == isMarked else {
            throw error(
                isMarked
                    ? "a rejected example needs a ↓ where its report starts"
                    : "an accepted example must not have a ↓")
        }
        index = end + 1
        return example
    }

    /// The text of an example. `\u{A0}` stands for the character, so that a reader sees what would be invisible.
    private func decoded(_ lines: ArraySlice<Substring>) throws(PageError) -> String {
        var text = ""
        for (number, line) in zip(lines.indices, lines) {
            var rest = line
            while let escape = rest.firstMatch(of: /\\u\{([0-9A-Fa-f]+)\}/) {
                guard let scalar = UInt32(escape.1, radix: 16).flatMap(Unicode.Scalar.init) else {
                    throw PageError(line: number + 1, message: "`\(escape.0)` is no character")
                }
                text += rest[..<escape.range.lowerBound]
                text.unicodeScalars.append(scalar)
                rest = rest[escape.range.upperBound...]
            }
            text += rest + "\n"
        }
        return text
    }

    func finish() throws(PageError) {
        guard index == lines.count else {
            throw error(
                "expected the text, then `## Rejected` and `## Accepted` with examples, and nothing else")
        }
    }

    private mutating func skipBlankLines() {
        while index < lines.count, lines[index].isEmpty { index += 1 }
    }

    private func error(_ message: String) -> PageError {
        PageError(line: min(index, lines.count - 1) + 1, message: message)
    }
}

extension String {
    /// The text without the line breaks at both ends.
    fileprivate var trimmed: String {
        String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
    }
}
