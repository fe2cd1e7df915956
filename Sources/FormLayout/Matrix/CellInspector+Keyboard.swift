import FormModel
import TextMetrics

extension CellInspector {
    func keyboardFaults(_ shown: [InspectedView], _ cell: LayoutSolution) -> [LayoutFault] {
        let covered = shown.compactMap { $0.isAccessory ? nil : keyboardFault($0, cell) }
        return Array((covered.filter { $0.kind == .fieldUnderKeyboard } + covered).prefix(1))
    }

    private func keyboardFault(_ view: InspectedView, _ cell: LayoutSolution) -> LayoutFault? {
        var kind = LayoutFault.Kind.submitUnderKeyboard
        if case .field = view.role { kind = .fieldUnderKeyboard } else if !view.isSubmit { return nil }
        let frame = cell.frame(view)
        // What does not fit the screen without the keyboard is told elsewhere.
        guard frame.height > 0, view.scrolls || frame.maxY < cell.guides.root.maxY + Self.tolerance else {
            return nil
        }
        let covered = view.scrolls ? coveredWhenScrolled(view, cell) : frame.maxY - keyboardTop(cell)
        if covered > Self.tolerance {
            return LayoutFault(kind: kind, view: view.view, amount: covered, edge: .bottom)
        }
        let above = cell.safeArea.y - frame.y
        guard !view.scrolls, avoidance == .moveHalf, above > Self.tolerance else { return nil }
        return LayoutFault(kind: kind, view: view.view, amount: above, edge: .top)
    }

    private func keyboardTop(_ cell: LayoutSolution) -> Double {
        cell.guides.root.maxY - cell.environment.viewport.keyboardHeight(controls)
    }

    /// Points of the view under the keyboard when everything is scrolled as far as it goes.
    private func coveredWhenScrolled(_ view: InspectedView, _ cell: LayoutSolution) -> Double {
        guard avoidance != .scroll, let content = cell.contentHeight,
            let scroll = view.ancestors.first(where: { plan.views[$0.rawValue].viewClass == .scrollView })
        else { return 0 }
        let way = max(0, content - cell.exactFrames[scroll.rawValue].height)
        return cell.frame(view).maxY - way - keyboardTop(cell)
    }
}
