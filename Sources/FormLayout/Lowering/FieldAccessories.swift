import FormModel
import TextMetrics

/// Buttons inside a field: at its trailing end in their order, 8 pt apart, on its middle, as high as the
/// field and wide enough to touch. One that is placed by hand on an axis is as large there as its content.
extension Lowering {
    mutating func lowerAccessories(of field: Field, _ view: ViewIndex) {
        let accessories = field.accessories.map { ($0, lower($0, in: view, isArranged: false)) }
        for (index, (accessory, button)) in accessories.enumerated() {
            let next = index + 1 < accessories.count ? accessories[index + 1].1 : nil
            lower(accessory, button, before: next, in: view)
        }
    }

    private mutating func lower(
        _ accessory: Element, _ button: ViewIndex, before next: ViewIndex?, in field: ViewIndex
    ) {
        let origin = Origin.defaulted("buttons stand at the field's trailing end")
        if !handWritten.pinsPosition(of: accessory, on: .horizontal) {
            let end = next.map { $0.anchor(.leading) } ?? field.anchor(.trailing)
            add(
                end, .equal, button.anchor(.trailing), plus: .systemSpacing(1), owner: button, source: .flow,
                origin: origin)
            lowerTouchWidth(of: accessory, button)
        }
        if !handWritten.pinsPosition(of: accessory, on: .vertical) {
            add(
                button.anchor(.centerY), .equal, field.anchor(.centerY), owner: button, source: .flow,
                origin: origin)
            lowerTouchHeight(of: accessory, button, in: field)
        }
    }

    private mutating func lowerTouchWidth(of accessory: Element, _ button: ViewIndex) {
        guard accessory.placement.width.isEmpty, !handWritten.pins(.width, of: accessory) else { return }
        add(
            button.anchor(.width), .greaterThanOrEqual, nil, plus: .points(ControlMetrics.touchTarget),
            owner: button, source: .size, origin: .defaulted("wide enough to touch"))
    }

    private mutating func lowerTouchHeight(of accessory: Element, _ button: ViewIndex, in field: ViewIndex) {
        guard accessory.placement.height.isEmpty, !handWritten.pins(.height, of: accessory) else { return }
        add(
            button.anchor(.height), .equal, field.anchor(.height), owner: button, source: .size,
            origin: .defaulted("as high as the field"))
    }
}
