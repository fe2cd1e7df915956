import FormLayout
import FormModel
import FormSource

/// A constraint on one line: `subtitle.top = title.bottom + 3 × system @750 — gap: 3`.
struct ConstraintDescription {
    private let plan: LayoutPlan
    private let provenance: Provenance

    init(_ compiled: CompiledForm) {
        plan = compiled.plan
        provenance = Provenance(compiled)
    }

    func line(_ constraint: LayoutConstraint) -> String {
        let reason = reason(of: constraint)
        return equation(constraint) + condition(constraint.condition) + (reason.isEmpty ? "" : " — \(reason)")
    }

    /// The line without where it comes from.
    func equation(_ constraint: LayoutConstraint) -> String {
        let left = anchor(constraint.first)
        let priority = constraint.priority == 1000 ? "" : " @\(Numbers.text(constraint.priority))"
        return "\(left) \(constraint.relation.rawValue) \(rightSide(constraint))\(priority)"
    }

    private func rightSide(_ constraint: LayoutConstraint) -> String {
        guard let second = constraint.second else { return constraint.constant.description }
        let factor = constraint.multiplier == 1 ? "" : "\(Numbers.text(constraint.multiplier)) × "
        return factor + anchor(second) + summand(constraint.constant) + keyboard(constraint.keyboardFactor)
    }

    private func summand(_ constant: Length) -> String {
        guard constant.number != 0 else { return "" }
        return (constant.number < 0 ? " - " : " + ") + constant.magnitude.description
    }

    private func keyboard(_ factor: Double) -> String {
        guard factor != 0 else { return "" }
        return (factor < 0 ? " - " : " + ") + "\(Numbers.text(abs(factor))) × keyboard height"
    }

    private func anchor(_ anchor: LayoutConstraint.Anchor) -> String {
        "\(plan.name(of: anchor.item)).\(anchor.attribute.rawValue)"
    }

    private func condition(_ condition: LayoutConstraint.Condition?) -> String {
        guard case .visibility(let shown, let hidden)? = condition else { return "" }
        let parts =
            shown.map { "\(plan.name(of: $0)) shows" } + hidden.map { "\(plan.name(of: $0)) is hidden" }
        return parts.isEmpty ? "" : " while " + parts.joined(separator: " and ")
    }

    private func reason(of constraint: LayoutConstraint) -> String {
        let element = plan.views[constraint.owner.rawValue].element
        let origin = provenance.description(constraint.origin, of: element?.id.value)
        switch constraint.source {
        case .flow, .size, .scroll, .contentSize, .sizeBound: return origin
        case .handWritten: return byHand(constraint, element)
        case .stack(let identifier): return "\(identifier), \(origin)"
        }
    }

    /// An equation takes the place of the constraint of the flow; a floating element has no flow, and inequalities add to it.
    private func byHand(_ constraint: LayoutConstraint, _ element: Element?) -> String {
        let replaces = constraint.relation == .equal && element?.placement.isFloating == false
        return "by hand, in layout.constraints" + (replaces ? ", in place of the flow's own" : "")
    }
}
