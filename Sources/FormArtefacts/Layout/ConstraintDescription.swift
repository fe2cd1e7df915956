import FormLayout
import FormModel
import FormSource

/// A constraint in words: `subtitle.top = title.bottom + 3 × system @750 — gap: 3`.
struct ConstraintDescription {
    private let plan: LayoutPlan
    private let provenance: Provenance
    private let lengths: NamedLengths
    /// It centers elements, too, and stands at the top of the file.
    private let maxWidth: Setting<Length>?

    init(_ compiled: CompiledForm) {
        plan = compiled.plan
        provenance = Provenance(compiled)
        lengths = NamedLengths(compiled)
        maxWidth = compiled.form.layout.maxWidth
    }

    /// Constraints on a line each. Two that lay both ends of an axis on those of one other item are one line:
    /// `card.leading, trailing = bodyGuide`.
    func lines(_ constraints: [LayoutConstraint]) -> [String] {
        var lines: [String] = []
        var starts: [PinnedEdge: Int] = [:]
        for constraint in constraints {
            let suffix = suffix(constraint)
            let isNamed = name(ofLengthIn: constraint) != nil
            let edges = isNamed ? [] : PinnedEdge.edges(of: constraint, suffix)
            if let edge = edges.first(where: { starts[$0] != nil }), let line = starts[edge] {
                starts[edge] = nil
                lines[line] = "\(name(edge.item)).\(edge.ends) = \(name(edge.other))" + suffix
            } else {
                if constraint.first.attribute.isStart, let edge = edges.first { starts[edge] = lines.count }
                lines.append(equation(constraint) + suffix)
            }
        }
        return lines
    }

    // MARK: The equation

    private func equation(_ constraint: LayoutConstraint) -> String {
        "\(anchor(constraint.first)) \(constraint.relation.rawValue) \(rightSide(constraint))"
    }

    private func rightSide(_ constraint: LayoutConstraint) -> String {
        guard let second = constraint.second else {
            return name(ofLengthIn: constraint) ?? constraint.constant.description
        }
        let factor = constraint.multiplier == 1 ? "" : "\(Numbers.text(constraint.multiplier)) × "
        return factor + anchor(second) + summand(constraint) + keyboard(constraint.keyboardFactor)
    }

    private func summand(_ constraint: LayoutConstraint) -> String {
        if let name = name(ofLengthIn: constraint) { return " + " + name }
        let constant = constraint.constant
        guard constant.number != 0 else { return "" }
        return (constant.number < 0 ? " - " : " + ") + constant.magnitude.description
    }

    private func name(ofLengthIn constraint: LayoutConstraint) -> String? {
        lengths.name(in: constraint, of: element(of: constraint))
    }

    private func keyboard(_ factor: Double) -> String {
        guard factor != 0 else { return "" }
        return (factor < 0 ? " - " : " + ") + "\(Numbers.text(abs(factor))) × keyboard height"
    }

    private func anchor(_ anchor: LayoutConstraint.Anchor) -> String {
        "\(name(anchor.item)).\(anchor.attribute.rawValue)"
    }

    private func name(_ item: LayoutItem) -> String { plan.name(of: item) }

    // MARK: What follows it

    /// The priority, the condition and where the constraint comes from.
    private func suffix(_ constraint: LayoutConstraint) -> String {
        let priority = constraint.priority == 1000 ? "" : " @\(Numbers.text(constraint.priority))"
        let reason = reason(of: constraint)
        return priority + condition(constraint.condition) + (reason.isEmpty ? "" : " — \(reason)")
    }

    private func condition(_ condition: LayoutConstraint.Condition?) -> String {
        guard case .visibility(let shown, let hidden)? = condition else { return "" }
        let parts =
            shown.map { "\(plan.name(of: $0)) shows" } + hidden.map { "\(plan.name(of: $0)) is hidden" }
        return parts.isEmpty ? "" : " while " + parts.joined(separator: " and ")
    }

    /// UIKit's identifier, and the words of the spec as far as the equation does not name them; nothing for a default.
    private func reason(of constraint: LayoutConstraint) -> String {
        var parts: [String] = []
        if case .stack(let identifier) = constraint.source { parts.append(identifier) }
        if let words = words(of: constraint) { parts.append(words) }
        return parts.joined(separator: ", ")
    }

    private func words(of constraint: LayoutConstraint) -> String? {
        guard constraint.origin.isWritten, name(ofLengthIn: constraint) == nil,
            constraint.origin != maxWidth?.origin
        else { return nil }
        let element = element(of: constraint)
        switch constraint.source {
        case .handWritten: return "layout.constraints"
        case .stack where constraint.origin.span == element?.id.span: return nil
        case .flow, .size, .scroll, .contentSize, .sizeBound, .stack:
            return provenance.description(constraint.origin, of: element?.id.value)
        }
    }

    private func element(of constraint: LayoutConstraint) -> Element? {
        plan.views[constraint.owner.rawValue].element ?? owner(around: constraint.owner)
    }

    /// The element that a view was made for: the stack view inside a padded view has none of its own.
    private func owner(around view: ViewIndex) -> Element? {
        plan.views[view.rawValue].parent.flatMap { plan.views[$0.rawValue].element }
    }
}

/// An edge of an item that lies on the same edge of another one.
private struct PinnedEdge: Hashable {
    var item: LayoutItem
    var other: LayoutItem
    var axis: LayoutAttribute.Axis
    /// What follows the equation: edges that differ in it are not told together.
    var suffix: String

    /// Both ends of the axis, for a line.
    var ends: String { axis == .horizontal ? "leading, trailing" : "top, bottom" }

    /// The edges of a constraint, read from either side; none where it is no plain equation of two like edges.
    static func edges(of constraint: LayoutConstraint, _ suffix: String) -> [PinnedEdge] {
        guard let second = constraint.second, constraint.relation == .equal, constraint.multiplier == 1,
            constraint.constant.number == 0, constraint.keyboardFactor == 0,
            constraint.first.attribute == second.attribute, second.attribute.isStart || second.attribute.isEnd
        else { return [] }
        let axis = second.attribute.axis
        return [(constraint.first.item, second.item), (second.item, constraint.first.item)].map {
            PinnedEdge(item: $0.0, other: $0.1, axis: axis, suffix: suffix)
        }
    }
}

extension LayoutAttribute {
    fileprivate var isStart: Bool { self == .leading || self == .top }
    fileprivate var isEnd: Bool { self == .trailing || self == .bottom }
}
