package import FormDiagnostics
import FormModel
import FormSource

/// A field for repeating a password that is good for nothing.
package enum UncheckedConfirmation: Check {
    package static let kinds = [unchecked, atSignIn]
    package static let restsOnAbsence = true

    static let unchecked = DiagnosticKind(
        "F0543", "unchecked-confirmation", .error,
        summary: "a repeated password is compared with nothing",
        explanation: """
            The field makes the person type the password twice, and a difference is not noticed.

            Add the rule `equals: password`, or a submit check `equal: [password, confirm]`. Better is one field with \
            `reveal: true`: the person sees what was typed.

            Sources: GOV.UK Design System, password input; web.dev, Sign-up form best practices; for asking twice on a reset, \
            OWASP Forgot Password Cheat Sheet.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
              - field: ↓confirmPassword
                caption: Password again
              - button: create
            """
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
              - field: confirmPassword
                caption: Password again
                rules:
                  - equals: password
                    error: The passwords are not the same
              - button: create
            """,
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
              - field: confirmPassword
                caption: Password again
              - button: create
                action: submit
            submit:
              check:
                - equal: [password, confirmPassword]
                  error: The passwords are not the same
            """,
        ])

    static let atSignIn = DiagnosticKind(
        "F0544", "confirmation-at-sign-in", .error,
        summary: "a sign-in form asks for the password twice",
        explanation: """
            At sign-in the server says whether the password is right. A second field doubles the typing, and two secure fields \
            make iOS take the form for a sign-up.

            Remove the field, or write `purpose: signUp` or `resetPassword`.

            Sources: WCAG 2.2, 3.3.7 Redundant Entry (A); web.dev, Sign-in form best practices.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            purpose: signIn
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
              - field: ↓confirmPassword
                caption: Password again
                rules:
                  - equals: password
                    error: The passwords are not the same
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
              - field: confirmPassword
                caption: Password again
                rules:
                  - equals: password
                    error: The passwords are not the same
              - button: create
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        return form.fields.compactMap { element, field in
            guard field.role.value == .confirmPassword else { return nil }
            let id = element.id
            if form.purpose.value == .signIn {
                return Diagnostic(
                    atSignIn, "`\(id.value)` asks for the password a second time", at: id.span,
                    help: ["remove the field"])
            }
            guard !isCompared(id.value, field, in: form) else { return nil }
            let other =
                form.fields.first { $0.field.role.value == .newPassword }?.element.id.value ?? "password"
            return Diagnostic(
                unchecked, "nothing compares `\(id.value)` with the password", at: id.span,
                help: ["add the rule `equals: \(other)` with an `error`"])
        }
    }

    private static func isCompared(_ id: String, _ field: Field, in form: Form) -> Bool {
        let others = form.fields.filter { $0.field.role.value.isPassword }
        return field.rules.contains { if case .equals = $0.condition { true } else { false } }
            || others.contains { $0.field.rules.contains { $0.condition == .equals(field: id) } }
            || form.submission.checks.contains { check in
                if case .equal(let one, let two) = check.condition {
                    one.value == id || two.value == id
                } else {
                    false
                }
            }
    }
}
