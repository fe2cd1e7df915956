import FormModel

/// Empty space along a list: as much as the spec says, else it wants to be nothing (10), below any content's hugging, so that it takes what
/// is left where the list is as large as something else and nothing where the list is as large as its
/// content.
extension Lowering {
    mutating func lowerSpacer(_ spacer: Element, _ view: ViewIndex, _ context: LoweringContext) {
        let size: LayoutAttribute = context.axis == .vertical ? .height : .width
        guard !(size == .height ? spacer.hasOwnHeight : spacer.hasOwnWidth) else { return }
        let origin = Origin.defaulted("a spacer takes what is left")
        add(view.anchor(size), .greaterThanOrEqual, nil, owner: view, source: .size, origin: origin)
        add(view.anchor(size), .equal, nil, priority: 10, owner: view, source: .size, origin: origin)
    }

    /// The spacers of one list share what is left.
    mutating func equalizeSpacers(
        _ list: [(element: Element, view: ViewIndex)], _ attribute: LayoutAttribute
    ) {
        let spacers = list.filter { item in
            let rules = attribute == .width ? item.element.placement.width : item.element.placement.height
            return item.element.kind == .spacer && rules.isEmpty
        }
        equalize(spacers.map(\.view), attribute, because: "spacers share what is left")
    }
}
