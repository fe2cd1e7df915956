import FormModel

/// Where an element stands across the flow.
extension Lowering {
    /// What the leading and trailing distances of a list of elements are measured from.
    struct Sides {
        var container: LayoutItem
        var leading: Setting<Length>
        var trailing: Setting<Length>
        /// The widest an element may be.
        var maxWidth: Setting<Length>?
    }

    /// An element of the form's own flow.
    mutating func placeHorizontally(_ element: Element, _ view: ViewIndex, in parent: ViewIndex) {
        let margin = form.layout.margin
        place(
            element, view,
            in: Sides(
                container: container(in: parent),
                leading: element.placement.inset?.leading ?? margin,
                trailing: element.placement.inset?.trailing ?? margin, maxWidth: form.layout.maxWidth))
    }

    private func container(in parent: ViewIndex) -> LayoutItem {
        switch form.layout.container.value {
        case .screen: .view(parent)
        case .safeArea: scrollView == nil ? .safeArea : .view(parent)
        case .margins: .margins
        case .readable: .readable
        }
    }

    /// An element between two sides.
    mutating func place(_ element: Element, _ view: ViewIndex, in sides: Sides) {
        if let width = sides.maxWidth {
            add(
                view.anchor(.width), .lessThanOrEqual, nil, plus: width.value, owner: view, source: .flow,
                origin: width.origin)
        }
        let align = element.placement.align
        let origin = align?.origin ?? .defaulted("fills the width")
        switch align?.value ?? .fill {
        case .fill: fill(element, view, sides)
        case .center:
            addPosition(element, view.anchor(.centerX), sides.container.anchor(.centerX), view, origin)
            leading(view, .greaterThanOrEqual, sides)
            trailing(view, .greaterThanOrEqual, sides)
        case .leading:
            if !handWritten.pinsPosition(of: element, on: .horizontal) { leading(view, .equal, sides) }
            trailing(view, .greaterThanOrEqual, sides)
        case .trailing:
            leading(view, .greaterThanOrEqual, sides)
            if !handWritten.pinsPosition(of: element, on: .horizontal) { trailing(view, .equal, sides) }
        }
    }

    /// Stretches an element from side to side. With a maximum width both sides have priority 999 and the element is
    /// centered; an element with a width of its own begins at the leading side.
    private mutating func fill(_ element: Element, _ view: ViewIndex, _ sides: Sides) {
        let priority: Double = sides.maxWidth == nil ? 1000 : 999
        let hasWidth = element.hasOwnWidth || handWritten.pins(.width, of: element)
        if let width = sides.maxWidth {
            addPosition(element, view.anchor(.centerX), sides.container.anchor(.centerX), view, width.origin)
        }
        if !handWritten.pins(.leading, of: element) { leading(view, .equal, sides, priority) }
        if !handWritten.pins(.trailing, of: element), !hasWidth { trailing(view, .equal, sides, priority) }
    }

    private mutating func addPosition(
        _ element: Element, _ first: LayoutConstraint.Anchor, _ second: LayoutConstraint.Anchor,
        _ owner: ViewIndex, _ origin: Origin
    ) {
        guard !handWritten.pinsPosition(of: element, on: .horizontal) else { return }
        add(first, .equal, second, owner: owner, source: .flow, origin: origin)
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
