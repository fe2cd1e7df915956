package import FormDiagnostics
import FormModel
import FormSource

/// A password that is not sent as it was typed.
package enum TrimmedPassword: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0540, "trimmed-password", .error,
        summary: "whitespace around a password is removed")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            guard field.role.value.isPassword, field.trims.value, let span = field.trims.span else {
                return nil
            }
            return Diagnostic(
                kind, "whitespace around the password in `\(element.id.value)` is removed", at: span,
                help: ["remove `trim`"],
                fixes: [Fix("keep the password as it is typed", .safe, [Fix.Edit(span, "false")])])
        }
    }
}
