package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// An element that is pinned by hand to one that can be hidden.
package enum HoleBehindHidden: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0307, "hole-behind-hidden", .warning,
        summary: "a constraint leaves a gap when the element it refers to is hidden")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let elements = Dictionary(
            context.form.allElements.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
        return context.form.layout.constraints.compactMap { constraint in
            guard let second = constraint.second, constraint.relation == .equal,
                constraint.first.attribute.axis == .vertical, !constraint.first.attribute.isDimension,
                case .element(let id) = second.item, let hidden = elements[id], collapses(hidden),
                case .element(let pinnedID) = constraint.first.item, let pinned = elements[pinnedID],
                pinned.visibility.value != hidden.visibility.value,
                !hidden.children.contains(where: { $0.id.value == pinnedID })
            else { return nil }
            return Diagnostic(
                kind, "`\(pinnedID)` does not move when `\(id)` is hidden", at: second.span,
                secondary: hidden.visibility.span.map { [.init($0, "it can be hidden")] } ?? [],
                help: [
                    "remove the constraint, so that the flow positions `\(pinnedID)`, or write `space: reserve` in `\(id)` if the gap is intended"
                ])
        }
    }

    private static func collapses(_ element: Element) -> Bool {
        element.visibility.value != .always && element.hiddenSpace.value == .collapse
    }
}
