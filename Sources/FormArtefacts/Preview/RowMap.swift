import FormLayout

/// Which rows of cells the items of a picture take.
///
/// Each distance from one edge to the next is rounded by itself, so that equal distances are equal numbers of rows and a
/// changed one changes where it is. Heights are rounded by themselves, too, and are at least what an item needs: a row for each
/// line of text, one for each edge of a box. The order of edges is kept, so nothing is drawn over what it does not overlap.
struct RowMap {
    /// One more than the last row of the screen and of any item.
    private(set) var end = 0
    /// The rows of each item, by the index of the item.
    private var extents: [Extent]
    private let scale: RowScale

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

    /// - Parameter height: of the screen, in points.
    init(_ items: [CellItem], _ scale: RowScale, height: Double) {
        extents = Array(repeating: Extent(), count: items.count)
        self.scale = scale
        var last = (row: 0, y: 0.0)
        for edge in Self.sortedEdges(items) {
            let row = last.row + scale.rows(distance: edge.y - last.y)
            last.row =
                edge.isBottom
                ? end(edge.item, at: row, after: last.row, items) : begin(edge.item, at: row, items)
            last.y = edge.y
        }
        end = max(end, last.row + scale.rows(distance: height - last.y))
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

    /// Puts the bottom of a box around others at a row, or under them; that of anything else as far under its top as it is high,
    /// but not above the edge before.
    private mutating func end(_ index: Int, at wanted: Int, after previous: Int, _ items: [CellItem]) -> Int {
        let item = items[index]
        var row = wanted
        if item.holdsOthers {
            row = max(row, extents[index].top + item.minimumRows, extents[index].innerBottom + 1)
        } else {
            row = max(previous, extents[index].top + max(item.minimumRows, scale.rows(item)))
        }
        extents[index].rows = extents[index].top..<row
        if let container = item.container {
            extents[container].innerBottom = max(extents[container].innerBottom, row)
        }
        end = max(end, row)
        return row
    }
}

/// How many rows there are to points.
struct RowScale {
    /// The height of a row in points.
    var rowHeight: Double

    /// The most rows from one edge to the next: taller than the tallest screen, from which on a picture tells nothing and
    /// only takes memory.
    private static let longestDistance = 200

    /// The rows of a distance between two edges.
    func rows(distance: Double) -> Int {
        min(max(wholeNumber(distance / rowHeight), 0), Self.longestDistance)
    }

    /// The rows of an item by its height. A line of text without a box is one row however high it is, and what is left of the
    /// height is as many rows over as under the text.
    func rows(_ item: CellItem) -> Int {
        switch item.content {
        case .keyboard: return item.minimumRows
        case .text(let lines, _) where item.box == nil:
            let room = item.frame.height - Double(lines.count) * Self.lineHeight
            return lines.count + 2 * rows(distance: room / 2)
        case .none, .rule, .text: return rows(distance: item.frame.height)
        }
    }

    /// The height in points of a line of body text.
    private static let lineHeight = 20.5
}

// MARK: - Edges

extension RowMap {
    /// The edges from top to bottom. At the same position what ends comes before what begins, inner ends before outer
    /// ones, outer beginnings before inner ones. Points are compared with a tolerance, as solved frames carry
    /// rounding errors.
    private static func sortedEdges(_ items: [CellItem]) -> [Edge] {
        var edges: [Edge] = []
        for (index, item) in items.enumerated() where item.host == nil {
            let depth = depth(of: index, items)
            let top = quantized(max(item.frame.y, 0))
            let bottom = max(quantized(item.frame.maxY), top + tolerance)
            edges.append(Edge(item: index, isBottom: false, y: top, depth: depth))
            edges.append(Edge(item: index, isBottom: true, y: bottom, depth: depth))
        }
        return edges.sorted(by: precedes)
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
