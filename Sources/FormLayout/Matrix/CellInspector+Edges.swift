import TextMetrics

extension CellInspector {
    /// Adds a fault for the element that reaches farthest over each edge, and for each element that leaves the screen
    /// sideways.
    ///
    /// - Parameter ink: what is drawn of each view.
    func addOutside(
        _ shown: [InspectedView], _ ink: [Rect], _ cell: LayoutSolution, to faults: inout [LayoutFault]
    ) {
        let safe = cell.safeArea
        var farthest: [LayoutEdge: LayoutFault] = [:]
        // Nearly all views: no edge is looked at for itself.
        for (view, rect) in zip(shown, ink) where !safe.contains(rect) {
            for fault in crossings(view, rect, cell) {
                guard let edge = fault.edge else { continue }
                if fault.kind == .outsideScreen, !edge.isVertical {
                    faults.append(fault)
                } else if isFarther(fault, than: farthest[edge]) {
                    farthest[edge] = fault
                }
            }
        }
        guard !farthest.isEmpty else { return }
        faults += [LayoutEdge.top, .bottom, .leading, .trailing].compactMap { farthest[$0] }
    }

    private func isFarther(_ fault: LayoutFault, than other: LayoutFault?) -> Bool {
        guard let other else { return true }
        return (-fault.kind.rawValue, fault.amount) > (-other.kind.rawValue, other.amount)
    }

    private func crossings(_ view: InspectedView, _ rect: Rect, _ cell: LayoutSolution) -> [LayoutFault] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let (screen, safe) = (cell.guides.root, cell.safeArea)
        if view.scrolls, let fault = unreachable(view, rect, cell) { return [fault] }
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

    /// Beyond the content that scrolls, and not in the window without being scrolled to either. A picture that fills the screen
    /// is cut off at the edges of the scroll view, and nobody misses anything.
    private func unreachable(_ view: InspectedView, _ rect: Rect, _ cell: LayoutSolution) -> LayoutFault? {
        guard let (frame, content) = scrolled(cell), !fillsScreen(view, cell) else { return nil }
        let (above, below) = (content.y - rect.y, rect.maxY - max(content.maxY, frame.maxY))
        guard max(above, below) > Self.tolerance else { return nil }
        return LayoutFault(
            kind: .unreachable, view: view.view, amount: max(above, below),
            edge: above > below ? .top : .bottom)
    }
}

extension LayoutSolution {
    /// The safe area in the coordinates of the screen; as wide on both sides in every viewport.
    var safeArea: Rect { guides.safeArea }
    var leftEdge: LayoutEdge { environment.isRightToLeft ? .trailing : .leading }
    var rightEdge: LayoutEdge { environment.isRightToLeft ? .leading : .trailing }
}
