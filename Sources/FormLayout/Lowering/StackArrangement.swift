import FormModel

extension Lowering {
    /// Adds the guides and constraints that `UIStackView` makes for the elements of a stack.
    mutating func arrange(_ stack: StackLowering) {
        let made = StackConstraints(of: stackView(stack), firstGuide: views.count)
        for guide in made.guides { add(guide) }
        for constraint in made.constraints { add(constraint) }
    }

    private func stackView(_ lowered: StackLowering) -> StackView {
        let name = views[lowered.view.rawValue].name
        let gaps = lowered.arranged.dropFirst().map(\.element.placement.gap) + [nil]
        return StackView(
            view: lowered.view, name: name.hasSuffix(".stack") ? String(name.dropLast(6)) : name,
            origin: lowered.origin, axis: lowered.along.axis, spacing: lowered.stack.spacing,
            distribution: lowered.stack.distribution, alignment: lowered.stack.alignment,
            arranged: zip(lowered.arranged, gaps).map { arranged, gap in
                ArrangedView(
                    view: arranged.view, main: arranged.main, collapses: arranged.collapses,
                    hidingOrigin: arranged.element.visibility.origin, spacingAfter: gap,
                    content: content(of: arranged))
            })
    }

    /// A row around an element has no content size, whatever stands in it.
    private func content(of arranged: ArrangedElement) -> ArrangedView.Content {
        guard arranged.view == arranged.main, arranged.element.kind.hasIntrinsicSize else { return .none }
        let hugging = views[arranged.view.rawValue].hugging
        return .sized(
            hugging: AxisPair(horizontal: hugging.horizontal.value, vertical: hugging.vertical.value))
    }
}
