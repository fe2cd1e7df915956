import FormLayout

/// Which rows of cells the items of a picture take.
///
/// The row of an edge is its position in points divided by the row's height, unless what is above it needs more: texts
/// need a row for each line, boxes one for each of their edges, and the order of edges is kept. So nothing is drawn over
/// anything that it does not overlap, and blank space below takes up what was given.
struct RowMap {
    /// One more than the last row of any item.
    private(set) var end = 0
    /// The rows of each item, by the index of the item.
    private var extents: [Extent]

    /// The rows of an item, which become known as the edges are walked from top to bottom.
    private struct Extent {
        /// The first row.
        var top = 0
        /// The row that the lowest thing inside its box ends at.
        var innerBottom = 0
        /// All rows, once its bottom is known.
        var rows = 0..<0
    }

    private struct Edge {
        var item: Int
        var isBottom: Bool
        var y: Double
        var depth: Int
    }

    /// The distance in points over which two things do not look joined.
    private static let visibleGap = 12.0

    /// The most rows from one edge to the next: taller than the tallest screen, from which on a picture tells nothing and
    /// only takes memory.
    private static let longestDistance = 200

    init(_ items: [CellItem], rowHeight: Double) {
        extents = Array(repeating: Extent(), count: items.count)
        var previous = 0
        // The bottom of the last item, while none has begun after it.
        var lastBottom: Double?
        for edge in Self.sortedEdges(items, rowHeight) {
            let wanted = min(
                max(wholeNumber(edge.y / rowHeight), previous), previous + Self.longestDistance)
            if edge.isBottom {
                previous = end(edge.item, at: wanted, items)
                lastBottom = edge.y
            } else {
                let isApart = lastBottom.map { edge.y - $0 > Self.visibleGap } ?? false
                previous = begin(edge.item, at: isApart ? max(wanted, previous + 1) : wanted, items)
                lastBottom = nil
            }
        }
        for (index, item) in items.enumerated() {
            if let host = item.host { extents[index] = extents[host] }
        }
    }

    /// The rows of an item.
    subscript(index: Int) -> Range<Int> { extents[index].rows }

    /// Puts the top of an item at a row, or under the edge of the box that it is inside of.
    private mutating func begin(_ index: Int, at wanted: Int, _ items: [CellItem]) -> Int {
        var row = wanted
        if let container = items[index].container, items[container].box != nil {
            row = max(row, extents[container].top + 1)
        }
        extents[index].top = row
        return row
    }

    /// Puts the bottom of an item at a row, or as far below as it needs.
    private mutating func end(_ index: Int, at wanted: Int, _ items: [CellItem]) -> Int {
        let item = items[index]
        let row = max(
            wanted, extents[index].top + item.minimumRows,
            extents[index].innerBottom + (item.box == nil ? 0 : 1))
        extents[index].rows = extents[index].top..<row
        if let container = item.container {
            extents[container].innerBottom = max(extents[container].innerBottom, row)
        }
        end = max(end, row)
        return row
    }
}

// MARK: - Edges

extension RowMap {
    /// The edges from top to bottom. At the same position what ends comes before what begins, inner ends before outer
    /// ones, outer beginnings before inner ones. Points are compared with a tolerance, as solved frames carry
    /// rounding errors.
    private static func sortedEdges(_ items: [CellItem], _ rowHeight: Double) -> [Edge] {
        var edges: [Edge] = []
        for (index, item) in items.enumerated() where item.host == nil {
            let depth = depth(of: index, items)
            let frame = wholeRows(item, rowHeight)
            let top = quantized(max(frame.y, 0))
            let bottom = max(quantized(frame.maxY), top + tolerance)
            edges.append(Edge(item: index, isBottom: false, y: top, depth: depth))
            edges.append(Edge(item: index, isBottom: true, y: bottom, depth: depth))
        }
        return edges.sorted(by: precedes)
    }

    /// The frame of an item with one line of text, cut around its middle to as many rows as fit: items of the same height
    /// then take the same number of rows wherever they are.
    private static func wholeRows(_ item: CellItem, _ rowHeight: Double) -> Rect {
        let rows = (item.frame.height / rowHeight).rounded(.down)
        guard item.content.rows == 1, rows >= Double(item.minimumRows) else { return item.frame }
        let height = rows * rowHeight
        return Rect(x: item.frame.x, y: item.frame.midY - height / 2, width: item.frame.width, height: height)
    }

    /// The distance in points from which on two edges are apart.
    private static let tolerance = 0.125

    private static func quantized(_ y: Double) -> Double { (y / tolerance).rounded() * tolerance }

    private static func precedes(_ a: Edge, _ b: Edge) -> Bool {
        if a.y != b.y { return a.y < b.y }
        if a.isBottom != b.isBottom { return a.isBottom }
        if a.depth != b.depth { return a.isBottom ? a.depth > b.depth : a.depth < b.depth }
        return a.item < b.item
    }

    private static func depth(of index: Int, _ items: [CellItem]) -> Int {
        var depth = 0
        var current = items[index].container
        while let container = current {
            depth += 1
            current = items[container].container
        }
        return depth
    }
}
