import FormDiagnostics
import FormModel
import FormSource

/// The root view and the vertical list of the form's elements.
extension Lowering {
    mutating func lowerScreen() {
        let root = addView("screen", .view, in: nil)
        let parent = form.layout.scrolls.value ? lowerScrollView(in: root) : root
        let guide = addBodyGuide(in: parent)
        bodyGuide = guide
        let flow = form.body.map { element -> (element: Element, view: ViewIndex) in
            let view = lower(element, in: parent, isArranged: false)
            if !element.placement.isFloating { placeHorizontally(element, view, in: guide, of: parent) }
            return (element, view)
        }
        let placed = flow.filter { !$0.element.placement.isFloating }
        guard !placed.isEmpty else { return }
        lowerOrder(of: placed)
        equalizeSpacers(placed, .height)
        lowerEnds(of: placed, guide, in: parent)
    }

    /// What flow constraints between whom: `after` is placed under `before`.
    private mutating func lowerOrder(of flow: [(element: Element, view: ViewIndex)]) {
        for pair in pairs(in: flow) where pair.before >= 0 && pair.after < flow.count {
            let (element, view) = flow[pair.after]
            let gap = element.placement.gap ?? form.layout.spacing
            guard let relation = flowRelation(element) else { continue }
            add(
                view.anchor(.top), relation, flow[pair.before].view.anchor(.bottom), plus: gap.value,
                owner: view, source: .flow, origin: gap.origin, when: pair.condition)
        }
    }

    /// What is left of a gap over an element beside equations by hand.
    private func flowRelation(_ element: Element) -> Relation? {
        HandWrittenAttributes.relation(
            isWritten: element.placement.gap?.origin.isWritten == true,
            handWritten.claim(onPosition: .vertical, of: element))
    }

    private func pairs(in flow: [(element: Element, view: ViewIndex)]) -> [Neighbors] {
        let list = flow.map { ListedView(view: $0.view, collapses: collapses($0.element)) }
        return Neighbors.pairs(in: Neighbors.limited(list))
    }

    private mutating func lowerEnds(
        of flow: [(element: Element, view: ViewIndex)], _ guide: ViewIndex, in parent: ViewIndex
    ) {
        if case .centered(let offset) = form.layout.vertical {
            return lowerCentered(flow, offset, guide, in: parent)
        }
        if form.layout.constraints.contains(where: \.usesEndsOfBodyGuide) {
            encloseVertically(flow, in: guide)
        }
        switch form.layout.vertical {
        case .top(let distance): lowerTop(of: flow, distance, in: parent)
        case .center(let id, let offset): lowerCenter(of: flow, id.value, offset, in: parent)
        case .centered: break
        }
    }

    /// How a center moves while the keyboard is up: up by half the keyboard's height.
    private var centerKeyboardFactor: Double {
        form.keyboard.avoidance.value == .moveHalf ? 0.5 : 0
    }

    // MARK: From the top

    private mutating func lowerTop(
        of flow: [(element: Element, view: ViewIndex)], _ distance: Setting<Length>, in parent: ViewIndex
    ) {
        let edge = scrollView == nil ? LayoutItem.safeArea : .view(parent)
        for pair in pairs(in: flow) where pair.before < 0 && pair.after < flow.count {
            let (element, view) = flow[pair.after]
            let gap = element.placement.gap ?? distance
            guard let relation = flowRelation(element) else { continue }
            add(
                view.anchor(.top), relation, edge.anchor(.top), plus: gap.value,
                keyboardFactor: -centerKeyboardFactor, owner: view, source: .flow, origin: gap.origin,
                when: pair.condition)
        }
        let hasSpacer = flow.contains { $0.element.kind == .spacer && !$0.element.hasOwnHeight }
        if scrollView != nil || hasSpacer { lowerBottom(of: flow, .equal, in: parent) }
        if scrollView != nil && hasSpacer { fillFrame(parent) }
    }

    /// Room under the last element.
    private mutating func lowerBottom(
        of flow: [(element: Element, view: ViewIndex)], _ relation: Relation, in parent: ViewIndex
    ) {
        guard !handWritten.pinsContentEnd else { return }
        let edge = scrollView == nil ? LayoutItem.safeArea : .view(parent)
        for pair in pairs(in: flow) where pair.after == flow.count && pair.before >= 0 {
            let view = flow[pair.before].view
            add(
                edge.anchor(.bottom), relation, view.anchor(.bottom), plus: .systemSpacing(2), owner: view,
                source: .flow, origin: .defaulted("room under the last element"), when: pair.condition)
        }
    }

    // MARK: Around the center

    private mutating func lowerCenter(
        of flow: [(element: Element, view: ViewIndex)], _ id: String, _ offset: Setting<Length>,
        in parent: ViewIndex
    ) {
        if let view = viewsByID[id], let element = form.allElements.first(where: { $0.id.value == id }),
            !handWritten.pinsPosition(of: element, on: .vertical)
        {
            addCenter(of: view, offset, in: parent)
        }
        guard scrollView != nil else { return }
        for pair in pairs(in: flow) where pair.before < 0 && pair.after < flow.count {
            let view = flow[pair.after].view
            add(
                view.anchor(.top), .greaterThanOrEqual, parent.anchor(.top), plus: .systemSpacing(2),
                owner: view, source: .flow, origin: .defaulted("never above the top"), when: pair.condition)
        }
        lowerBottom(of: flow, .greaterThanOrEqual, in: parent)
        fillFrame(parent)
    }

