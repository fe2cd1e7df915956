import FormLayout
import FormModel
import FormSource

/// Lengths that the form or a stack gives once for many constraints. A `.layout` file has the number at that place alone, and
/// the constraints have the name: `layout.spacing`, `card.padding`.
struct NamedLengths {
    private let layout: ScreenLayout
    private let plan: LayoutPlan

    init(_ compiled: CompiledForm) {
        layout = compiled.form.layout
        plan = compiled.plan
    }

    /// The name of the length in a constraint; nil where the constraint has a length of its own.
    func name(in constraint: LayoutConstraint, of element: Element?) -> String? {
        if case .flow = constraint.source, means(layout.spacing, constraint) { return "layout.spacing" }
        if case .flow = constraint.source, let width = layout.maxWidth, means(width, constraint) {
            return "layout.maxWidth"
        }
        guard let element, case .stack(let stack) = element.kind else { return nil }
        if case .stack = constraint.source, stack.spacing.origin.isWritten, means(stack.spacing, constraint) {
            return plan.name(of: constraint.owner) + ".spacing"
        }
        if case .flow = constraint.source, let padding = stack.padding, padding.isEven,
            means(padding.top, constraint)
        {
            return "\(element.id.value).padding"
        }
        return nil
    }

    private func means(_ setting: Setting<Length>, _ constraint: LayoutConstraint) -> Bool {
        constraint.origin == setting.origin && constraint.constant == setting.value
    }
}

extension EdgeLengths {
    /// Whether one length of the spec is meant for all edges.
    var isEven: Bool {
        [leading, bottom, trailing].allSatisfy { $0 == top && $0.origin == top.origin }
    }
}
