import FormLayout
import FormModel
import FormSource

/// A constraint with its place in the spec.
struct ConstraintJSON {
    private let plan: LayoutPlan
    private let provenance: Provenance

    init(_ compiled: CompiledForm) {
        plan = compiled.plan
        provenance = Provenance(compiled)
    }

    func constraint(_ constraint: LayoutConstraint) -> JSONText {
        JSONText.members([
            ("owner", .string(plan.name(of: constraint.owner))),
            ("first", anchor(constraint.first)),
            ("relation", .string(constraint.relation.rawValue)),
            ("second", constraint.second.map(anchor)),
            ("multiplier", constraint.multiplier == 1 ? nil : .number(constraint.multiplier)),
            ("constant", constraint.constant.json),
            ("keyboardFactor", constraint.keyboardFactor == 0 ? nil : .number(constraint.keyboardFactor)),
            ("priority", .number(constraint.priority)),
            ("source", .string(constraint.source.name)),
            ("identifier", constraint.source.identifier.map(JSONText.string)),
            ("while", condition(constraint.condition)),
            ("origin", origin(constraint.origin)),
        ])
    }

    private func anchor(_ anchor: LayoutConstraint.Anchor) -> JSONText {
        JSONText.members([
            ("item", .string(plan.name(of: anchor.item))), ("attribute", .string(anchor.attribute.rawValue)),
        ])
    }

    private func condition(_ condition: LayoutConstraint.Condition?) -> JSONText? {
        guard case .visibility(let shown, let hidden)? = condition else { return nil }
        return JSONText.members([
            ("shown", .array(shown.map { .string(plan.name(of: $0)) })),
            ("hidden", .array(hidden.map { .string(plan.name(of: $0)) })),
        ])
    }

    private func origin(_ origin: Origin) -> JSONText {
        switch origin {
        case .defaulted(let reason): JSONText.members([("default", .string(reason))])
        case .written(let span), .defined(_, let span):
            JSONText.members([
                ("key", provenance.keyPath(origin).map(JSONText.string)),
                ("spec", provenance.writtenValue(at: span).map(JSONText.string)),
            ])
        }
    }
}

extension LayoutConstraint.Source {
    /// The name in JSON.
    fileprivate var name: String {
        switch self {
        case .flow: "flow"
        case .size: "size"
        case .handWritten: "handWritten"
        case .stack: "stack"
        case .contentSize: "contentSize"
        case .scroll: "scroll"
        case .sizeBound: "sizeBound"
        }
    }

    /// What `UIStackView` calls the constraint; nil for any other.
    fileprivate var identifier: String? {
        if case .stack(let identifier) = self { identifier } else { nil }
    }
}
