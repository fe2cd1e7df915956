import FormModel

/// What `UIStackView` does across its axis, by alignment.
///
/// UIKit spans a guide around several arranged subviews where the alignment is not `fill` and joins it to the
/// stack; here the stack is that guide itself.
extension StackConstraints {
    mutating func align() {
        switch stack.alignment.value {
        case .fill: alignEdges([stack.across.start, stack.across.end])
        case .leading, .top: alignEdges([stack.across.start])
        case .trailing, .bottom: alignEdges([stack.across.end])
        case .center: alignEdges([stack.across.center])
        case .firstBaseline: alignBaselines(.firstBaseline)
        case .lastBaseline: alignBaselines(.lastBaseline)
        }
        guard stack.alignment.value != .fill else { return }
        span()
        suppressAmbiguity()
    }

    /// The first view has the stack's edges and the others the first's; where the first can be hidden, the
    /// stack's.
    private mutating func alignEdges(_ attributes: [LayoutAttribute]) {
        let origin = stack.alignment.origin
        let first = stack.arranged[0]
        let reference = first.collapses ? stack.view : first.view
        for attribute in attributes {
            let isEnd = attribute == stack.across.end
            add(
                "UISV-canvas-connection", (isEnd ? stack.view : first.view).anchor(attribute), .equal,
                (isEnd ? first.view : stack.view).anchor(attribute), origin: origin,
                when: attribute == stack.across.start ? nil : first.whileShown)
            for view in stack.arranged.dropFirst() {
                add(
                    "UISV-alignment", view.view.anchor(attribute), .equal, reference.anchor(attribute),
                    origin: origin, when: attribute == stack.across.start ? nil : view.whileShown)
            }
        }
        placeHidden(alignedBy: attributes)
    }

    /// A hidden view keeps a place across the axis without holding the stack open.
    private mutating func placeHidden(alignedBy attributes: [LayoutAttribute]) {
        guard !attributes.contains(stack.across.start) else { return }
        for view in stack.arranged where view.collapses {
            add(
                "UISV-alignment", view.view.anchor(stack.across.start), .equal,
                stack.view.anchor(stack.across.start), when: view.whileHidden)
        }
    }

    /// The baselines are one line. Where on a stack that is higher than its views that is, nothing says, in UIKit neither.
    private mutating func alignBaselines(_ baseline: LayoutAttribute) {
        let origin = stack.alignment.origin
        for pair in Neighbors.pairs(in: stack.list)
        where pair.before >= 0 && pair.after < stack.arranged.count {
            let after = stack.arranged[pair.after]
            add(
                "UISV-alignment", after.view.anchor(baseline), .equal,
                stack.arranged[pair.before].view.anchor(baseline), origin: origin,
                when: pair.condition.showing(after))
        }
        placeHidden(alignedBy: [baseline])
    }

    /// Every view lies inside the stack, and the stack is no larger than that. Around a single view there is no guide: it
    /// is joined to the stack itself.
    private mutating func span() {
        let across = stack.across
        let alignment = stack.alignment.value
        let (isStart, isEnd) = (
            alignment == .leading || alignment == .top, alignment == .trailing || alignment == .bottom
        )
        let isSingle = stack.arranged.count == 1
        let boundary = isSingle ? "UISV-canvas-connection" : "UISV-spanning-boundary"
        for view in stack.arranged {
            if !isStart {
                add(
                    boundary, view.view.anchor(across.start), .greaterThanOrEqual,
                    stack.view.anchor(across.start), when: view.whileShown)
            }
            if !isEnd {
                add(
                    boundary, stack.view.anchor(across.end), .greaterThanOrEqual,
                    view.view.anchor(across.end), when: view.whileShown)
            }
        }
        if isSingle { return fitCanvas(across.size) }
        add("UISV-spanning-fit", stack.view.anchor(across.size), .equal, nil, priority: 51)
    }

    /// A view whose size across the axis nothing determines is nothing there. UIKit makes the constraint for every view; it
    /// means something only where the view's content hugs it less.
    private mutating func suppressAmbiguity() {
        let priority = 25.0
        for view in stack.arranged where (view.content.hugging(stack.across.axis) ?? 0) <= priority {
            add(
                "UISV-ambiguity-suppression", view.view.anchor(stack.across.size), .equal, nil,
                priority: priority, when: view.whileShown)
        }
    }
}
