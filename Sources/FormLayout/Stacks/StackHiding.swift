import FormModel

extension StackConstraints {
    /// A hidden arranged subview has no size along the axis, whatever it holds.
    mutating func hide() {
        for view in stack.arranged where view.collapses {
            add(
                "UISV-hiding", view.view.anchor(stack.along.size), .equal, nil, origin: view.hidingOrigin,
                when: view.whileHidden)
        }
    }
}
