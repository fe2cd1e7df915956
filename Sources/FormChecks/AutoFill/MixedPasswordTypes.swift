package import FormDiagnostics
import FormModel
import FormSource

/// Two passwords of a sign-up form that AutoFill takes for different things.
package enum MixedPasswordTypes: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0534, "mixed-password-types", .warning,
        summary: "the passwords of a sign-up form have different content types")

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
                "`\(element.id.value)` gets a saved password from AutoFill, but `\(new.element.id.value)` a new one",
                at: span, secondary: [.init(new.element.id.span, "the new password")],
                help: ["write `for: newPassword`"])
        }
    }
}
