import FormModel
import FormSource

/// Text of a spec as GitHub's Markdown shows it unchanged. What cannot be seen is escaped as in ``Escaping``.
enum Markdown {
    /// Running text or a cell of a table: what has a meaning in Markdown is escaped.
    static func text(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "\\`*_[]<>|~#&".unicodeScalars.contains(scalar) { result += "\\" }
            result += Escaping.visible(scalar)
        }
        return result
    }

    /// A text in each language, the base language first.
    static func text(_ text: Text) -> String {
        let translations = text.translations.map {
            "\(Self.text($0.locale)): \(Self.text($0.string.value))"
        }
        return ([Self.text(text.base.value)] + translations).joined(separator: lineBreak)
    }

    /// A code span outside of tables, fenced by more back-quotes than it holds.
    static func code(_ text: String) -> String {
        let content = Escaping.line(text)
        let fence = String(repeating: "`", count: longestRun(of: "`", in: content) + 1)
        let needsSpace =
            content.hasPrefix("`") || content.hasSuffix("`") || content.isEmpty || isPadded(content)
        return needsSpace ? "\(fence) \(content) \(fence)" : fence + content + fence
    }

    /// A code span in a cell of a table, where `|` is escaped also in code.
    static func cellCode(_ text: String) -> String {
        code(text).unicodeScalars.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
    }

    /// A line break in a cell of a table.
    static let lineBreak = "<br>"

    /// Markdown removes one space at each end of a code span that has one at both ends.
    private static func isPadded(_ text: String) -> Bool { text.hasPrefix(" ") && text.hasSuffix(" ") }

    /// Counted in scalars, as Markdown does: a combining mark after a back-quote leaves it a back-quote.
    private static func longestRun(of wanted: Unicode.Scalar, in text: String) -> Int {
        var longest = 0
        var run = 0
        for scalar in text.unicodeScalars {
            run = scalar == wanted ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}

extension LineWriter {
    /// A table of cells that are Markdown already. There is no padding: a cell that grows changes its own row only.
    mutating func table(_ head: [String], _ rows: [[String]]) {
        line(Self.row(head))
        line("|" + String(repeating: " --- |", count: head.count))
        lines(rows.map(Self.row))
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}
