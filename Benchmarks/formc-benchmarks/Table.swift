import Foundation

/// A table for the terminal and for Markdown.
struct Table {
    private var rows: [[String]]

    init(_ columns: [String]) {
        rows = [columns, columns.map { _ in Self.rule }]
    }

    mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    /// Columns are padded, so that the terminal shows what Markdown would.
    func print() {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let cells = zip(row, widths).map { cell, width in
                let gap = String(repeating: cell == Self.rule ? "-" : " ", count: width - cell.count)
                return gap + cell
            }
            Swift.print("| " + cells.joined(separator: " | ") + " |")
        }
    }

    private static let rule = "---:"

    /// `seconds` in milliseconds.
    static func milliseconds(_ seconds: Double) -> String {
        String(format: "%.3f ms", seconds * 1e3)
    }

    /// `value` with one decimal and a times sign.
    static func factor(_ value: Double) -> String {
        String(format: "%.1f×", value)
    }
}
