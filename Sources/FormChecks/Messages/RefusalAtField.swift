package import FormDiagnostics
import FormModel
import FormSource

/// A refused sign-in that is blamed on one field.
package enum RefusalAtField: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0483", "refusal-at-field", .warning,
        summary: "the server's refusal of credentials shows at one field",
        explanation: """
            Where the text stands says as much as its words: under the password it says that the account exists. It also \
            sends the person to one field when the mistake may be in the other.

            Leave out `field`: then the form's message shows it.

            Sources: OWASP Authentication Cheat Sheet; GOV.UK Design System, password input.
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
              errors:
                invalidCredentials: { field: ↓password, text: The e-mail address or password is incorrect }
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
              errors:
                invalidCredentials: The e-mail address or password is incorrect
                mailboxFull: { field: email, text: This mailbox takes no messages }
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard context.form.purpose.value == .signIn else { return [] }
        return context.form.submission.serverErrors.compactMap { error in
            guard let field = error.field, RefusalCode(of: error) != nil else { return nil }
            return Diagnostic(
                kind, "`\(error.code.value)` is blamed on `\(field.value)` alone", at: field.span,
                help: ["leave out `field`, so that the form's message shows it"])
        }
    }
}
