import FormSource

/// The form for people: headline, place, the lines with marks under them, notes and help.
struct HumanRenderer {
    let style: ReportStyle
    let report: DiagnosticReport

    /// Nobody reads the four hundredth place; the formats for machines have them all.
    private static let secondaryLimit = 4

    var text: String {
        var index = PositionIndex(report.sources)
        return report.diagnostics.map { render($0, &index) }.joined()
    }

    /// One diagnostic, with an empty line after it.
    private func render(_ diagnostic: Diagnostic, _ index: inout PositionIndex) -> String {
        let excerpts = excerpts(diagnostic)
        let margin = String(repeating: " ", count: excerpts[0].snippet.gutterWidth)
        var lines = [headline(diagnostic)]
        for (number, excerpt) in excerpts.enumerated() {
            let arrow = style.apply(.gutter, number == 0 ? "-->" : ":::")
            lines.append("\(margin)\(arrow) \(location(excerpt.offset, &index))")
            lines += excerpt.snippet.lines
        }
        let hiddenCount = diagnostic.secondary.count - Self.secondaryLimit
        if hiddenCount > 0 {
            let places = hiddenCount == 1 ? "place" : "places"
            lines += footer("note", .note, "and in \(hiddenCount) more \(places)", margin)
        }
        lines += diagnostic.notes.flatMap { footer("note", .note, $0, margin) }
        lines += diagnostic.help.flatMap { footer("help", .help, $0, margin) }
        return lines.joined(separator: "\n") + "\n\n"
    }

    /// The lines shown of one file.
    private struct Excerpt {
        /// The first place in it, as the source map counts.
        var offset: Int
        var snippet: Snippet
    }

    /// The file of the primary label first, then the others as the secondary labels name them.
    private func excerpts(_ diagnostic: Diagnostic) -> [Excerpt] {
        let sources = report.sources
        let main = sources.fileIndex(at: diagnostic.primary.span.lower)
        var secondary: [Int: [Diagnostic.Label]] = [:]
        var order = [(file: main, offset: diagnostic.primary.span.lower)]
        for label in diagnostic.secondary.prefix(Self.secondaryLimit) {
            let file = sources.fileIndex(at: label.span.lower)
            if file != main, secondary[file] == nil { order.append((file, label.span.lower)) }
            secondary[file, default: []].append(local(label))
        }
        let excerpts = order.map { file, offset in
            let snippet = Snippet(
                primary: file == main ? local(diagnostic.primary) : nil, secondary: secondary[file] ?? [],
                diagnostic.severity, in: sources.files[file], style: style)
            return Excerpt(offset: offset, snippet: snippet)
        }
        return aligned(excerpts)
    }

    /// The excerpts with line numbers of one width.
    private func aligned(_ excerpts: [Excerpt]) -> [Excerpt] {
        let width = excerpts.reduce(0) { max($0, $1.snippet.gutterWidth) }
        return excerpts.map { excerpt in
            var excerpt = excerpt
            excerpt.snippet.gutterWidth = width
            return excerpt
        }
    }

    private func local(_ label: Diagnostic.Label) -> Diagnostic.Label {
        Diagnostic.Label(report.sources.stretch(of: label.span).span, label.text)
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let head = "\(diagnostic.severity.rawValue)[\(diagnostic.kind.code)]"
        return style.apply(ReportStyle.role(of: diagnostic.severity), head)
            + style.apply(.strong, ": " + SafeText.line(diagnostic.message))
    }

    private func location(_ offset: Int, _ index: inout PositionIndex) -> String {
        let position = index.position(at: offset)
        return "\(SafeText.line(position.file.name)):\(position.line):\(position.column)"
    }

    private func footer(_ word: String, _ role: ReportStyle.Role, _ text: String, _ margin: String)
        -> [String]
    {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            SafeText.line(String($0))
        }
        let indent = margin + String(repeating: " ", count: word.count + 5)
        return rows.enumerated().map { row, text in
            row == 0
                ? "\(margin) \(style.apply(.gutter, "=")) \(style.apply(role, word)): \(text)" : indent + text
        }
    }
}
