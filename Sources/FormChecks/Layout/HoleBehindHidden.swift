package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// An element that is pinned by hand to one that can be hidden.
package enum HoleBehindHidden: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0307, "hole-behind-hidden", .warning,
        summary: "an element is pinned by hand to another that can be hidden, and stays where it is then")

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
                kind, "`\(pinnedID)` stays where it is while `\(id)` is hidden", at: second.span,
                secondary: hidden.visibility.span.map { [.init($0, "it can be hidden")] } ?? [],
                help: [
                    "let the flow place `\(pinnedID)`, or write `space: reserve` at `\(id)` where the hole is meant"
                ])
        }
    }

    private static func collapses(_ element: Element) -> Bool {
        element.visibility.value != .always && element.hiddenSpace.value == .collapse
    }
}
