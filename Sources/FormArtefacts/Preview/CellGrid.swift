/// A rectangle of character cells. What is written never takes a cell from a text that is there already.
struct CellGrid {
    private enum Cell: Equatable {
        case blank
        /// A line of a box; texts do not go over it.
        case line(Character)
        case text(String)
        /// A further column of a double-width character.
        case continuation
    }

    let columns: Int
    let rows: Int
    private var cells: [[Cell]]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
    }

    /// A line's character in a blank cell or over another line.
    mutating func line(_ character: Character, row: Int, column: Int) {
        guard cells.indices.contains(row), (0..<columns).contains(column) else { return }
        switch cells[row][column] {
        case .blank, .line: cells[row][column] = .line(character)
        case .text, .continuation: return
        }
    }

    /// The four edges of a box that takes the rows and columns, its lines inside them.
    mutating func box(_ box: BoxLines, rows: Range<Int>, columns: Range<Int>) {
        guard rows.count >= 2, columns.count >= 2 else { return }
        let (top, bottom) = (rows.lowerBound, rows.upperBound - 1)
        let (left, right) = (columns.lowerBound, columns.upperBound - 1)
        for column in columns {
            line(box.horizontal, row: top, column: column)
            line(box.horizontal, row: bottom, column: column)
        }
        for row in rows {
            line(box.vertical, row: row, column: left)
            line(box.vertical, row: row, column: right)
        }
        line(box.corners[0], row: top, column: left)
        line(box.corners[1], row: top, column: right)
        line(box.corners[2], row: bottom, column: left)
        line(box.corners[3], row: bottom, column: right)
    }

    /// Writes the text into the free columns of the row that are nearest to a column; false where there are none.
    mutating func write(_ text: CellText, row: Int, near column: Int, within bounds: Range<Int>) -> Bool {
        guard cells.indices.contains(row), let start = freeStart(text.width, row, near: column, bounds) else {
            return false
        }
        var column = start
        for cell in text.cells {
            cells[row][column] = .text(cell.text)
            for next in 1..<max(cell.width, 1) { cells[row][column + next] = .continuation }
            column += cell.width
        }
        return true
    }

    private func freeStart(_ width: Int, _ row: Int, near column: Int, _ bounds: Range<Int>) -> Int? {
        let bounds = bounds.clamped(to: 0..<columns)
        guard bounds.count >= width else { return nil }
        let starts = bounds.lowerBound...(bounds.upperBound - width)
        return nearest(column, in: starts) { isFree($0..<($0 + width), row, margin: 1) }
            ?? nearest(column, in: starts) { isFree($0..<($0 + width), row, margin: 0) }
    }

    /// The number nearest to a wanted one that qualifies, the smaller of two equally near.
    private func nearest(_ wanted: Int, in range: ClosedRange<Int>, where qualifies: (Int) -> Bool) -> Int? {
        let middle = min(max(wanted, range.lowerBound), range.upperBound)
        for distance in 0...range.count {
            for candidate in [middle - distance, middle + distance] {
                if range.contains(candidate), qualifies(candidate) { return candidate }
            }
        }
        return nil
    }

    /// Whether no text or line is in the columns, and no text beside them.
    private func isFree(_ range: Range<Int>, _ row: Int, margin: Int) -> Bool {
        guard range.allSatisfy({ cells[row][$0] == .blank }) else { return false }
        guard margin > 0 else { return true }
        return [range.lowerBound - 1, range.upperBound].allSatisfy { column in
            guard (0..<columns).contains(column) else { return true }
            switch cells[row][column] {
            case .blank, .line: return true
            case .text, .continuation: return false
            }
        }
    }

    /// Whether nothing is in a row.
    func isBlank(row: Int) -> Bool { cells[row].allSatisfy { $0 == .blank } }

    /// A row's text: as wide as the grid whatever is in it. A row with right-to-left text is kept in the order of its
    /// columns by left-to-right marks, which take no column.
    func text(row: Int) -> String {
        var result = ""
        var isInRightToLeft = false
        for cell in cells[row] {
            guard case .text(let text) = cell else {
                if case .continuation = cell { continue }
                result += isInRightToLeft ? Self.leftToRightMark : ""
                isInRightToLeft = false
                if case .line(let character) = cell { result.append(character) } else { result += " " }
                continue
            }
            isInRightToLeft = isInRightToLeft || text.unicodeScalars.contains(where: Self.isRightToLeft)
            result += text
        }
        return result + (isInRightToLeft ? Self.leftToRightMark : "")
    }

    static let leftToRightMark = "\u{200E}"

    /// The blocks of Hebrew, Arabic and their neighbors.
    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

/// The characters that a box is drawn with.
struct BoxLines: Equatable {
    var horizontal: Character
    var vertical: Character
    /// Top left, top right, bottom left, bottom right.
    var corners: [Character]

    static let square = BoxLines(horizontal: "─", vertical: "│", corners: ["┌", "┐", "└", "┘"])
    static let round = BoxLines(horizontal: "─", vertical: "│", corners: ["╭", "╮", "╰", "╯"])
    /// Lines around what has the focus or is a filled button.
    static let heavy = BoxLines(horizontal: "━", vertical: "┃", corners: ["┏", "┓", "┗", "┛"])
    /// Lines around what is disabled.
    static let dashed = BoxLines(horizontal: "╌", vertical: "╎", corners: ["┌", "┐", "└", "┘"])
}
