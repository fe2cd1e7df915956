package import FormDiagnostics
import FormModel
import FormSource

/// A control that assistive technology cannot reach.
package enum HiddenControl: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0514", "hidden-control", .error,
        summary: "a field, button or toggle is hidden from assistive technology",
        explanation: """
            `hidden: true` is for decoration. A control that VoiceOver, Voice Control and Switch Control do not see cannot be \
            used with them, and a form with a hidden field cannot be filled in.

            Remove it. A button that repeats what another control does may be hidden with \
            `lint: { allow: [hidden-control] }`.

            Source: WCAG 2.2, 4.1.2 Name, Role, Value (A).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: ↓email
                caption: E-mail
                accessibility: { hidden: true }
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - image: logo
                accessibility: { hidden: true }
              - field: username
                visible: false
                accessibility: { hidden: true }
              - field: password
                caption: Password
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.shownElements.compactMap { element in
            guard element.isControl, element.accessibility.isHidden else {
                return nil
            }
            return Diagnostic(
                kind, "`\(element.id.value)` cannot be used with assistive technology", at: element.id.span,
                help: ["remove `hidden: true` from its `accessibility`"])
        }
    }
}