    /// `screen.centerY = view.centerY`, as Apple's sample writes it; with an offset the view comes first, so
    /// that the offset keeps its sign.
    private mutating func addCenter(of view: ViewIndex, _ offset: Setting<Length>, in parent: ViewIndex) {
        let isPlain = offset.value.inPoints == 0
        let factor = scrollView == nil ? centerKeyboardFactor : 0
        add(
            isPlain ? parent.anchor(.centerY) : view.anchor(.centerY), .equal,
            isPlain ? view.anchor(.centerY) : parent.anchor(.centerY), plus: isPlain ? .zero : offset.value,
            keyboardFactor: isPlain ? factor : -factor, owner: view, source: .flow,
            origin: centerOrigin(offset))
    }

    private func centerOrigin(_ offset: Setting<Length>) -> Origin {
        if case .center(let element, _) = form.layout.vertical { return .written(element.span) }
        return offset.origin
    }

    // MARK: The whole centered

    /// The guide goes around the flow. Its center gives way before any text does, its top does not: where the form
    /// is too high it hangs from the top. In a scroll view the content grows instead, with as much room under
    /// as over.
    private mutating func lowerCentered(
        _ flow: [(element: Element, view: ViewIndex)], _ offset: Setting<Length>, _ guide: ViewIndex,
        in parent: ViewIndex
    ) {
        if !offset.origin.isWritten, isPlacedByHand(flow.map(\.element)) {
            guard scrollView != nil else { return }
            lowerBottom(of: flow, .greaterThanOrEqual, in: parent)
            return fillFrame(parent)
        }
        let container = scrollView == nil ? LayoutItem.safeArea : .view(parent)
        encloseVertically(flow, in: guide)
        center(guide, in: container, offset)
        let room = Origin.defaulted("never above the top")
        add(
            guide.anchor(.top), .greaterThanOrEqual, container.anchor(.top), plus: .systemSpacing(2),
            owner: guide, source: .flow, origin: room)
        guard scrollView != nil else { return }
        if !handWritten.pinsContentEnd {
            add(
                container.anchor(.bottom), .greaterThanOrEqual, guide.anchor(.bottom),
                plus: .systemSpacing(2),
                owner: guide, source: .flow, origin: .defaulted("room under the last element"))
        }
        fillFrame(parent)
    }

    /// Whether equations by hand say where the first element stands, or one that hangs on it: the center is a default.
    private func isPlacedByHand(_ flow: [Element]) -> Bool {
        guard !handWritten.verticalTies.isEmpty else { return false }
        // Elements that hang on one another by gaps have one number.
        var runs: [String: Int] = [:]
        var count = 0
        for (index, element) in flow.enumerated() {
            if index > 0, flowRelation(element) == nil { count += 1 }
            runs[element.id.value] = count
        }
        let ties = handWritten.verticalTies.compactMap { tie -> (run: Int, other: Int?)? in
            guard let run = runs[handWritten.top(of: tie.element)] else { return nil }
            guard let other = tie.other else { return (run, nil) }
            return runs[handWritten.top(of: other)].map { (run, $0) }
        }
        var placed = Set(ties.filter { $0.other == nil }.map(\.run))
        var known = -1
        while known != placed.count {
            known = placed.count
            for case (let run, let other?) in ties where placed.contains(run) || placed.contains(other) {
                placed.formUnion([run, other])
            }
        }
        return placed.contains(0)
    }

    /// 500 is between the resistance of texts and their hugging; 240 is under the 250 that keep a scroll
    /// view's content no higher than it must be.
    private mutating func center(_ guide: ViewIndex, in container: LayoutItem, _ offset: Setting<Length>) {
        guard bodyGuideRelation(.centerY) == .equal else { return }
        let isPlain = offset.value.inPoints == 0
        let factor = scrollView == nil ? centerKeyboardFactor : 0
        add(
            isPlain ? container.anchor(.centerY) : guide.anchor(.centerY), .equal,
            isPlain ? guide.anchor(.centerY) : container.anchor(.centerY),
            plus: isPlain ? .zero : offset.value, keyboardFactor: isPlain ? factor : -factor,
            priority: scrollView == nil ? 500 : (isPlain ? 1000 : 240), owner: guide, source: .flow,
            origin: offset.origin)
    }

    private mutating func encloseVertically(
        _ flow: [(element: Element, view: ViewIndex)], in guide: ViewIndex
    ) {
        for pair in pairs(in: flow) {
            if pair.before < 0, pair.after < flow.count {
                let (element, view) = flow[pair.after]
                guard let relation = flowRelation(element) else { continue }
                add(
                    view.anchor(.top), relation, guide.anchor(.top), owner: view, source: .flow,
                    origin: .defaulted("first of the form"), when: pair.condition)
            } else if pair.before >= 0, pair.after == flow.count {
                let view = flow[pair.before].view
                guard let relation = bodyGuideRelation(.bottom) else { continue }
                add(
                    guide.anchor(.bottom), relation, view.anchor(.bottom), owner: view, source: .flow,
                    origin: .defaulted("last of the form"), when: pair.condition)
            }
        }
    }
}

extension HandConstraint {
    /// Whether it is about where the guide begins or ends downward, which only a centered form says by itself.
    fileprivate var usesEndsOfBodyGuide: Bool {
        [first, second].contains { $0?.item == .bodyGuide && $0?.attribute.axis == .vertical }
    }
}
