import FormLayout

/// A screen drawn in character cells, with its device around it.
struct Picture {
    /// The approximate width of a column of cells in points.
    private static let columnWidth = 6.0
    /// The height of a row of cells in points.
    private static let rowHeight = 16.0

    /// The rows from top to bottom, all of one display width.
    private(set) var rows: [String] = []
    /// What the picture could not show where it is, one sentence each.
    private(set) var notes: [String] = []

    /// The rows, then the notes.
    var lines: [String] { rows + notes.map { "  \($0)" } }

    private let scene: ScreenScene
    private let items: [CellItem]
    private let map: RowMap
    private var grid: CellGrid

    init(_ scene: ScreenScene) {
        let drawn = CellItems(scene)
        self.scene = scene
        items = drawn.items
        map = RowMap(items, rowHeight: Self.rowHeight)
        let columns = min(max(wholeNumber(scene.window.width / Self.columnWidth), 8), 400)
        let screenRows = wholeNumber(scene.window.height / Self.rowHeight)
        grid = CellGrid(columns: columns, rows: max(screenRows, map.end))
        drawItems()
        addNotes(covered: drawn.covered)
        drawFrame()
    }

    private mutating func drawItems() {
        for (index, item) in items.enumerated() {
            if let box = item.box, item.host == nil {
                grid.box(box, rows: map[index], columns: columns(item.frame))
            }
        }
        let starts = accessoryStarts()
        for (index, item) in items.enumerated() { draw(item, map[index], starts[index]) }
    }

    private mutating func addNotes(covered: [String]) {
        let bottom = scene.window.height + 0.5
        if items.contains(where: { $0.frame.maxY > bottom }) {
            notes.append("the form is taller than the screen")
        }
        if !covered.isEmpty { notes.append("behind the keyboard: " + covered.joined(separator: ", ")) }
    }

    /// - Parameter start: the column of the text; nil for the one that the item's frame gives.
    private mutating func draw(_ item: CellItem, _ rows: Range<Int>, _ start: Int?) {
        switch item.content {
        case .none: return
        case .rule: drawRule(item, rows)
        case .keyboard(let returnKey): drawKeyboard(rows, returnKey)
        case .text(let lines, let side): drawText(lines, side, item, rows, start)
        }
    }

    // MARK: Texts

    private mutating func drawText(
        _ lines: [String], _ side: CellItem.TextSide, _ item: CellItem, _ rows: Range<Int>, _ start: Int?
    ) {
        let first = rows.lowerBound + max(0, (rows.count - lines.count) / 2)
        let width = columns(item.frame).count - 2
        for (offset, line) in lines.enumerated() where !line.isEmpty {
            let text = CellText(line)
            write(item.isImage ? text.shortened(to: width) : text, side, item, first + offset, start)
        }
    }

    private mutating func write(
        _ text: CellText, _ side: CellItem.TextSide, _ item: CellItem, _ row: Int, _ forced: Int?
    ) {
        let bounds = bounds(item)
        let start = forced ?? start(text.width, side, bounds)
        let isWritten =
            grid.write(text, row: row, near: start, within: bounds)
            || grid.write(text, row: row, near: start, within: 0..<grid.columns)
        if !isWritten { notes.append("no room in \(item.name) for \(Escaping.quoted(text.text))") }
    }

    /// The columns inside an item's box.
    private func bounds(_ item: CellItem) -> Range<Int> {
        let all = columns(item.frame)
        return item.box == nil || all.count < 3 ? all : (all.lowerBound + 1)..<(all.upperBound - 1)
    }

    /// Where the buttons inside fields begin. Their names are wider than they are: they move towards the middle of the
    /// field, so that each keeps its side of its neighbors.
    private func accessoryStarts() -> [Int: Int] {
        let inside = Dictionary(grouping: items.indices.filter { items[$0].host != nil }) { items[$0].host }
        var starts: [Int: Int] = [:]
        for (host, members) in inside {
            guard let host else { continue }
            let texts = members.compactMap(accessoryText).sorted { ($0.x, $0.item) < ($1.x, $1.item) }
            for text in Self.packed(texts, in: bounds(items[host])) { starts[text.item] = text.start }
        }
        return starts
    }

