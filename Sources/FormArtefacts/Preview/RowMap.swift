import FormLayout

/// Which rows of cells the items of a scene take.
///
/// An edge's row is its place in points divided by the row's height, unless what must stand above it needs more: texts
/// need a row for each line, boxes one for each of their edges, and the order of edges is kept. So nothing is drawn over
/// anything that it does not overlap, and blank space below takes up what was given.
struct RowMap {
    /// Rows of each item, the same index as in the scene.
    private(set) var rows: [Range<Int>]
    /// One more than the last row of any item.
    private(set) var end = 0

    /// A distance in points over which two things do not look joined.
    private static let visibleGap = 12.0

    /// Rows from one edge to the next at most: taller than the tallest screen, which is where a picture stops telling
    /// anything and only takes memory.
    private static let longestWay = 200

    private struct Edge {
        var item: Int
        var isBottom: Bool
        var y: Double
        var depth: Int
    }

    init(_ scene: Scene, rowHeight: Double) {
        rows = Array(repeating: 0..<0, count: scene.items.count)
        var tops = Array(repeating: 0, count: scene.items.count)
        // The lowest row that something inside a box ends at.
        var innerEnds = Array(repeating: 0, count: scene.items.count)
        var previous = 0
        // Where the last thing ended that nothing has begun after.
        var lastBottom: Double?
        for edge in RowMap.sortedEdges(scene, rowHeight) {
            let item = scene.items[edge.item]
            var row = min(max(wholeNumber(edge.y / rowHeight), previous), previous + RowMap.longestWay)
            if edge.isBottom {
                row = max(
                    row, tops[edge.item] + item.minimumRows, innerEnds[edge.item] + (item.box == nil ? 0 : 1))
                rows[edge.item] = tops[edge.item]..<row
                if let container = item.container { innerEnds[container] = max(innerEnds[container], row) }
                end = max(end, row)
            } else {
                if let container = item.container, scene.items[container].box != nil {
                    row = max(row, tops[container] + 1)
                }
                // A gap that can be seen stays one.
                if let bottom = lastBottom, edge.y - bottom > RowMap.visibleGap {
                    row = max(row, previous + 1)
                }
                tops[edge.item] = row
            }
            lastBottom = edge.isBottom ? edge.y : nil
            previous = row
        }
        for (index, item) in scene.items.enumerated() {
            if let host = item.host { rows[index] = rows[host] }
        }
    }

    /// By place; at the same place what ends comes before what begins, inner ends before outer ones, outer begins before
    /// inner ones. Points are compared with a tolerance, as solved frames carry rounding errors.
    private static func sortedEdges(_ scene: Scene, _ rowHeight: Double) -> [Edge] {
        var edges: [Edge] = []
        for (index, item) in scene.items.enumerated() where item.host == nil {
            let depth = depth(of: index, scene)
            let frame = wholeRows(item, rowHeight)
            let top = quantized(max(frame.y, 0))
            let bottom = max(quantized(frame.maxY), top + 0.125)
            edges.append(Edge(item: index, isBottom: false, y: top, depth: depth))
            edges.append(Edge(item: index, isBottom: true, y: bottom, depth: depth))
        }
        return edges.sorted { precedes($0, $1) }
    }

    /// A thing with one line of text, cut around its middle to as many rows as fit: things of the same height then take the
    /// same number of rows wherever they stand.
    private static func wholeRows(_ item: Scene.Item, _ rowHeight: Double) -> Rect {
        let rows = (item.frame.height / rowHeight).rounded(.down)
        guard item.content.rows == 1, rows >= Double(item.minimumRows) else { return item.frame }
        let height = rows * rowHeight
        return Rect(x: item.frame.x, y: item.frame.midY - height / 2, width: item.frame.width, height: height)
    }

    private static func quantized(_ y: Double) -> Double { (y * 8).rounded() / 8 }

    private static func precedes(_ a: Edge, _ b: Edge) -> Bool {
        if a.y != b.y { return a.y < b.y }
        if a.isBottom != b.isBottom { return a.isBottom }
        if a.depth != b.depth { return a.isBottom ? a.depth > b.depth : a.depth < b.depth }
        return a.item < b.item
    }

    private static func depth(of index: Int, _ scene: Scene) -> Int {
        var depth = 0
        var current = scene.items[index].container
        while let container = current {
            depth += 1
            current = scene.items[container].container
        }
        return depth
    }
}
