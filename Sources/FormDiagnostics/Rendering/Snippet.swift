import FormSource

/// The lines of one file that a diagnostic is about, numbered, with marks under them.
struct Snippet {
    /// A stretch of one line with a mark of its own.
    private struct Mark {
        var line: Int
        var span: Span
        var text: String
        var isPrimary: Bool
    }

    private let source: SourceFile
    private let style: ReportStyle
    private let severity: Severity
    private let marks: [Mark]
    private let shownLines: [Int]
    /// Cells of the line numbers' column, which the snippets of one diagnostic share.
    var gutterWidth: Int

    /// - Parameters:
    ///   - primary: where it is wrong, if that is in this file.
    ///   - secondary: the other places in this file.
    init(
        primary: Diagnostic.Label?, secondary: [Diagnostic.Label], _ severity: Severity,
        in source: SourceFile,
        style: ReportStyle
    ) {
        self.source = source
        self.style = style
        self.severity = severity
        marks =
            (primary.map { Self.marks($0, isPrimary: true, in: source) } ?? [])
            + secondary.flatMap { Self.marks($0, isPrimary: false, in: source) }
        shownLines = Set(marks.map(\.line)).sorted()
        gutterWidth = String((shownLines.last ?? 0) + 1).count
    }

    /// A span of several lines is marked at its first and its last.
    private static func marks(_ label: Diagnostic.Label, isPrimary: Bool, in source: SourceFile) -> [Mark] {
        let span = label.span.clamped(to: source.utf8.count)
        let first = source.lineIndex(at: span.lower)
        let last = span.isEmpty ? first : source.lineIndex(at: span.upper - 1)
        guard last > first else {
            return [Mark(line: first, span: span, text: label.text, isPrimary: isPrimary)]
        }
        let lastRange = source.lineRange(at: last)
        let indent = source.utf8[lastRange].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .count
        let lastStart = min(lastRange.lowerBound + indent, span.upper)
        return [
            Mark(
                line: first, span: Span(span.lower, source.lineRange(at: first).upperBound), text: "",
                isPrimary: isPrimary),
            Mark(line: last, span: Span(lastStart, span.upper), text: label.text, isPrimary: isPrimary),
        ]
    }

    var lines: [String] {
        var rows = [gutter("")]
        var previous: Int?
        for line in shownLines {
            if let previous, line - previous == 2 {
                rows.append(sourceRow(previous + 1, window(previous + 1, [])))
            }
            if let previous, line - previous > 2 { rows.append(style.apply(.gutter, "...")) }
            rows += block(line)
            previous = line
        }
        return rows
    }

    private func block(_ line: Int) -> [String] {
        let here = marks.filter { $0.line == line }
        let window = window(line, here)
        return [sourceRow(line, window)] + here.map { markRow($0, window) }
    }

    private func window(_ line: Int, _ marks: [Mark]) -> LineWindow {
        LineWindow(source: source, line: source.lineRange(at: line), focus: marks.first?.span)
    }

    private func gutter(_ label: String) -> String {
        let padding = String(repeating: " ", count: gutterWidth - label.count)
        return style.apply(.gutter, "\(padding)\(label) |")
    }

    private func sourceRow(_ line: Int, _ window: LineWindow) -> String {
        window.text.isEmpty ? gutter(String(line + 1)) : "\(gutter(String(line + 1))) \(window.text)"
    }

    private func markRow(_ mark: Mark, _ window: LineWindow) -> String {
        let cells = window.cells(of: mark.span)
        let sign = String(repeating: mark.isPrimary ? "^" : "-", count: max(1, cells.count))
        let text = mark.text.isEmpty ? sign : "\(sign) \(SafeText.line(mark.text))"
        let role = mark.isPrimary ? ReportStyle.role(of: severity) : .gutter
        return "\(gutter("")) \(String(repeating: " ", count: cells.lowerBound))\(style.apply(role, text))"
    }
}
