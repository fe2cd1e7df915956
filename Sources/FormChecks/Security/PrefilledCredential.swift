package import FormDiagnostics
import FormModel
import FormSource

/// A user name or password that ships with the app.
package enum PrefilledCredential: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0603, "prefilled-credential", .error,
        summary: "a credential is prefilled")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            let role = field.role.value
            guard let initial = field.initialValue, !initial.value.isEmpty,
                role.isCredential
            else {
                return nil
            }
            return Diagnostic(
                kind, "`\(element.id.value)` is prefilled with a credential", at: initial.span,
                label: "everyone who has the app has this value",
                help: [
                    "remove `initial`, and for previews and tests write `stub: { \(element.id.value): … }` under `submit`"
                ])
        }
    }
}
