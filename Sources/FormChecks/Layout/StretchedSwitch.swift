package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A switch in a row whose columns share the width.
package enum StretchedSwitch: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0309, "stretched-switch", .warning,
        summary: "a switch gets a share of its row's width instead of its own")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            guard case .stack(let stack) = element.kind, stack.axis.value == .horizontal,
                [.fillEqually, .fillProportionally].contains(stack.distribution.value),
                let toggle = stack.body.first(where: isToggle)
            else { return nil }
            let fix = stack.distribution.span.map {
                Fix("let the text take the room", .unsafe, [Fix.Edit($0, "fill")])
            }
            return Diagnostic(
                kind, "`\(toggle.id.value)` gets a share of the row instead of its own width",
                at: stack.distribution.span ?? element.id.span, secondary: [.init(toggle.id.span)],
                help: ["let the text take the room: `distribution: fill`"], fixes: fix.map { [$0] } ?? [])
        }
    }

    private static func isToggle(_ element: Element) -> Bool {
        if case .toggle = element.kind { true } else { false }
    }
}
