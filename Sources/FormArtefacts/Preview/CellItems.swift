import FormLayout

/// The things of a scene that are drawn in cells, before it is known in which.
struct CellItems {
    /// Containers before what is inside them.
    private(set) var items: [CellItem] = []
    /// The names of elements that the keyboard covers.
    private(set) var covered: [String] = []
    private let scene: ScreenScene

    init(_ scene: ScreenScene) {
        self.scene = scene
        addBars()
        addElements()
        if let keyboard = scene.keyboard {
            items.append(
                CellItem(
                    name: "keyboard", frame: keyboard.frame,
                    content: .keyboard(returnKey: keyboard.returnKey)))
        }
        alignRows()
    }

    private mutating func addBars() {
        if let frame = scene.statusBar {
            let isMirrored = scene.isRightToLeft
            addText("status bar", frame, "9:41", .inset(24, fromRight: isMirrored))
            addText("status bar", frame, "100%", .inset(24, fromRight: !isMirrored))
        }
        if let bar = scene.navigationBar { addText("navigation title", bar.frame, bar.title, .center) }
    }

    private mutating func addText(_ name: String, _ frame: Rect, _ text: String, _ side: CellItem.TextSide) {
        items.append(CellItem(name: name, frame: frame, content: .text([text], side)))
    }

    // MARK: Elements

    /// What an element gives to those inside it.
    private struct Context {
        var container: Int?
        var host: Int?
    }

    private mutating func addElements() {
        var contexts: [Context] = []
        for element in scene.elements {
            let outer = element.parent.map { contexts[$0] } ?? Context()
            contexts.append(add(element, in: outer))
        }
    }

    private mutating func add(_ element: SceneElement, in outer: Context) -> Context {
        let drawing = CellDrawing(element, isRightToLeft: scene.isRightToLeft)
        guard drawing.isVisible else { return outer }
        guard !isCovered(element.frame) else {
            if drawing.content.rows > 0 { covered.append(element.id) }
            return outer
        }
        var inner = outer
        if case .none = drawing.content { inner.container = items.count }
        if case .field = element.content { inner.host = items.count }
        var item = CellItem(
            name: element.id, frame: aboveKeyboard(element.frame), box: drawing.box, content: drawing.content)
        if case .image = element.content { item.isImage = true }
        item.font = drawing.font
        (item.container, item.host) = (outer.container, outer.host)
        items.append(item)
        return inner
    }

    private func isCovered(_ frame: Rect) -> Bool {
        scene.keyboard.map { frame.midY > $0.frame.y } ?? false
    }

    /// What the keyboard leaves of something that it covers by less than half.
    private func aboveKeyboard(_ frame: Rect) -> Rect {
        guard let top = scene.keyboard?.frame.y, frame.maxY > top else { return frame }
        return Rect(x: frame.x, y: frame.y, width: frame.width, height: max(0, top - frame.y))
    }

    // MARK: Rows

    /// The distance in points between the middles of two items from which they are in rows of their own.
    private static let rowDistance = 5.0

    /// Gives items of one row that are beside each other the same height, so that their texts share a row of cells.
    private mutating func alignRows() {
        let byMiddle = items.indices.sorted {
            (items[$0].frame.midY, $0) < (items[$1].frame.midY, $1)
        }
        let middles = byMiddle.map { items[$0].frame.midY }
        for (position, index) in byMiddle.enumerated() {
            var next = position + 1
            while next < byMiddle.count, middles[next] - middles[position] < Self.rowDistance {
                if areBeside(items[index], items[byMiddle[next]]) { join(index, byMiddle[next]) }
                next += 1
            }
        }
    }

    private mutating func join(_ index: Int, _ other: Int) {
        let (a, b) = (items[index].frame, items[other].frame)
        let top = min(a.y, b.y)
        let height = max(a.maxY, b.maxY) - top
        items[index].frame = Rect(x: a.x, y: top, width: a.width, height: height)
        items[other].frame = Rect(x: b.x, y: top, width: b.width, height: height)
    }

    private func areBeside(_ a: CellItem, _ b: CellItem) -> Bool {
        guard a.host == nil, b.host == nil, a.container == b.container, (a.box == nil) == (b.box == nil),
            a.content.rows == 1, b.content.rows == 1, abs(a.frame.midY - b.frame.midY) < Self.rowDistance
        else { return false }
        return a.frame.maxX <= b.frame.x + 0.5 || b.frame.maxX <= a.frame.x + 0.5
    }
}
