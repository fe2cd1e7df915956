import FormModel

/// What `UIStackView` does along its axis, by distribution.
extension StackConstraints {
    mutating func arrange() {
        connectCanvas()
        switch stack.distribution.value {
        case .fill:
            space(.equal)
        case .fillEqually:
            space(.equal)
            equalize()
        case .fillProportionally:
            space(.equal)
            proportion()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            spaceEqually()
        case .equalCentering:
            space(.greaterThanOrEqual)
            centerEqually()
        }
    }

    /// The first view that shows begins where the stack does, the last ends there. Where the gaps may grow, the stack wants
    /// to be no longer than it has to be.
    private mutating func connectCanvas() {
        let (start, end) = (stack.along.start, stack.along.end)
        let views = stack.arranged
        let gapsGrow = [.equalSpacing, .equalCentering].contains(stack.distribution.value)
        for pair in Neighbors.pairs(in: stack.list) {
            if pair.before < 0, pair.after < views.count {
                add(
                    "UISV-canvas-connection", views[pair.after].view.anchor(start), .equal,
                    stack.view.anchor(start), when: pair.condition)
            } else if pair.before >= 0, pair.after == views.count {
                add(
                    "UISV-canvas-connection", stack.view.anchor(end), .equal,
                    views[pair.before].view.anchor(end), when: pair.condition)
            } else if pair.before < 0, !gapsGrow {
                fitCanvas(stack.along.size, when: pair.condition)
            }
        }
        if gapsGrow { fitCanvas(stack.along.size) }
    }

    /// A stack view that nothing else gives a size wants to be nothing.
    mutating func fitCanvas(_ size: LayoutAttribute, when condition: LayoutConstraint.Condition? = nil) {
        add("UISV-canvas-fit", stack.view.anchor(size), .equal, nil, priority: 49, when: condition)
    }

    private mutating func space(_ relation: Relation) {
        for pair in Neighbors.pairs(in: stack.list)
        where pair.before >= 0 && pair.after < stack.arranged.count {
            let spacing = stack.spacing(after: pair.before)
            add(
                "UISV-spacing", stack.arranged[pair.after].view.anchor(stack.along.start), relation,
                stack.arranged[pair.before].view.anchor(stack.along.end), plus: spacing.value,
                origin: spacing.origin, when: pair.condition)
        }
    }

    // MARK: Fill equally and proportionally

    /// Every view is as large as the first; where the first can be hidden, as the one that shows before it.
    private mutating func equalize() {
        let size = stack.along.size
        let views = stack.arranged
        let origin = stack.distribution.origin
        if !views[0].collapses {
            for view in views.dropFirst() {
                add(
                    "UISV-fill-equally", view.view.anchor(size), .equal, views[0].view.anchor(size),
                    origin: origin, when: view.whileShown)
            }
            return
        }
        for pair in Neighbors.pairs(in: stack.list) where pair.before >= 0 && pair.after < views.count {
            add(
                "UISV-fill-equally", views[pair.after].view.anchor(size), .equal,
                views[pair.before].view.anchor(size), origin: origin,
                when: pair.condition.showing(views[pair.after]))
        }
    }

    /// Every view's share of the stack is its intrinsic size's share of all of them and the spacings; the
    /// first gives way last. The engine puts the share in as the multiplier. Views of which none has an intrinsic size are
    /// equal.
    private mutating func proportion() {
        guard stack.arranged.contains(where: { $0.content.hugging(stack.axis) != nil }) else {
            return equalize()
        }
        for (index, view) in stack.arranged.enumerated() {
            add(
                LayoutConstraint.Source.proportionalFill, view.view.anchor(stack.along.size), .equal,
                stack.view.anchor(stack.along.size), priority: Double(max(999 - index, 751)),
                origin: stack.distribution.origin, when: view.whileShown)
        }
    }

    // MARK: Equal gaps

    /// Guides between neighbors, all as large as the first.
    private mutating func spaceEqually() {
        addGaps(from: stack.along.end, to: stack.along.start, priority: { _ in 1000 })
    }

    /// Guides between the centers of neighbors, as large as the first as far as the spacing allows.
    private mutating func centerEqually() {
        addGaps(from: stack.along.center, to: stack.along.center, priority: { Double(max(150 - $0, 51)) })
    }

    private mutating func addGaps(
        from: LayoutAttribute, to: LayoutAttribute, priority: (Int) -> Double
    ) {
        let edge = "UISV-distributing-edge"
        let gaps = (1..<max(stack.arranged.count, 1)).map { addGuide("gap\($0)") }
        let origin = stack.distribution.origin
        for (index, gap) in gaps.enumerated() {
            add(
                edge, gap.anchor(stack.along.start), .equal, stack.arranged[index].view.anchor(from),
                origin: origin)
            guard index > 0 else { continue }
            add(
                "UISV-fill-equally", gap.anchor(stack.along.size), .equal, gaps[0].anchor(stack.along.size),
                priority: priority(index), origin: origin)
        }
        for pair in Neighbors.pairs(in: stack.list)
        where pair.before >= 0 && pair.after < stack.arranged.count {
            add(
                edge, stack.arranged[pair.after].view.anchor(to), .equal,
                gaps[pair.before].anchor(stack.along.end), origin: origin, when: pair.condition)
        }
        if stack.arranged.contains(where: \.collapses), let gap = gaps.first { closeGap(gap) }
    }

    /// UIKit has no guide beside a hidden view; here it stays, and is nothing where nothing else determines it.
    private mutating func closeGap(_ gap: ViewIndex) {
        add(
            LayoutConstraint(
                owner: stack.view, first: gap.anchor(stack.along.size), relation: .equal, second: nil,
                priority: 25, source: .flow, origin: .defaulted("a gap beside a hidden view is nothing")))
    }
}

extension LayoutConstraint.Source {
    /// Identifier of the constraints whose multiplier follows from intrinsic sizes.
    static let proportionalFill = "UISV-fill-proportionally"
}

extension Optional<LayoutConstraint.Condition> {
    /// The condition, and that a view shows where it can be hidden.
    func showing(_ view: ArrangedView) -> Self {
        guard view.collapses else { return self }
        guard case .visibility(let shown, let hidden) = self else {
            return .visibility(shown: [view.main], hidden: [])
        }
        return .visibility(shown: shown + [view.main], hidden: hidden)
    }
}
