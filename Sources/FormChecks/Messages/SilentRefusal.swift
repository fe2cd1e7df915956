package import FormDiagnostics
import FormModel
import FormSource

/// A request whose refusal is not told.
package enum SilentRefusal: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        "F0488", "silent-refusal", .warning,
        summary: "the server can refuse the credentials and the form says nothing",
        explanation: """
            The button is tapped, the indicator stops, and nothing happens. The person tries again, or takes the app for \
            broken. VoiceOver has nothing to announce.

            Add `rejected:` under `submit` with one text for every refusal, and `failed:` for the time without network.

            Sources: WCAG 2.2, 3.3.1 Error Identification (A) and 4.1.3 Status Messages (AA).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
              - button: signIn
                action: submit
            submit:
              request:
                url: ↓https://example.com/login
                send: { email: $email, password: $password }
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
              - button: signIn
                action: submit
            submit:
              rejected: The e-mail address or password is incorrect
              request:
                url: https://example.com/login
                send: { email: $email, password: $password }
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let submission = context.form.submission
        guard let request = submission.request, submission.rejected == nil, submission.serverErrors.isEmpty,
            context.form.fields.contains(where: { $0.field.role.value.isSecret })
        else { return [] }
        return [
            Diagnostic(
                kind, "nothing is said when the server refuses", at: request.url.span,
                help: ["add `rejected:` under `submit`, and `failed:` for when no answer comes"])
        ]
    }
}
