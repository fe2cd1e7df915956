package import FormDiagnostics
import FormModel
import FormSource

/// A field for repeating a password that is good for nothing.
package enum UncheckedConfirmation: Check {
    package static let kinds = [unchecked, atSignIn]
    package static let restsOnAbsence = true

    static let unchecked = DiagnosticKind(
        .F0543, "unchecked-confirmation", .error,
        summary: "no rule compares a repeated password with the password")

    static let atSignIn = DiagnosticKind(
        .F0544, "confirmation-at-sign-in", .error,
        summary: "a sign-in form asks for the password twice")

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
                unchecked, "no rule compares `\(id.value)` with the password", at: id.span,
                help: ["add the rule `equals: \(other)` with an `error`"])
        }
    }

    private static func isCompared(_ id: String, _ field: Field, in form: LoginForm) -> Bool {
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
