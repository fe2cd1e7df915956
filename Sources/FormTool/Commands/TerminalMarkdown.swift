/// Renders the Markdown of explanations: headings, paragraphs, lists, tables and code as they are, emphasis and code
/// spans styled where there is a terminal.
struct TerminalMarkdown {
    let style: Style
    let width: Int

    func render(_ markdown: String) -> String {
        var blocks = Blocks()
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            blocks.add(String(line))
        }
        blocks.endParagraph()
        return blocks.all.map(render).joined(separator: "\n")
    }

    private func render(_ block: Blocks.Block) -> String {
        switch block {
        case .blank: ""
        case .code(let line): line.isEmpty ? "" : "    " + style.cyan(line)
        case .heading(let text): style.bold(inline(text))
        case .verbatim(let line): inline(line)
        case .paragraph(let marker, let text): paragraph(marker, text)
        }
    }

    private func paragraph(_ marker: String, _ text: String) -> String {
        let indent = String(repeating: " ", count: marker.count)
        return wrapped(text, width: width - marker.count).enumerated()
            .map { ($0.offset == 0 ? marker : indent) + inline($0.element) }
            .joined(separator: "\n")
    }

    /// Styles code spans and strong text; without styles the marks stay, as they carry meaning.
    private func inline(_ text: String) -> String {
        guard style.isOn else { return text }
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return text }
        return parts.enumerated().map {
            $0.offset % 2 == 1 ? style.cyan(String($0.element)) : strong(String($0.element))
        }
        .joined()
    }

    private func strong(_ text: String) -> String {
        let parts = text.split(separator: "**", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return text }
        return parts.enumerated().map {
            $0.offset % 2 == 1 ? style.bold(String($0.element)) : String($0.element)
        }.joined()
    }
}

/// Markdown cut into blocks.
private struct Blocks {
    enum Block {
        case blank
        case code(String)
        case heading(String)
        /// A table's row.
        case verbatim(String)
        /// A paragraph, or an item of a list with its marker.
        case paragraph(marker: String, text: String)
    }

    private(set) var all: [Block] = []
    private var open: (marker: String, text: String)?
    private var isInFence = false

    mutating func add(_ line: String) {
        if line.hasPrefix("```") {
            endParagraph()
            isInFence.toggle()
        } else if isInFence {
            all.append(.code(line))
        } else if trimmed(line).isEmpty {
            endParagraph()
            all.append(.blank)
        } else if line.hasPrefix("#") {
            endParagraph()
            all.append(.heading(trimmed(line.drop { $0 == "#" })))
        } else if line.hasPrefix("|") {
            endParagraph()
            all.append(.verbatim(line))
        } else if let marker = listMarker(line) {
            endParagraph()
            open = (marker, trimmed(line.dropFirst(marker.count)))
        } else {
            open = (open?.marker ?? "", ((open?.text).map { $0 + " " } ?? "") + trimmed(line))
        }
    }

    mutating func endParagraph() {
        if let open { all.append(.paragraph(marker: open.marker, text: open.text)) }
        open = nil
    }

    /// `- `, `* ` or `12. ` with the blanks before it.
    private func listMarker(_ line: String) -> String? {
        let indent = line.prefix { $0 == " " }
        let rest = line.dropFirst(indent.count)
        if rest.hasPrefix("- ") || rest.hasPrefix("* ") { return String(indent) + String(rest.prefix(2)) }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return "\(indent)\(digits). "
    }
}
