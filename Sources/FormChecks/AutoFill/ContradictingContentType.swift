package import FormDiagnostics
import FormModel
import FormSource

/// A content type that says something else than what the field is for.
package enum ContradictingContentType: Check {
    package static let kinds = [contradicting, suppressing]

    static let contradicting = DiagnosticKind(
        "F0530", "contradicting-content-type", .error,
        summary: "a field's content type contradicts what the field is for",
        explanation: """
            AutoFill acts on the content type: at `password` it offers saved passwords, at `newPassword` it makes a new one \
            and offers to save it, at `username` it offers names. With the wrong one it fills the wrong value, or covers the \
            field with a suggested password.

            Leave `contentType` out: it follows from `for`. In a form that sets a password, write `for: newPassword`.

            Sources: Apple, Enabling Password AutoFill on a text input view; Chromium, Password form styles that Chromium \
            understands.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
                caption: E-mail
                contentType: ↓newPassword
              - field: newPassword
                caption: Password
                contentType: ↓password
              - button: create
            """,
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
                contentType: ↓newPassword
              - field: otp
                caption: Code
                contentType: ↓password
              - button: signIn
            """,
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
                caption: E-mail
                contentType: username
              - field: newPassword
                caption: Password
                contentType: newPassword
              - button: create
            """
        ])

    static let suppressing = DiagnosticKind(
        "F0531", "suppressed-autofill", .error,
        summary: "a content type keeps AutoFill away from a credential",
        explanation: """
            `none`, or `oneTimeCode` on a field that takes no code, is a known trick against suggestions. It takes password \
            managers away from everyone, and with them long passwords; VoiceOver announces a wrong field.

            Leave `contentType` out. Where iOS suggests a new password at sign-in, the cause is another field's type.

            Sources: NIST SP 800-63B-4, 3.1.1.2 (password managers and autofill SHALL be allowed); OWASP ASVS 5.0, 6.2.7; \
            WCAG 2.2, 3.3.8 Accessible Authentication (AA).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: username
                caption: User name
                contentType: ↓none
              - field: password
                caption: Password
                contentType: ↓oneTimeCode
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: nickname
                for: text
                caption: What to call you
                contentType: none
              - field: username
                caption: User name
              - field: password
                caption: Password
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            let type = field.traits.contentType
            guard let span = type.span else { return nil }
            return report(element.id.value, field.role.value, type.value, at: span)
        }
    }

    private static func report(_ id: String, _ role: FieldRole, _ type: String?, at span: Span) -> Diagnostic?
    {
        guard role.isCredential else { return nil }
        let right = role.rightContentTypes
        if type == nil || type == "oneTimeCode" && role != .oneTimeCode {
            return Diagnostic(
                suppressing, "`\(id)` is kept away from AutoFill", at: span,
                help: ["remove `contentType`, or write `\(right[0])`"])
        }
        guard let type, !right.contains(type) else { return nil }
        return Diagnostic(
            contradicting, "`\(type)` is not what `\(id)` is for", at: span,
            help: ["remove `contentType`, or write `\(right[0])`"])
    }
}

extension FieldRole {
    /// The content types that fit a credential; the usual one first.
    fileprivate var rightContentTypes: [String] {
        let own = [traits.contentType].compactMap { $0 } + traits.otherContentTypes
        return isIdentifier && self != .username ? ["username"] + own : own
    }
}
