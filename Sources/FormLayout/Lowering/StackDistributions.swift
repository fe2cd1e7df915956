import FormModel

/// What `UIStackView` does along its axis, by distribution.
extension Lowering {
    mutating func arrange(_ stack: StackLowering) {
        connectCanvas(stack)
        switch stack.stack.distribution.value {
        case .fill:
            space(stack, .equal)
        case .fillEqually:
            space(stack, .equal)
            equalize(stack)
        case .fillProportionally:
            space(stack, .equal)
            proportion(stack)
        case .equalSpacing:
            space(stack, .greaterThanOrEqual)
            spaceEqually(stack)
        case .equalCentering:
            space(stack, .greaterThanOrEqual)
            centerEqually(stack)
        }
    }

    /// Adds a constraint of the stack view's own.
    mutating func addStack(
        _ identifier: String, _ first: LayoutConstraint.Anchor, _ relation: Relation,
        _ second: LayoutConstraint.Anchor?, plus constant: Length = .zero, priority: Double = 1000,
        in stack: StackLowering, origin: Origin? = nil, when condition: LayoutConstraint.Condition? = nil
    ) {
        add(
            first, relation, second, plus: constant, priority: priority, owner: stack.view,
            source: .stack(identifier), origin: origin ?? stack.origin, when: condition)
    }

    /// The first view that shows begins where the stack does, the last ends there.
    private mutating func connectCanvas(_ stack: StackLowering) {
        let (start, end) = (stack.along.start, stack.along.end)
        let views = stack.arranged
        for pair in Neighbors.pairs(in: stack.list) {
            if pair.before < 0, pair.after < views.count {
                addStack(
                    "UISV-canvas-connection", views[pair.after].view.anchor(start), .equal,
                    stack.view.anchor(start), in: stack, when: pair.condition)
            } else if pair.before >= 0, pair.after == views.count {
                addStack(
                    "UISV-canvas-connection", stack.view.anchor(end), .equal,
                    views[pair.before].view.anchor(end), in: stack, when: pair.condition)
            } else if pair.before < 0 {
                addStack(
                    "UISV-canvas-fit", stack.view.anchor(stack.along.size), .equal, nil, priority: 49,
                    in: stack, when: pair.condition)
            }
        }
    }

    private mutating func space(_ stack: StackLowering, _ relation: Relation) {
        for pair in Neighbors.pairs(in: stack.list)
        where pair.before >= 0 && pair.after < stack.arranged.count {
            let spacing = stack.spacing(after: pair.before)
            addStack(
                "UISV-spacing", stack.arranged[pair.after].view.anchor(stack.along.start), relation,
                stack.arranged[pair.before].view.anchor(stack.along.end), plus: spacing.value, in: stack,
                origin: spacing.origin, when: pair.condition)
        }
    }

    // MARK: Fill equally and proportionally

    /// Every view is as large as the first; where the first can be hidden, as the one that shows before it.
    private mutating func equalize(_ stack: StackLowering) {
        let size = stack.along.size
        let views = stack.arranged
        let origin = stack.stack.distribution.origin
        if !views[0].collapses {
            for view in views.dropFirst() {
                addStack(
                    "UISV-fill-equally", view.view.anchor(size), .equal, views[0].view.anchor(size),
                    in: stack,
                    origin: origin, when: view.whileShown)
            }
            return
        }
        for pair in Neighbors.pairs(in: stack.list) where pair.before >= 0 && pair.after < views.count {
            addStack(
                "UISV-fill-equally", views[pair.after].view.anchor(size), .equal,
                views[pair.before].view.anchor(size), in: stack, origin: origin,
                when: pair.condition.showing(views[pair.after]))
        }
    }

    /// Every view's share of the stack is its intrinsic size's share of all of them and the spacings; the
    /// first gives way last. The solver puts the share in as the multiplier.
    private mutating func proportion(_ stack: StackLowering) {
        for (index, view) in stack.arranged.enumerated() {
            addStack(
                LayoutConstraint.Source.proportionalFill, view.view.anchor(stack.along.size), .equal,
                stack.view.anchor(stack.along.size), priority: Double(max(999 - index, 751)), in: stack,
                origin: stack.stack.distribution.origin, when: view.whileShown)
        }
    }

    // MARK: Equal gaps

    /// Guides between neighbors, all as large as the first.
    private mutating func spaceEqually(_ stack: StackLowering) {
        addGaps(
            stack, from: stack.along.end, to: stack.along.start, identifier: "UISV-distributing-edge",
            priority: { _ in 1000 })
    }

    /// Guides between the centers of neighbors, as large as the first as far as the spacing allows.
    private mutating func centerEqually(_ stack: StackLowering) {
        addGaps(
            stack, from: stack.along.center, to: stack.along.center, identifier: "UISV-distributing-center",
            priority: { Double(max(150 - $0, 51)) })
    }

    private mutating func addGaps(
        _ stack: StackLowering, from: LayoutAttribute, to: LayoutAttribute, identifier: String,
        priority: (Int) -> Double
    ) {
        let gaps = (1..<max(stack.arranged.count, 1)).map { number in
            addView(
                "\(stack.baseName(in: self)).gap\(number)", .layoutGuide, in: stack.view,
                reason: "\(stack.stack.distribution.value.rawValue) of `\(stack.baseName(in: self))`")
        }
        let origin = stack.stack.distribution.origin
        for (index, gap) in gaps.enumerated() {
            addStack(
                identifier, gap.anchor(stack.along.start), .equal, stack.arranged[index].view.anchor(from),
                in: stack, origin: origin)
            guard index > 0 else { continue }
            addStack(
                identifier, gap.anchor(stack.along.size), .equal, gaps[0].anchor(stack.along.size),
                priority: priority(index), in: stack, origin: origin)
        }
        for pair in Neighbors.pairs(in: stack.list)
        where pair.before >= 0 && pair.after < stack.arranged.count {
            addStack(
                identifier, stack.arranged[pair.after].view.anchor(to), .equal,
                gaps[pair.before].anchor(stack.along.end), in: stack, origin: origin, when: pair.condition)
        }
        suppressAmbiguity(of: gaps, stack)
    }

    /// A gap that nothing determines, because what is on one side of it is hidden, is nothing.
    private mutating func suppressAmbiguity(of gaps: [ViewIndex], _ stack: StackLowering) {
        guard stack.arranged.contains(where: \.collapses), let gap = gaps.first else { return }
        addStack(
            "UISV-ambiguity-suppression", gap.anchor(stack.along.size), .equal, nil, priority: 25, in: stack)
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

extension StackLowering {
    /// The id of the stack's element.
    func baseName(in lowering: Lowering) -> String {
        let name = lowering.views[view.rawValue].name
        return name.hasSuffix(".stack") ? String(name.dropLast(6)) : name
    }
}
