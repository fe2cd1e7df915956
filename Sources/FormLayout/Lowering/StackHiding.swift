import FormModel

extension Lowering {
    /// A hidden arranged subview has no size along the axis, whatever it holds.
    mutating func hide(_ stack: StackLowering) {
        for view in stack.arranged where view.collapses {
            addStack(
                "UISV-hiding", view.view.anchor(stack.along.size), .equal, nil, in: stack,
                origin: view.element.visibility.origin, when: view.whileHidden)
        }
    }
}
