import FormModel
import FormSource

extension Lowering {
    /// The constraints that the spec has written by hand, each as it stands, but about what is in the flow.
    mutating func lowerHandWritten() {
        for constraint in form.layout.constraints.map(handWritten.inFlow) {
            guard let first = anchor(constraint.first) else { continue }
            var second: LayoutConstraint.Anchor?
            if let written = constraint.second {
                guard let found = anchor(written) else { continue }
                second = found
            }
            add(
                first, constraint.relation, second, times: constraint.multiplier, plus: constraint.constant,
                priority: constraint.priority, owner: owner(first, second), source: .handWritten,
                origin: .written(constraint.span))
        }
    }

    /// The item of the plan that a reference means; nil for an element that does not exist, which the reader
    /// reports.
    func item(_ reference: ItemReference) -> LayoutItem? {
        switch reference {
        case .element(let id): viewsByID[id].map { .view($0) }
        case .screen: .view(.root)
        case .safeArea: .safeArea
        case .margins: .margins
        case .keyboard: .keyboard
        case .readable: .readable
        case .bodyGuide: bodyGuide.map { .view($0) }
        case .content: scrollView.map { .scrollContent($0) } ?? .view(.root)
        }
    }

    private func anchor(_ written: HandConstraint.Anchor) -> LayoutConstraint.Anchor? {
        item(written.item)?.anchor(written.attribute)
    }

    private func owner(
        _ first: LayoutConstraint.Anchor, _ second: LayoutConstraint.Anchor?
    ) -> ViewIndex {
        for anchor in [first, second] {
            if let anchor, case .view(let view) = anchor.item, view != .root { return view }
        }
        return .root
    }
}
