import FormLayout

/// A screen drawn in character cells, with its device around it.
struct Picture {
    /// The approximate width of a column of cells in points.
    private static let columnWidth = 6.0
    /// The height of a row of cells in points.
    private static let rowHeight = 16.0

    /// The rows from top to bottom: all of one display width, but for what is said at the right of the frame.
    private(set) var rows: [String] = []
    /// What the picture could not show where it is, one sentence each.
    private(set) var notes: [String] = []

    /// The rows, then the notes.
    var lines: [String] { rows + notes.map { "  \($0)" } }

    private let scene: ScreenScene
    private let items: [CellItem]
    private let map: RowMap
    private var grid: CellGrid
    /// How texts are set, by the rows that they begin in, each with its column.
    private var fonts: [Int: [(column: Int, name: String)]] = [:]

    init(_ scene: ScreenScene) {
        let drawn = CellItems(scene)
        self.scene = scene
        items = drawn.items
        map = RowMap(items, RowScale(rowHeight: Self.rowHeight), height: scene.window.height)
        let columns = min(max(wholeNumber(scene.window.width / Self.columnWidth), 8), 400)
        grid = CellGrid(columns: columns, rows: map.end)
        drawItems()
        addNotes(covered: drawn.covered)
        drawFrame()
    }

    private mutating func drawItems() {
        for (index, item) in items.enumerated() {
            if let box = item.box, item.host == nil {
                grid.box(box, rows: map[index], columns: columns(item))
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
        if let font = item.font { fonts[first, default: []].append((columns(item).lowerBound, font)) }
        if item.isImage { return drawName(lines, item, first) }
        for (offset, line) in lines.enumerated() where !line.isEmpty {
            write(CellText(line), side, item, first + offset, start)
        }
    }

    /// The name of an image, as far as it fits inside: it is not on the screen, and never takes the room of what is.
    private mutating func drawName(_ lines: [String], _ item: CellItem, _ row: Int) {
        let bounds = bounds(item)
        let name = CellText(lines.joined()).shortened(to: bounds.count)
        _ = grid.write(name, row: row, near: start(name.width, .center, bounds), within: bounds)
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
        let all = columns(item)
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

    /// The columns of an item. The box of a label is at least as wide as its text, which takes other columns than it has points.
    private func columns(_ item: CellItem) -> Range<Int> {
        let columns = columns(item.frame)
        guard item.box != nil, !item.isImage, case .text(let lines, let side) = item.content else {
            return columns
        }
        let wanted = (lines.map { CellText($0).width }.max() ?? 0) + 2
        let missing = min(wanted, grid.columns) - columns.count
        guard missing > 0 else { return columns }
        let left =
            switch side {
            case .left, .inset(_, fromRight: false): columns.lowerBound
            case .right, .inset(_, fromRight: true): columns.lowerBound - missing
            case .center: columns.lowerBound - missing / 2
            }
        let start = min(max(left, 0), grid.columns - columns.count - missing)
        return start..<(start + columns.count + missing)
    }

    private func columns(_ frame: Rect) -> Range<Int> {
        let left = min(max(cells(frame.x), 0), grid.columns - 1)
        return left..<min(max(cells(frame.maxX), left + 1), grid.columns)
    }

    private mutating func drawRule(_ item: CellItem, _ rows: Range<Int>) {
        let columns = columns(item)
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
        for (index, line) in lines.enumerated() {
            let text = CellText(line)
            let row = rows.lowerBound + 1 + index
            _ = grid.write(text, row: row, near: (grid.columns - text.width) / 2, within: 0..<grid.columns)
        }
    }

    private mutating func drawFrame() {
        let bar = String(repeating: "─", count: grid.columns)
        rows.append("╭\(bar)╮")
        var row = 0
        while row < grid.rows {
            let blank = (row..<grid.rows).prefix { grid.isBlank(row: $0) }.count
            if blank >= Self.foldedRows {
                let words = "    … \(blank) empty rows".prefix(grid.columns)
                rows.append("│\(words)\(String(repeating: " ", count: grid.columns - words.count))│")
                row += blank
            } else {
                rows.append(framed(row))
                row += 1
            }
        }
        rows.append("╰\(scene.showsHomeIndicator ? Self.homeIndicator(grid.columns) : bar)╯")
    }

    /// From how many empty rows on a line says how many they are.
    private static let foldedRows = 4

    /// A row between the edges of the device, and how its texts are set.
    private func framed(_ row: Int) -> String {
        let text = grid.text(row: row)
        let isRightToLeft = text.unicodeScalars.contains(where: CellGrid.isRightToLeft)
        var names: [String] = []
        for font in (fonts[row] ?? []).sorted(by: { $0.column < $1.column }) where !names.contains(font.name)
        {
            names.append(font.name)
        }
        return (isRightToLeft ? CellGrid.leftToRightMark : "") + "│\(text)│"
            + (names.isEmpty ? "" : " " + names.joined(separator: ", "))
    }

    /// The bottom edge with the home indicator in its middle.
    private static func homeIndicator(_ columns: Int) -> String {
        let length = columns / 3
        let left = (columns - length) / 2
        return String(repeating: "─", count: left) + String(repeating: "━", count: length)
            + String(repeating: "─", count: columns - left - length)
    }
}
