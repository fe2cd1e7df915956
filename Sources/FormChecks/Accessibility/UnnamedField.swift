package import FormDiagnostics
import FormModel
import FormSource

/// A field that nothing names.
package enum UnnamedField: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        "F0501", "unnamed-field", .error,
        summary: "a field has neither caption nor placeholder nor accessibility label",
        explanation: """
            A person sees an empty box and has to guess what belongs in it; VoiceOver says "text field" and nothing else.

            Fields for names, addresses, passwords and codes are named by what they are for, in English; others, and fields \
            with an icon, are not. Give the field a `caption`. Where the design has no room for one, a `placeholder`, or a label for assistive \
            technology alone: `accessibility: { label: … }`.

            Sources: WCAG 2.2, 3.3.2 Labels or Instructions (A) and 4.1.2 Name, Role, Value (A).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: ↓remark
              - button: signIn
            """,
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: ↓password
                icon: symbol:lock
              - button: signIn
            """,
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: remark
                accessibility: { label: Remark }
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.shownFields.compactMap { element, _ in
            guard element.accessibleName?.isBlank ?? true else {
                return nil
            }
            return Diagnostic(
                kind, "nothing says what belongs in `\(element.id.value)`", at: element.id.span,
                help: ["add `caption:` with the name of the field"])
        }
    }
}
