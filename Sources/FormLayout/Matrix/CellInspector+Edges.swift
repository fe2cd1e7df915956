import TextMetrics

extension CellInspector {
    /// For each edge the element that reaches out most; sideways each one that leaves the screen.
    func outside(_ shown: [InspectedView], _ cell: InspectedCell) -> [LayoutFault] {
        var worst: [LayoutEdge: LayoutFault] = [:]
        var faults: [LayoutFault] = []
        for view in shown {
            for fault in crossings(view, cell) {
                guard let edge = fault.edge else { continue }
                if fault.kind == .outsideScreen, !edge.isVertical {
                    faults.append(fault)
                } else if isWorse(fault, than: worst[edge]) {
                    worst[edge] = fault
                }
            }
        }
        let order: [LayoutEdge] = [.top, .bottom, .leading, .trailing]
        return faults + order.compactMap { worst[$0] }
    }

    private func isWorse(_ fault: LayoutFault, than other: LayoutFault?) -> Bool {
        guard let other else { return true }
        return (-fault.kind.rawValue, fault.amount) > (-other.kind.rawValue, other.amount)
    }

    private func crossings(_ view: InspectedView, _ cell: InspectedCell) -> [LayoutFault] {
        let rect = cell.ink(view)
        guard rect.width > 0, rect.height > 0 else { return [] }
        let (screen, safe) = (cell.guides.root, cell.safeArea)
        // Nearly all views: no edge is looked at for itself.
        if safe.contains(rect) { return [] }
        var sides: [(LayoutEdge, Double, Double)] = [
            (cell.leftEdge, screen.x - rect.x, safe.x - rect.x),
            (cell.rightEdge, rect.maxX - screen.maxX, rect.maxX - safe.maxX),
        ]
        if !view.scrolls {
            sides += [
                (.top, screen.y - rect.y, safe.y - rect.y),
                (.bottom, rect.maxY - screen.maxY, rect.maxY - safe.maxY),
            ]
        }
        return sides.compactMap { edge, beyondScreen, beyondSafe in
            if beyondScreen > Self.tolerance {
                return LayoutFault(kind: .outsideScreen, view: view.view, amount: beyondScreen, edge: edge)
            }
            // Pictures may reach under the bars.
            if case .image = view.role { return nil }
            guard beyondSafe > Self.tolerance else { return nil }
            return LayoutFault(kind: .outsideSafeArea, view: view.view, amount: beyondSafe, edge: edge)
        }
    }
}

extension InspectedCell {
    /// The safe area in the coordinates of the screen; as wide on both sides in every viewport.
    var safeArea: Rect { guides.safeArea }
    var leftEdge: LayoutEdge { environment.isRightToLeft ? .trailing : .leading }
    var rightEdge: LayoutEdge { environment.isRightToLeft ? .leading : .trailing }
}
