import FormLayout
import FormModel

/// A screen drawn in character cells, with its device around it.
struct Picture {
    /// Width of a column of cells in points, about.
    static let columnWidth = 6.0
    /// Height of a row of cells in points.
    static let rowHeight = 16.0

    /// Rows of equal display width.
    private(set) var rows: [String] = []
    /// What the picture could not show in its place, one sentence each.
    private(set) var notes: [String] = []

    private let scene: Scene
    private let screen: SolvedScreen
    private let map: RowMap
    private var grid: CellGrid

    static func draw(_ form: Form, _ plan: LayoutPlan, _ screen: SolvedScreen) -> Picture {
        var picture = Picture(SceneBuilder.scene(form, plan, screen), screen)
        picture.drawItems()
        picture.frame()
        return picture
    }

    private init(_ scene: Scene, _ screen: SolvedScreen) {
        self.scene = scene
        self.screen = screen
        map = RowMap(scene, rowHeight: Self.rowHeight)
        let columns = min(max(wholeNumber(screen.width / Self.columnWidth), 8), 400)
        let screenRows = wholeNumber(screen.height / Self.rowHeight)
        grid = CellGrid(columns: columns, rows: max(screenRows, map.end))
    }

    private mutating func drawItems() {
        for (index, item) in scene.items.enumerated() {
            if let box = item.box, item.host == nil {
                grid.box(box, rows: map.rows[index], columns: columns(item.frame))
            }
        }
        let starts = accessoryStarts()
        for (index, item) in scene.items.enumerated() { draw(item, map.rows[index], starts[index]) }
        let bottom = screen.height + 0.5
        if scene.items.contains(where: { $0.frame.maxY > bottom }) {
            notes.append("the form is taller than the screen")
        }
        if !scene.covered.isEmpty {
            notes.append("behind the keyboard: " + scene.covered.joined(separator: ", "))
        }
    }

    /// - Parameter start: the column of the text where it is not the one that the item's frame gives.
    private mutating func draw(_ item: Scene.Item, _ rows: Range<Int>, _ start: Int?) {
        switch item.content {
        case .none: return
        case .rule: rule(item, rows)
        case .keyboard(let returnKey): keyboard(rows, returnKey)
        case .text(let lines, let side): text(lines, side, item, rows, start)
        }
    }

    // MARK: Texts

    private mutating func text(
        _ lines: [String], _ side: Scene.TextSide, _ item: Scene.Item, _ rows: Range<Int>, _ start: Int?
    ) {
        let first = rows.lowerBound + max(0, (rows.count - lines.count) / 2)
        let room = columns(item.frame).count - 2
        for (offset, line) in lines.enumerated() where !line.isEmpty {
            let text = CellText(line)
            write(item.isPicture ? text.shortened(to: room) : text, side, item, first + offset, start)
        }
    }

    private mutating func write(
        _ text: CellText, _ side: Scene.TextSide, _ item: Scene.Item, _ row: Int, _ forced: Int?
    ) {
        let bounds = bounds(item)
        let start = forced ?? start(text.width, side, bounds)
        let isPlaced =
            grid.place(text, row: row, near: start, within: bounds)
            || grid.place(text, row: row, near: start, within: 0..<grid.columns)
        if !isPlaced { notes.append("no room in \(item.name) for \(Escaping.quoted(text.text))") }
    }

    /// The columns inside an item's box.
    private func bounds(_ item: Scene.Item) -> Range<Int> {
        let all = columns(item.frame)
        return item.box == nil || all.count < 3 ? all : (all.lowerBound + 1)..<(all.upperBound - 1)
    }

    /// Where the buttons inside fields begin. Their names are wider than they are: they move towards the middle of the
    /// field, so that each keeps its side of its neighbours.
    private func accessoryStarts() -> [Int: Int] {
        var inside: [Int: [Int]] = [:]
        for (index, item) in scene.items.enumerated() {
            if let host = item.host { inside[host, default: []].append(index) }
        }
        var starts: [Int: Int] = [:]
        for (host, members) in inside {
            var texts = members.compactMap(ownPlace).sorted { ($0.x, $0.item) < ($1.x, $1.item) }
            var (low, end) = (bounds(scene.items[host]).lowerBound, bounds(scene.items[host]).upperBound)
            for place in texts.indices.reversed() {
                texts[place].start = min(texts[place].start, end - texts[place].width)
                end = texts[place].start - 1
            }
            for text in texts {
                starts[text.item] = max(text.start, low)
                low = max(text.start, low) + text.width + 1
            }
        }
        return starts
    }

    /// A text where the frame of its item puts it.
    private func ownPlace(_ index: Int) -> (item: Int, x: Double, width: Int, start: Int)? {
        let item = scene.items[index]
        guard case .text(let lines, let side) = item.content, let line = lines.first else { return nil }
        let width = CellText(line).width
        return (index, item.frame.x, width, start(width, side, bounds(item)))
    }

    private func start(_ width: Int, _ side: Scene.TextSide, _ bounds: Range<Int>) -> Int {
        switch side {
        case .left: bounds.lowerBound
        case .right: bounds.upperBound - width
        case .center: bounds.lowerBound + (bounds.count - width) / 2
        case .inset(let inset, let fromRight):
            fromRight ? bounds.upperBound - width - cells(inset) : bounds.lowerBound + cells(inset)
        }
    }

    private func cells(_ points: Double) -> Int { wholeNumber(points / pointsPerColumn) }

    private var pointsPerColumn: Double { max(screen.width, 1) / Double(grid.columns) }

    private func columns(_ frame: Rect) -> Range<Int> {
        let left = min(max(cells(frame.x), 0), grid.columns - 1)
        return left..<min(max(cells(frame.maxX), left + 1), grid.columns)
    }

    private mutating func rule(_ item: Scene.Item, _ rows: Range<Int>) {
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

    private mutating func keyboard(_ rows: Range<Int>, _ returnKey: String?) {
        for column in 0..<grid.columns { grid.line("─", row: rows.lowerBound, column: column) }
        var lines = ["q w e r t y u i o p", "a s d f g h j k l", "shift  z x c v b n m  delete"]
        lines.append("123   space" + String(repeating: " ", count: 12) + "[ \(returnKey ?? "") ]")
        if returnKey == nil { lines = ["1   2   3", "4   5   6", "7   8   9", "    0   delete"] }
        let step = max(1, (rows.count - 2) / lines.count)
        for (index, line) in lines.enumerated() {
            let text = CellText(line)
            let row = rows.lowerBound + 1 + index * step
            _ = grid.place(text, row: row, near: (grid.columns - text.width) / 2, within: 0..<grid.columns)
        }
    }

    private mutating func frame() {
        let bar = String(repeating: "─", count: grid.columns)
        let indicator = screen.bottomInset > 0 && screen.keyboard == nil
        rows.append("╭\(bar)╮")
        for row in 0..<grid.rows {
            let mark = grid.text(row: row)
            let startsRightToLeft = mark.unicodeScalars.contains(where: CellGrid.isRightToLeft)
            rows.append((startsRightToLeft ? CellGrid.leftToRightMark : "") + "│\(mark)│")
        }
        rows.append("╰\(indicator ? Self.homeIndicator(grid.columns) : bar)╯")
    }

    /// The bottom edge with the home indicator in its middle.
    private static func homeIndicator(_ columns: Int) -> String {
        let length = columns / 3
        let left = (columns - length) / 2
        return String(repeating: "─", count: left) + String(repeating: "━", count: length)
            + String(repeating: "─", count: columns - left - length)
    }
}
