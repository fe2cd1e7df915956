package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A switch in a row whose columns share the width.
package enum StretchedSwitch: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0309", "stretched-switch", .warning,
        summary: "a switch gets a share of its row's width instead of its own",
        explanation: """
            A row with `distribution: fillEqually` or `fillProportionally` gives every view its part, also a switch, which is \
            51 points wide: it floats in half a row, and the text beside it gets what is left. Use `distribution: fill`, where the \
            text takes the room, or the `text` of the toggle, which makes such a row.

            Source: useyourloaf.com, Stack Views and Multi-Line Labels.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: password
              - stack: remember
                axis: horizontal
                distribution: ↓fillEqually
                body:
                  - label: rememberText
                    text: Remember me on this phone
                  - toggle: rememberMe
                    accessibility: { label: Remember me on this phone }
              - button: signIn
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: password
              - toggle: rememberMe
                text: Remember me on this phone
              - button: signIn
                action: submit
            """
        ])

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
