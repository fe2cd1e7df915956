import FormModel

/// What `UIStackView` does across its axis, by alignment.
///
/// UIKit spans a guide around the arranged subviews where the alignment is not `fill` and joins it to the
/// stack; here the stack is that guide itself.
extension Lowering {
    mutating func align(_ stack: StackLowering) {
        switch stack.stack.alignment.value {
        case .fill: alignEdges(stack, [stack.across.start, stack.across.end])
        case .leading, .top: alignEdges(stack, [stack.across.start])
        case .trailing, .bottom: alignEdges(stack, [stack.across.end])
        case .center: alignEdges(stack, [stack.across.center])
        case .firstBaseline: alignBaselines(stack, .firstBaseline)
        case .lastBaseline: alignBaselines(stack, .lastBaseline)
        }
        if stack.stack.alignment.value != .fill { span(stack) }
    }

    /// The first view has the stack's edges and the others the first's; where the first can be hidden, the
    /// stack's.
    private mutating func alignEdges(_ stack: StackLowering, _ attributes: [LayoutAttribute]) {
        let origin = stack.stack.alignment.origin
        let first = stack.arranged[0]
        let reference = first.collapses ? stack.view : first.view
        for attribute in attributes {
            let isEnd = attribute == stack.across.end
            addStack(
                "UISV-canvas-connection", (isEnd ? stack.view : first.view).anchor(attribute), .equal,
                (isEnd ? first.view : stack.view).anchor(attribute), in: stack, origin: origin,
                when: attribute == stack.across.start ? nil : first.whileShown)
            for view in stack.arranged.dropFirst() {
                addStack(
                    "UISV-alignment", view.view.anchor(attribute), .equal, reference.anchor(attribute),
                    in: stack, origin: origin,
                    when: attribute == stack.across.start ? nil : view.whileShown)
            }
        }
        placeHidden(stack, alignedBy: attributes)
    }

    /// A hidden view keeps a place across the axis without holding the stack open.
    private mutating func placeHidden(_ stack: StackLowering, alignedBy attributes: [LayoutAttribute]) {
        guard !attributes.contains(stack.across.start) else { return }
        for view in stack.arranged where view.collapses {
            addStack(
                "UISV-alignment", view.view.anchor(stack.across.start), .equal,
                stack.view.anchor(stack.across.start), in: stack, when: view.whileHidden)
        }
    }

    private mutating func alignBaselines(_ stack: StackLowering, _ baseline: LayoutAttribute) {
        let origin = stack.stack.alignment.origin
        for pair in Neighbors.pairs(in: stack.list)
        where pair.before >= 0 && pair.after < stack.arranged.count {
            let after = stack.arranged[pair.after]
            addStack(
                "UISV-alignment", after.view.anchor(baseline), .equal,
                stack.arranged[pair.before].view.anchor(baseline), in: stack, origin: origin,
                when: pair.condition.showing(after))
        }
        placeHidden(stack, alignedBy: [baseline])
        // Where the stack is higher than its views they stand at its top.
        for view in stack.arranged {
            addStack(
                "UISV-ambiguity-suppression", view.view.anchor(.top), .equal, stack.view.anchor(.top),
                priority: 25, in: stack, when: view.whileShown)
        }
    }

    /// Every view lies inside the stack, and the stack is no larger than that.
    private mutating func span(_ stack: StackLowering) {
        let across = stack.across
        let alignment = stack.stack.alignment.value
        let (isStart, isEnd) = (
            alignment == .leading || alignment == .top, alignment == .trailing || alignment == .bottom
        )
        for view in stack.arranged {
            if !isStart {
                addStack(
                    "UISV-spanning-boundary", view.view.anchor(across.start), .greaterThanOrEqual,
                    stack.view.anchor(across.start), in: stack, when: view.whileShown)
            }
            if !isEnd {
                addStack(
                    "UISV-spanning-boundary", stack.view.anchor(across.end), .greaterThanOrEqual,
                    view.view.anchor(across.end), in: stack, when: view.whileShown)
            }
        }
        addStack(
            "UISV-spanning-fit", stack.view.anchor(across.size), .equal, nil, priority: 51, in: stack)
    }
}
