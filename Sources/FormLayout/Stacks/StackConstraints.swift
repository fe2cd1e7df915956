import FormModel

/// What `UIStackView` makes for its arranged subviews: guides and constraints, with the identifiers and priorities that
/// Xcode prints.
package struct StackConstraints {
    let stack: StackView
    /// The place in the plan's views that the first guide gets.
    private let firstGuide: Int
    /// The layout guides, to be added to the plan's views in this order.
    package private(set) var guides: [LayoutView] = []
    /// The constraints in the order made, all owned by the stack view.
    package private(set) var constraints: [LayoutConstraint] = []

    /// - Parameter firstGuide: the place in the plan's views that the first guide will get.
    package init(of stack: StackView, firstGuide: Int) {
        self.stack = stack
        self.firstGuide = firstGuide
        guard !stack.arranged.isEmpty else { return }
        arrange()
        align()
        disambiguateTextWidths()
        hide()
    }

    /// Adds a layout guide inside the stack view.
    mutating func addGuide(_ name: String) -> ViewIndex {
        let priorities = ContentDefaults.priorities(of: .layoutGuide)
        guides.append(
            LayoutView(
                name: "\(stack.name).\(name)", viewClass: .layoutGuide, parent: stack.view, element: nil,
                isArranged: false, hugging: priorities.hugging, compression: priorities.compression,
                reason: "\(stack.distribution.value.rawValue) of `\(stack.name)`"))
        return ViewIndex(firstGuide + guides.count - 1)
    }

    /// Adds `first relation multiplier × second + constant` under an identifier.
    mutating func add(
        _ identifier: String, _ first: LayoutConstraint.Anchor, _ relation: Relation,
        _ second: LayoutConstraint.Anchor?, times multiplier: Double = 1, plus constant: Length = .zero,
        priority: Double = 1000, origin: Origin? = nil, when condition: LayoutConstraint.Condition? = nil
    ) {
        add(
            LayoutConstraint(
                owner: stack.view, first: first, relation: relation, second: second, multiplier: multiplier,
                constant: constant, priority: priority, source: .stack(identifier),
                origin: origin ?? stack.origin, condition: condition))
    }

    mutating func add(_ constraint: LayoutConstraint) { constraints.append(constraint) }
}
