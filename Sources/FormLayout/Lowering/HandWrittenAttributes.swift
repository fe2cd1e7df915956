import FormModel
import FormSource

/// What the equations of `layout.constraints` say of elements, so that defaults and the flow can give way.
///
/// An equation is about one of its sides, whichever is written first: of an element and a guide about the element; of two
/// elements about the one inside the other, else about the one that floats, which nothing else places (but about the other where
/// a guide does), else about the later one. An equation with the bottom of the scrolled content is about the end of the
/// content; one with `bodyGuide` is about the guide where its other side is no element or it says where the guide ends.
///
/// A field that the compiler has put in a stack with its texts is not in the flow itself. An equation with its position displaces
/// what the flow says of that stack; its bottom is that of the stack, so that an error does not come between the field and what
/// hangs on it. A toggle with its text is the row that it is in.
struct HandWrittenAttributes {
    /// How far an attribute is taken from the flow.
    enum Claim: Comparable {
        case none
        /// Only equations that may give way: the flow's distance becomes the least one.
        case optional
        /// The flow says nothing any more.
        case required
    }

    /// A required equation on vertical positions: of an element and another one, or a guide.
    struct VerticalTie {
        var element: String
        /// Nil for a guide.
        var other: String?
    }

    private var claims: [String: [LayoutAttribute: Claim]] = [:]
    /// By the id of an element inside others: those, the innermost first.
    private var containers: [String: [String]] = [:]
    private var order: [String: Int] = [:]
    private var floating: Set<String> = []
    /// By the id of a field or a toggle: the stack that the compiler has put it in, which is in the flow in its place.
    private var groups: [String: String] = [:]
    private var toggles: Set<String> = []
    /// By id: the axes on which positions are in equations with guides.
    private var guided: [String: Set<LayoutAttribute.Axis>] = [:]
    private(set) var verticalTies: [VerticalTie] = []
    /// Whether an equation says how far the scrolled content goes on under the last element.
    private(set) var pinsContentEnd = false

    init(_ form: LoginForm) {
        guard !form.layout.constraints.isEmpty else { return }
        for element in form.body { add(element, in: []) }
        let equations = form.layout.constraints.filter { $0.relation == .equal }.map(inFlow)
        for equation in equations where !endsContent(equation, form) { noteGuide(equation) }
        for equation in equations {
            if endsContent(equation, form) { pinsContentEnd = true } else { add(equation) }
        }
    }

    private mutating func add(_ element: Element, in around: [String]) {
        let id = element.id.value
        order[id] = order.count
        containers[id] = around
        if case .toggle = element.kind { toggles.insert(id) }
        let isInFloatingGroup = groups[id].map(floating.contains) ?? false
        if element.placement.isFloating || isInFloatingGroup { floating.insert(id) }
        for child in element.children {
            if element.synthesized != nil, case .stack = element.kind {
                groups[child.id.value] = groups[id] ?? id
            }
            add(child, in: [id] + around)
        }
    }

    /// The constraint as it is about what is in the flow.
    func inFlow(_ constraint: HandConstraint) -> HandConstraint {
        guard !groups.isEmpty else { return constraint }
        var changed = constraint
        changed.first.item = itemInFlow(constraint.first, beside: constraint.second)
        changed.second?.item = constraint.second.map { itemInFlow($0, beside: constraint.first) } ?? .screen
        return changed
    }

    /// The stack around a field for the bottom of the field, around a toggle for each of its edges, unless the other side of the
    /// constraint is inside that stack.
    private func itemInFlow(_ anchor: HandConstraint.Anchor, beside other: HandConstraint.Anchor?)
        -> ItemReference
    {
        guard let (id, attribute) = anchor.element, let group = groups[id],
            attribute == .bottom || attribute.isOuter && toggles.contains(id),
            other?.element.map({ !isInside($0.id, group) }) ?? true
        else { return anchor.item }
        return .element(group)
    }

    private mutating func noteGuide(_ equation: HandConstraint) {
        let sides = [equation.first, equation.second].compactMap { $0?.element }
        guard sides.count == 1, equation.second != nil, !sides[0].attribute.isDimension else { return }
        guided[sides[0].id, default: []].insert(sides[0].attribute.axis)
    }

    /// Whether an equation says how far the scrolled content goes on; it places no element.
    private func endsContent(_ equation: HandConstraint, _ form: LoginForm) -> Bool {
        form.layout.scrolls.value
            && [equation.first, equation.second].contains { $0?.item == .content && $0?.attribute == .bottom }
    }

