package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A switch in a row whose columns share the width.
package enum StretchedSwitch: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0309, "stretched-switch", .warning,
        summary: "a switch is stretched to a share of its row")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            guard case .stack(let stack) = element.kind, stack.axis.value == .horizontal,
                [.fillEqually, .fillProportionally].contains(stack.distribution.value),
                let toggle = stack.body.first(where: isToggle)
            else { return nil }
            let fix = stack.distribution.span.map {
                Fix("let the text fill the row", .unsafe, [Fix.Edit($0, "fill")])
            }
            return Diagnostic(
                kind, "`\(toggle.id.value)` is stretched to a share of its row",
                at: stack.distribution.span ?? element.id.span, secondary: [.init(toggle.id.span)],
                help: ["let the text fill the row: `distribution: fill`"], fixes: fix.map { [$0] } ?? [])
        }
    }

    private static func isToggle(_ element: Element) -> Bool {
        if case .toggle = element.kind { true } else { false }
    }
}
