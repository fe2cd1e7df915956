package import FormDiagnostics
import FormModel
import FormSource

/// A request whose refusal is not told.
package enum SilentRefusal: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0488, "silent-refusal", .warning,
        summary: "the form shows nothing when the server rejects the credentials")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let submission = context.form.submission
        guard let request = submission.request, submission.rejected == nil, submission.serverErrors.isEmpty,
            context.form.fields.contains(where: { $0.field.role.value.isSecret })
        else { return [] }
        return [
            Diagnostic(
                kind, "the form shows nothing when the server rejects the credentials", at: request.url.span,
                help: ["add `rejected:` under `submit`, and `failed:` for a missing response"])
        ]
    }
}