    private mutating func add(_ equation: HandConstraint) {
        let sides = [equation.first, equation.second].compactMap { $0 }
        guard let (id, attribute) = subject(of: equation) else { return }
        let claim: Claim = equation.priority >= 1000 ? .required : .optional
        claims[id, default: [:]][attribute] = max(claims[id]?[attribute] ?? .none, claim)
        // The field fills the width of its stack, and is not as high.
        if let group = groups[id], attribute != .height {
            claims[group, default: [:]][attribute] = max(claims[group]?[attribute] ?? .none, claim)
        }
        guard claim == .required, attribute.axis == .vertical, !attribute.isDimension,
            !sides.contains(where: { $0.item == .bodyGuide })
        else { return }
        let others = sides.compactMap(\.element).filter { $0.id != id }
        verticalTies.append(VerticalTie(element: id, other: others.first?.id))
    }

    /// The element, or the guide of the body, and the attribute that an equation is about, as ``inFlow(_:)`` gives it; nil where no
    /// side is one.
    func subject(of equation: HandConstraint) -> (id: String, attribute: LayoutAttribute)? {
        let sides = [equation.first, equation.second].compactMap { $0?.element }
        let guide = [equation.first, equation.second].compactMap { $0 }.first { $0.item == .bodyGuide }
        if let guide, sides.isEmpty || guide.attribute == .bottom {
            return (guide.item.name, guide.attribute)
        }
        guard let first = sides.first else { return nil }
        guard sides.count == 2 else { return first }
        let second = sides[1]
        if isInside(first.id, second.id) { return first }
        if isInside(second.id, first.id) { return second }
        if floating.contains(first.id) != floating.contains(second.id) {
            let (floater, other) = floating.contains(first.id) ? (first, second) : (second, first)
            return guided[floater.id]?.contains(floater.attribute.axis) == true ? other : floater
        }
        return (order[first.id] ?? 0) > (order[second.id] ?? 0) ? first : second
    }

    private func isInside(_ inner: String, _ outer: String) -> Bool {
        containers[inner, default: []].contains(outer)
    }

    /// The element of the body that an element is or is in.
    func top(of id: String) -> String { containers[id]?.last ?? id }

    // MARK: Questions

    func claim(_ attribute: LayoutAttribute, of element: Element) -> Claim {
        claims[element.id.value]?[attribute] ?? .none
    }

    /// No element has the name of the guide.
    func claim(ofBodyGuide attribute: LayoutAttribute) -> Claim {
        claims[ItemReference.bodyGuide.name]?[attribute] ?? .none
    }

    /// The strongest on a position on an axis: where the flow gives one of them, any other displaces it.
    func claim(onPosition axis: LayoutAttribute.Axis, of element: Element) -> Claim {
        let positions = claims[element.id.value, default: [:]].filter {
            $0.key.axis == axis && !$0.key.isDimension
        }
        return positions.values.max() ?? .none
    }

    /// Whether the attribute is in an equation, which a default gives way to at any priority.
    func pins(_ attribute: LayoutAttribute, of element: Element) -> Bool {
        claim(attribute, of: element) != .none
    }

    /// Whether any position on the axis is in an equation.
    func pinsPosition(of element: Element, on axis: LayoutAttribute.Axis) -> Bool {
        claim(onPosition: axis, of: element) != .none
    }
}

extension HandWrittenAttributes {
    /// What is left of an equation of the flow beside an equation by hand; nil for nothing.
    ///
    /// - Parameter isWritten: the spec says it of this element: it is kept, and a conflict is told where it is written.
    static func relation(isWritten: Bool, _ claim: Claim) -> Relation? {
        if isWritten { return .equal }
        switch claim {
        case .none: return .equal
        case .optional: return .greaterThanOrEqual
        case .required: return nil
        }
    }
}

extension HandConstraint.Anchor {
    /// The id and the attribute where the item is an element.
    fileprivate var element: (id: String, attribute: LayoutAttribute)? {
        if case .element(let id) = item { (id, attribute) } else { nil }
    }
}

extension LayoutAttribute {
    /// Whether it is about the outline of something, not about the text in it.
    fileprivate var isOuter: Bool {
        switch self {
        case .leading, .trailing, .centerX, .width, .top, .bottom: true
        case .height, .centerY, .firstBaseline, .lastBaseline: false
        }
    }
}
