import FormSource

import FormSource

/// The form for people: headline, place, the lines with marks under them, notes and help.
struct HumanRenderer {
    let style: TextStyle
    let report: DiagnosticReport

    var text: String {
        var index = PositionIndex(report.source)
        return report.diagnostics.map { render($0, &index) }.joined()
    }

    /// One diagnostic, with an empty line after it.
    private func render(_ diagnostic: Diagnostic, _ index: inout PositionIndex) -> String {
        let snippet = Snippet(diagnostic, source: report.source, style: style)
        let margin = String(repeating: " ", count: snippet.gutterWidth)
        var lines = [headline(diagnostic), margin + arrow + " " + place(diagnostic, &index)]
        lines += snippet.lines
        if snippet.hiddenCount > 0 {
            let places = snippet.hiddenCount == 1 ? "place" : "places"
            lines += footer("note", .note, "and in \(snippet.hiddenCount) more \(places)", margin)
        }
        lines += diagnostic.notes.flatMap { footer("note", .note, $0, margin) }
        lines += diagnostic.help.flatMap { footer("help", .help, $0, margin) }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private var arrow: String { style.apply(.gutter, "-->") }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let head = "\(diagnostic.severity.rawValue)[\(diagnostic.kind.code)]"
        return style.apply(TextStyle.role(of: diagnostic.severity), head)
            + style.apply(.strong, ": " + SafeText.line(diagnostic.message))
    }

    private func place(_ diagnostic: Diagnostic, _ index: inout PositionIndex) -> String {
        let position = index.position(at: diagnostic.primary.span.lower)
        return "\(SafeText.line(report.source.name)):\(position.line):\(position.column)"
    }

    private func footer(_ word: String, _ role: TextStyle.Role, _ text: String, _ margin: String) -> [String]
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
