package import FormDiagnostics
import FormModel
import FormSource

/// A refused sign-in that is blamed on one field.
package enum RefusalAtField: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0483, "refusal-at-field", .warning,
        summary: "rejected credentials are blamed on one field")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard context.form.purpose.value == .signIn else { return [] }
        return context.form.submission.serverErrors.compactMap { error in
            guard let field = error.field, RefusalCode(of: error) != nil else { return nil }
            return Diagnostic(
                kind, "`\(error.code.value)` is blamed on `\(field.value)` alone", at: field.span,
                help: ["remove `field`, so that the form's message shows it"])
        }
    }
}
