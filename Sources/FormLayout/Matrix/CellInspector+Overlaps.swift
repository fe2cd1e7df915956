extension CellInspector {
    /// Pairs in the order of the views. From top to bottom, so that only what is at the same height is compared.
    ///
    /// - Parameter rectangles: what is drawn of each view.
    func addOverlaps(
        _ shown: [InspectedView], _ rectangles: [Rect], _ cell: LayoutSolution, to faults: inout [LayoutFault]
    ) {
        var places = shown.indices.filter { rectangles[$0].height > 0 && rectangles[$0].width > 0 }
        // Nearly all forms are in this order as they are written.
        if !zip(places, places.dropFirst()).allSatisfy({ rectangles[$0].y <= rectangles[$1].y }) {
            places.sort { (rectangles[$0].y, $0) < (rectangles[$1].y, $1) }
        }
        for (order, upper) in places.enumerated() {
            let end = rectangles[upper].maxY - Self.overlapTolerance
            for lower in places[(order + 1)...] {
                guard rectangles[lower].y < end else { break }
                let (first, second) = (min(upper, lower), max(upper, lower))
                let depth = rectangles[first].overlap(rectangles[second])
                guard depth > Self.overlapTolerance,
                    !isIntended(
                        shown[first], rectangles[first], shown[second], rectangles[second], cell)
                else { continue }
                faults.append(
                    LayoutFault(
                        kind: .overlap, view: shown[first].view, other: shown[second].view, amount: depth))
            }
        }
    }

    /// One is inside the other by the tree; or a picture lies under it, or under everything; or it was put there by hand, whole.
    private func isIntended(
        _ first: InspectedView, _ firstRect: Rect, _ second: InspectedView, _ secondRect: Rect,
        _ cell: LayoutSolution
    ) -> Bool {
        if second.ancestors.contains(first.view) || first.ancestors.contains(second.view) { return true }
        if fillsScreen(first, cell) { return true }
        if case .image = first.role, firstRect.contains(secondRect) { return true }
        if second.isFloating, firstRect.contains(secondRect), !isText(first) { return true }
        return first.isFloating && secondRect.contains(firstRect) && !isText(second)
    }

    /// Whether it is a picture as large as the safe area or larger.
    func fillsScreen(_ view: InspectedView, _ cell: LayoutSolution) -> Bool {
        if case .image = view.role { cell.frame(view).contains(cell.safeArea) } else { false }
    }

    private func isText(_ view: InspectedView) -> Bool {
        if case .text = view.role { true } else { false }
    }
}

extension Rect {
    /// The lesser of the width and height that two rectangles have in common; 0 where they have nothing.
    func overlap(_ other: Rect) -> Double {
        let width = min(maxX, other.maxX) - max(x, other.x)
        let height = min(maxY, other.maxY) - max(y, other.y)
        return max(0, min(width, height))
    }

    /// Whether the other lies within, give or take a rounding.
    func contains(_ other: Rect) -> Bool {
        other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
    }
}
