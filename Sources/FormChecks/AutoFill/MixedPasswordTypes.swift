package import FormDiagnostics
import FormModel
import FormSource

/// Two passwords of a sign-up form that AutoFill takes for different things.
package enum MixedPasswordTypes: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0534", "mixed-password-types", .warning,
        summary: "the passwords of a sign-up form have different content types",
        explanation: """
            On a form with several secure fields iOS guesses. When one is tagged `password` and the next `newPassword`, it \
            fills a saved password into one and a suggested one into the other, or covers a field with "Strong Password" so \
            that nothing can be typed.

            In a sign-up form all passwords are new: `for: newPassword` and `for: confirmPassword`. A form that also asks for \
            the present password names that field so: `currentPassword`.

            Source: Apple, Enabling Password AutoFill on a text input view.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: secret
                for: ↓password
                caption: Password
              - field: confirmPassword
                caption: Password again
                rules:
                  - equals: secret
                    error: The passwords are not the same
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
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let passwords = context.form.fields.filter { $0.field.role.value.isPassword }
        guard context.form.purpose.value == .signUp,
            let new = passwords.first(where: { $0.field.traits.contentType.value == "newPassword" })
        else { return [] }
        return passwords.compactMap { element, field in
            guard field.role.value == .password, let span = field.role.span,
                !field.traits.contentType.origin.isWritten,
                !idWords(element.id.value).containsAny(of: ["current", "old", "present", "previous"])
            else { return nil }
            return Diagnostic(
                kind,
                "`\(element.id.value)` is filled with a saved password and `\(new.element.id.value)` with a new one",
                at: span, secondary: [.init(new.element.id.span, "the new password")],
                help: ["write `for: newPassword`"])
        }
    }
}
