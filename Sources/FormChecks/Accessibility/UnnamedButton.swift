package import FormDiagnostics
import FormModel
import FormSource

/// A button with a picture and no words.
package enum UnnamedButton: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        "F0505", "unnamed-button", .error,
        summary: "a button with an icon alone has no accessibility label",
        explanation: """
            VoiceOver reads the name of the image, or only "button"; Voice Control has no word for it. Nobody who cannot see \
            the icon can use it.

            Write what it does: `accessibility: { label: Show password }`.

            Source: WCAG 2.2, 4.1.2 Name, Role, Value (A) and 1.1.1 Non-text Content (A).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: password
                caption: Password
                accessories:
                  - button: ↓eye
                    icon: symbol:eye
                    action: { reveal: password }
              - button: signIn
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: password
                caption: Password
                accessories:
                  - button: eye
                    icon: symbol:eye
                    action: { reveal: password }
                    accessibility: { label: Show password }
              - button: signIn
                action: submit
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            guard case .button = element.kind, !element.accessibility.isHidden,
                element.accessibleName?.isBlank ?? true
            else { return nil }
            return Diagnostic(
                kind, "assistive technology has no name for `\(element.id.value)`", at: element.id.span,
                help: ["add `accessibility: { label: … }` with what it does"])
        }
    }
}
