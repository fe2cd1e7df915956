/// Text of a spec made fit for one line of an artefact: nothing in it can break the line, reorder it on the screen or
/// hide. The text between is left alone.
enum Escaping {
    /// In double quotes; quotes, backslashes and what cannot be seen are escaped as in Swift.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default: result += visible(scalar)
            }
        }
        return result + "\""
    }

    /// Without quotes: only what cannot be seen is escaped.
    static func line(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += visible($1) }
    }

    /// For a cell of a Markdown table or running Markdown text: what has a meaning in Markdown is escaped.
    static func markdown(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "\\`*_[]<>|~#&".unicodeScalars.contains(scalar) { result += "\\" }
            result += visible(scalar)
        }
        return result
    }

    /// A Markdown code span for a table cell: `|` is escaped as GitHub's tables want it.
    static func cellCode(_ text: String) -> String { code(text).replacingAll("|", with: "\\|") }

    /// A Markdown code span outside tables, fenced by more back-quotes than it holds.
    static func code(_ text: String) -> String {
        let content = line(text)
        let fence = String(repeating: "`", count: longestRun(of: "`", in: content) + 1)
        let needsSpace =
            content.hasPrefix("`") || content.hasSuffix("`") || content.isEmpty || isPadded(content)
        return needsSpace ? "\(fence) \(content) \(fence)" : fence + content + fence
    }

    /// Markdown strips one blank at each end of a code span that has one at both ends.
    private static func isPadded(_ text: String) -> Bool { text.hasPrefix(" ") && text.hasSuffix(" ") }

    private static func longestRun(of wanted: Character, in text: String) -> Int {
        var longest = 0
        var run = 0
        for character in text {
            run = character == wanted ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default:
            isInvisible(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
    }

    /// Controls, line and paragraph separators, and the characters that reorder text. Joiners stay: emoji and several
    /// scripts need them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Nearly all of every text; to ask for the properties of each takes longer than all else.
        case 0x20...0x7E: false
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: scalar.properties.isNoncharacterCodePoint
        }
    }
}

extension String {
    /// Every occurrence of a character replaced.
    func replacingAll(_ character: Character, with replacement: String) -> String {
        reduce(into: "") { $0 += $1 == character ? replacement : String($1) }
    }
}
