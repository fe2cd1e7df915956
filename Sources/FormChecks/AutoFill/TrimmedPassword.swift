package import FormDiagnostics
import FormModel
import FormSource

/// A password that is not sent as it was typed.
package enum TrimmedPassword: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0540", "trimmed-password", .error,
        summary: "white space around a password is removed",
        explanation: """
            A blank at the start or end is part of the password. Removing it locks out whoever has one, for example after the \
            password was set on another platform.

            Leave `trim` out: names and addresses are trimmed, passwords are not.

            Sources: OWASP ASVS 5.0, 6.2.8 (the password is verified exactly as received); NIST SP 800-63B-4, 3.1.1.2.
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
                trim: ↓true
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
                trim: true
              - field: password
                caption: Password
                trim: false
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            guard field.role.value.isPassword, field.trims.value, let span = field.trims.span else {
                return nil
            }
            return Diagnostic(
                kind, "blanks around the password in `\(element.id.value)` are removed", at: span,
                help: ["remove `trim`"],
                fixes: [Fix("keep the password as it is typed", .safe, [Fix.Edit(span, "false")])])
        }
    }
}
