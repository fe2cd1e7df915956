package import FormDiagnostics
import FormModel
import FormSource

/// A one-time code that iOS does not offer to fill in.
package enum UntaggedCode: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0535, "untagged-code", .warning,
        summary: "a field for a one-time code does not have that content type")

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
                kind, "the keyboard does not suggest the code for `\(element.id.value)`", at: span,
                help: ["write `for: oneTimeCode`"],
                fixes: [Fix("write `for: oneTimeCode`", .unsafe, [Fix.Edit(span, "oneTimeCode")])])
        }
    }
}
