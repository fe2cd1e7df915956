package import FormDiagnostics
import FormModel
import FormSource

/// A password that AutoFill cannot put to a name.
package enum PasswordWithoutUserName: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0532, "password-without-user-name", .warning,
        summary: "a form has a password, but no field for the user name")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        let hasName = form.fields.contains { $0.field.role.value.isIdentifier || $0.field.isTaggedUserName }
        guard form.purpose.value == .signIn || form.purpose.value == .signUp, !hasName,
            let (password, _) = form.fields.first(where: { $0.field.role.value.isPassword })
        else { return [] }
        let untyped = form.fields.first { $0.field.role.value == .text }?.element.id
        return [
            Diagnostic(
                kind, "no field has the user name for `\(password.id.value)`", at: password.id.span,
                secondary: untyped.map { [.init($0.span, "this field has no content type")] } ?? [],
                help: [
                    untyped.map { "write `for: username` in `\($0.value)`" }
                        ?? "add a field for the user name, with `visible: false` if it is already known"
                ])
        ]
    }
}

extension Field {
    /// Whether AutoFill takes it for the name of the account.
    var isTaggedUserName: Bool { traits.contentType.value == "username" }
}
