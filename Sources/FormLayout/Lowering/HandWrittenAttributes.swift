import FormModel
import FormSource

/// What the strings of `layout.constraints` pin, so that the flow can give way.
///
/// Only an equation displaces, at whatever priority, and only for the element it is about: the first side, or
/// the second where the first is a guide. It displaces the flow's equation on the same attribute. Where the
/// flow gives an element one position on an axis (a gap, a center, a place in a field), any position on that
/// axis displaces it.
struct HandWrittenAttributes {
    private var attributes: [String: Set<LayoutAttribute>] = [:]

    init(_ constraints: [HandConstraint]) {
        for constraint in constraints where constraint.relation == .equal {
            guard let (id, attribute) = Self.subject(of: constraint) else { continue }
            attributes[id, default: []].insert(attribute)
        }
    }

    /// Whether the attribute itself is pinned.
    func pins(_ attribute: LayoutAttribute, of element: Element) -> Bool {
        attributes[element.id.value]?.contains(attribute) ?? false
    }

    /// Whether any attribute on the axis other than the dimension is pinned.
    func pinsPosition(of element: Element, on axis: LayoutAttribute.Axis) -> Bool {
        attributes[element.id.value]?.contains { $0.axis == axis && !$0.isDimension } ?? false
    }

    private static func subject(of constraint: HandConstraint) -> (String, LayoutAttribute)? {
        for anchor in [constraint.first, constraint.second] {
            if let anchor, case .element(let id) = anchor.item { return (id, anchor.attribute) }
        }
        return nil
    }
}
