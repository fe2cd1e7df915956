package import FormDiagnostics
import FormModel
import FormSource

/// Text that is masked and should not be, or the other way round.
package enum WrongMasking: Check {
    package static let kinds = [unmasked, masked, withoutReveal]

    static let unmasked = DiagnosticKind(
        .F0545, "unmasked-password", .error,
        summary: "a password is not masked")

    static let masked = DiagnosticKind(
        .F0546, "masked-name", .warning,
        summary: "a name, an address or a code is masked like a password")

    static let withoutReveal = DiagnosticKind(
        .F0547, "password-without-reveal", .note,
        summary: "a password cannot be made visible")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let visibilities = context.form.visibilities
        let revealed = context.form.allElements.compactMap { element in
            if case .button(let button) = element.kind, case .reveal(let field) = button.action.value {
                return field
            }
            return String?.none
        }
        return context.form.fields.compactMap { element, field in
            let id = element.id.value
            let lacksReveal = !revealed.contains(id) && visibilities[id] != .never
            return report(
                element, field, asksForReveal: lacksReveal && context.isStrict && !context.isIncomplete)
        }
    }

    private static func report(_ element: Element, _ field: Field, asksForReveal: Bool)
        -> Diagnostic?
    {
        let id = element.id
        switch (field.isSecure.value, field.isSecure.span) {
        case (false, let span?) where field.role.value.isPassword:
            return Diagnostic(
                unmasked, "`\(id.value)` shows the password as people type it", at: span,
                help: ["remove `secure`, and add `reveal: true` so that people can check what they typed"],
                fixes: [Fix("mask the password", .unsafe, [Fix.Edit(span, "true")])])
        case (true, let span?) where isNoSecret(id.value, field):
            return Diagnostic(
                masked, "`\(id.value)` is masked, but it is not a password", at: span,
                help: ["remove `secure`"],
                fixes: [Fix("do not mask it", .unsafe, [Fix.Edit(span, "false")])])
        case (true, _) where asksForReveal && field.role.value.isPassword:
            return Diagnostic(
                withoutReveal, "`\(id.value)` cannot be made visible", at: id.span,
                help: ["add `reveal: true`"])
        default: return nil
        }
    }

    /// Decides by what the field is for; `secure` makes a password of a code without `for`, then the id tells.
    private static func isNoSecret(_ id: String, _ field: Field) -> Bool {
        let role = field.role.value
        if role.isIdentifier || role == .oneTimeCode { return true }
        return role.isPassword && !field.role.origin.isWritten && idWords(id).containsAny(of: ["otp"])
    }
}