    /// The text of a button inside a field.
    private struct AccessoryText {
        var item: Int
        var x: Double
        var width: Int
        /// The first column.
        var start: Int
    }

    /// A text where the frame of its item puts it.
    private func accessoryText(_ index: Int) -> AccessoryText? {
        let item = items[index]
        guard case .text(let lines, let side) = item.content, let line = lines.first else { return nil }
        let width = CellText(line).width
        return AccessoryText(
            item: index, x: item.frame.x, width: width, start: start(width, side, bounds(item)))
    }

    /// Texts from left to right, moved apart so that all are inside the bounds as far as there is room.
    private static func packed(_ texts: [AccessoryText], in bounds: Range<Int>) -> [AccessoryText] {
        var texts = texts
        var (low, end) = (bounds.lowerBound, bounds.upperBound)
        for index in texts.indices.reversed() {
            texts[index].start = min(texts[index].start, end - texts[index].width)
            end = texts[index].start - 1
        }
        for index in texts.indices {
            texts[index].start = max(texts[index].start, low)
            low = texts[index].start + texts[index].width + 1
        }
        return texts
    }

    private func start(_ width: Int, _ side: CellItem.TextSide, _ bounds: Range<Int>) -> Int {
        switch side {
        case .left: bounds.lowerBound
        case .right: bounds.upperBound - width
        case .center: bounds.lowerBound + (bounds.count - width) / 2
        case .inset(let inset, let fromRight):
            fromRight ? bounds.upperBound - width - cells(inset) : bounds.lowerBound + cells(inset)
        }
    }

    private func cells(_ points: Double) -> Int { wholeNumber(points / pointsPerColumn) }

    private var pointsPerColumn: Double { max(scene.window.width, 1) / Double(grid.columns) }

    private func columns(_ frame: Rect) -> Range<Int> {
        let left = min(max(cells(frame.x), 0), grid.columns - 1)
        return left..<min(max(cells(frame.maxX), left + 1), grid.columns)
    }

    private mutating func drawRule(_ item: CellItem, _ rows: Range<Int>) {
        let columns = columns(item.frame)
        if item.frame.width >= item.frame.height {
            for column in columns {
                grid.line("─", row: rows.lowerBound + (rows.count - 1) / 2, column: column)
            }
        } else {
            for row in rows { grid.line("│", row: row, column: columns.lowerBound) }
        }
    }

    // MARK: Keyboard and frame

    private mutating func drawKeyboard(_ rows: Range<Int>, _ returnKey: String?) {
        for column in 0..<grid.columns { grid.line("─", row: rows.lowerBound, column: column) }
        var lines = ["q w e r t y u i o p", "a s d f g h j k l", "shift  z x c v b n m  delete"]
        lines.append("123   space" + String(repeating: " ", count: 12) + "[ \(returnKey ?? "") ]")
        if returnKey == nil { lines = ["1   2   3", "4   5   6", "7   8   9", "    0   delete"] }
        let step = max(1, (rows.count - 2) / lines.count)
        for (index, line) in lines.enumerated() {
            let text = CellText(line)
            let row = rows.lowerBound + 1 + index * step
            _ = grid.write(text, row: row, near: (grid.columns - text.width) / 2, within: 0..<grid.columns)
        }
    }

    private mutating func drawFrame() {
        let bar = String(repeating: "─", count: grid.columns)
        rows.append("╭\(bar)╮")
        for row in 0..<grid.rows {
            let text = grid.text(row: row)
            let isRightToLeft = text.unicodeScalars.contains(where: CellGrid.isRightToLeft)
            rows.append((isRightToLeft ? CellGrid.leftToRightMark : "") + "│\(text)│")
        }
        rows.append("╰\(scene.showsHomeIndicator ? Self.homeIndicator(grid.columns) : bar)╯")
    }

    /// The bottom edge with the home indicator in its middle.
    private static func homeIndicator(_ columns: Int) -> String {
        let length = columns / 3
        let left = (columns - length) / 2
        return String(repeating: "─", count: left) + String(repeating: "━", count: length)
            + String(repeating: "─", count: columns - left - length)
    }
}
