package import FormDiagnostics
import FormModel
import FormSource

/// A one-time code that iOS does not offer to fill in.
package enum UntaggedCode: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0535", "untagged-code", .warning,
        summary: "a field takes a one-time code and is not tagged as one",
        explanation: """
            With the content type `oneTimeCode` the code from a message or an authenticator is offered above the keyboard and \
            typed with one tap. Without it the person remembers six digits across two apps, which WCAG counts as a test of \
            memory.

            Write `for: oneTimeCode`.

            Sources: Apple, About the password AutoFill workflow; WCAG 2.2, 3.3.8 Accessible Authentication (AA); \
            GOV.UK Design System, Confirm a phone number.
            """,
        rejected: [
            """
            formc: 1
            form: Confirm
            body:
              - field: smsCode
                for: ↓number
                caption: Code from the message
              - button: confirm
            """
        ],
        accepted: [
            """
            formc: 1
            form: Confirm
            body:
              - field: smsCode
                caption: Code from the message
              - field: promoCode
                for: text
                caption: Promotion code
              - button: confirm
            """
        ])

    private static let words = [
        "otp", "totp", "sms code", "verification code", "onetimecode", "one time code", "security code",
        "login code",
        "auth code", "authentication code", "confirmation code",
    ]

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            guard field.role.value == .text || field.role.value == .number, let span = field.role.span,
                field.traits.contentType.value == nil,
                idWords(element.id.value).containsAny(of: words)
            else { return nil }
            return Diagnostic(
                kind, "the code for `\(element.id.value)` is not offered above the keyboard", at: span,
                help: ["write `for: oneTimeCode`"],
                fixes: [Fix("write `for: oneTimeCode`", .unsafe, [Fix.Edit(span, "oneTimeCode")])])
        }
    }
}
