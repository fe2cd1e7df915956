import FormModel

/// Where an element stands across the flow.
extension Lowering {
    /// What an element of a list stands between, and how far from either side.
    struct Sides {
        var container: LayoutItem
        var leading: Setting<Length>
        var trailing: Setting<Length>
        /// The widest an element may be.
        var maxWidth: Setting<Length>?

        /// The container's own sides.
        static func flush(with container: LayoutItem, _ reason: String, maxWidth: Setting<Length>? = nil)
            -> Self
        {
            let distance = Setting(Length.zero, .defaulted(reason))
            return Sides(container: container, leading: distance, trailing: distance, maxWidth: maxWidth)
        }

        /// The same for an element that `align` lays on one of the sides: a distance that nobody wrote is there because of it.
        func aligned(by align: Setting<CrossAlignment>?) -> Self {
            guard let align, !leading.origin.isWritten, !trailing.origin.isWritten else { return self }
            var sides = self
            sides.leading.origin = align.origin
            sides.trailing.origin = align.origin
            return sides
        }
    }

    /// A guide inside the form's margin: the elements of the body stand between its sides, so that the margin is said once.
    mutating func addBodyGuide(in parent: ViewIndex) -> ViewIndex {
        let guide = addView("bodyGuide", .layoutGuide, in: parent, reason: "the body between its margins")
        let margin = form.layout.margin
        let sides = Sides(container: container(in: parent), leading: margin, trailing: margin)
        if let relation = bodyGuideRelation(.leading) { leading(guide, relation, sides) }
        if let relation = bodyGuideRelation(.trailing) { trailing(guide, relation, sides) }
        return guide
    }

    /// An element of the form's own flow: between the sides of the guide, or where its inset says.
    mutating func placeHorizontally(
        _ element: Element, _ view: ViewIndex, in guide: ViewIndex, of parent: ViewIndex
    ) {
        let maxWidth = form.layout.maxWidth
        guard let inset = element.placement.inset else {
            return place(
                element, view,
                in: .flush(with: .view(guide), "stands between the margins", maxWidth: maxWidth))
        }
        place(
            element, view,
            in: Sides(
                container: container(in: parent), leading: inset.leading, trailing: inset.trailing,
                maxWidth: maxWidth))
    }

    private func container(in parent: ViewIndex) -> LayoutItem {
        switch form.layout.container.value {
        case .screen: .view(parent)
        case .safeArea: scrollView == nil ? .safeArea : .view(parent)
        case .margins: .margins
        case .readable: .readable
        }
    }

    /// What is left of an equation of the guide beside equations by hand.
    func bodyGuideRelation(_ attribute: LayoutAttribute) -> Relation? {
        HandWrittenAttributes.relation(isWritten: false, handWritten.claim(ofBodyGuide: attribute))
    }

    /// An element between two sides.
    mutating func place(_ element: Element, _ view: ViewIndex, in sides: Sides) {
        if let width = sides.maxWidth, handWritten.claim(.width, of: element) != .required {
            add(
                view.anchor(.width), .lessThanOrEqual, nil, plus: width.value, owner: view, source: .flow,
                origin: width.origin)
        }
        let align = element.placement.align
        switch align?.value ?? .fill {
        case .fill: fill(element, view, sides)
        case .center:
            if sideRelation(element) == .equal {
                center(view, sides, align?.origin ?? sides.leading.origin)
            }
            leading(view, .greaterThanOrEqual, sides)
            trailing(view, .greaterThanOrEqual, sides)
        case .leading:
            if let relation = sideRelation(element) { leading(view, relation, sides.aligned(by: align)) }
            trailing(view, .greaterThanOrEqual, sides)
        case .trailing:
            leading(view, .greaterThanOrEqual, sides)
            if let relation = sideRelation(element) { trailing(view, relation, sides.aligned(by: align)) }
        }
    }

    /// Stretches an element from side to side. With a maximum width both sides have priority 999 and the element is
    /// centered; where the two sides differ it is not centered and only the trailing one has 999. An element with a width of
    /// its own begins at the leading side.
    private mutating func fill(_ element: Element, _ view: ViewIndex, _ sides: Sides) {
        let hasMiddle = sides.maxWidth != nil && sides.leading.value == sides.trailing.value
        let leadingPriority: Double = hasMiddle ? 999 : 1000
        let trailingPriority: Double = sides.maxWidth == nil ? 1000 : 999
        let hasWidth = element.hasOwnWidth || handWritten.pins(.width, of: element)
        if hasMiddle, let width = sides.maxWidth,
            handWritten.claim(onPosition: .horizontal, of: element) == .none
        {
            center(view, sides, width.origin)
        }
        if let relation = sideRelation(.leading, of: element) {
            leading(view, relation, sides, leadingPriority)
        }
        if !hasWidth, let relation = sideRelation(.trailing, of: element) {
            trailing(view, relation, sides, trailingPriority)
        }
    }

    private mutating func center(_ view: ViewIndex, _ sides: Sides, _ origin: Origin) {
        add(
            view.anchor(.centerX), .equal, sides.container.anchor(.centerX), owner: view, source: .flow,
            origin: origin)
    }

    /// What is left of the distance to one of two sides beside equations by hand.
    private func sideRelation(_ side: LayoutAttribute, of element: Element) -> Relation? {
        let inset = element.placement.inset
        return HandWrittenAttributes.relation(
            isWritten: (side == .leading ? inset?.leading : inset?.trailing)?.origin.isWritten == true,
            handWritten.claim(side, of: element))
    }

    /// What is left of the distance to the only side, or of the middle, beside equations by hand.
    private func sideRelation(_ element: Element) -> Relation? {
        HandWrittenAttributes.relation(
            isWritten: element.placement.align?.origin.isWritten == true,
            handWritten.claim(onPosition: .horizontal, of: element))
    }

    private mutating func leading(
        _ view: ViewIndex, _ relation: Relation, _ sides: Sides, _ priority: Double = 1000
    ) {
        add(
            view.anchor(.leading), relation, sides.container.anchor(.leading), plus: sides.leading.value,
            priority: priority, owner: view, source: .flow, origin: sides.leading.origin)
    }

    /// The container first, as Apple writes it, so that the distance is positive.
    private mutating func trailing(
        _ view: ViewIndex, _ relation: Relation, _ sides: Sides, _ priority: Double = 1000
    ) {
        add(
            sides.container.anchor(.trailing), relation, view.anchor(.trailing), plus: sides.trailing.value,
            priority: priority, owner: view, source: .flow, origin: sides.trailing.origin)
    }
}

extension Element {
    /// Whether a required equation of the spec fixes the width.
    var hasOwnWidth: Bool {
        placement.width.contains { $0.relation == .equal && $0.priority >= 1000 }
    }

    /// Whether a required equation of the spec fixes the height.
    var hasOwnHeight: Bool {
        placement.height.contains { $0.relation == .equal && $0.priority >= 1000 }
    }
}
