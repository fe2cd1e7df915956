import Foundation

/// A table for the terminal and for Markdown.
struct Table {
    private var rows: [[String]]

    init(_ columns: [String]) {
        rows = [columns, columns.map { _ in "---:" }]
    }

    mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    func print() {
        for row in rows { Swift.print("| " + row.joined(separator: " | ") + " |") }
    }

    /// `seconds` in milliseconds.
    static func milliseconds(_ seconds: Double) -> String {
        String(format: "%.3f ms", seconds * 1e3)
    }

    /// `value` with one decimal and a times sign.
    static func factor(_ value: Double) -> String {
        String(format: "%.1f×", value)
    }
}
