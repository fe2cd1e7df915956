import FormBehaviour
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
    static func text(_ text: LocalizedText) -> String {
        let translations = text.translations.map {
            "\(Self.text($0.locale)): \(Self.text($0.string.value))"
        }
        return ([Self.text(text.base.value)] + translations).joined(separator: lineBreak)
    }

    /// A code span outside of tables, fenced by more back-quotes than it holds. Markdown reads scalars: a combining mark
    /// after a back-quote leaves it a back-quote.
    static func code(_ text: String) -> String {
        let content = Escaping.line(text)
        let scalars = content.unicodeScalars
        let fence = String(repeating: "`", count: longestRun(of: "`", in: scalars) + 1)
        let touchesFence = scalars.first == "`" || scalars.last == "`" || scalars.isEmpty
        // One space at each end is removed where there is one at both ends and something between them.
        let isPadded = scalars.first == " " && scalars.last == " " && scalars.contains { $0 != " " }
        return touchesFence || isPadded ? "\(fence) \(content) \(fence)" : fence + content + fence
    }

    /// A code span in a cell of a table, where `|` is escaped also in code. After a backslash it cannot be: for GitHub
    /// that ends the cell, and the code is written as HTML.
    static func cellCode(_ text: String) -> String {
        let code = code(text).unicodeScalars
        if zip(code, code.dropFirst()).contains(where: { $0 == "\\" && $1 == "|" }) {
            return "<code>\(Self.text(text))</code>"
        }
        return code.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
    }

    /// Events as `formc trace` takes them, in a cell of a table.
    static func trace(_ trace: Trace, of machine: FormMachine) -> String {
        trace.events.isEmpty ? "launch" : cellCode(machine.text(of: trace))
    }

    /// A line break in a cell of a table.
    static let lineBreak = "<br>"

    private static func longestRun(of wanted: Unicode.Scalar, in scalars: String.UnicodeScalarView) -> Int {
        var longest = 0
        var run = 0
        for scalar in scalars {
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
