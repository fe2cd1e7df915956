import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A request whose refusal, or failure, is not told.
package enum SilentRefusal: Check {
    package static let kinds = [refusal, failure]
    package static let restsOnAbsence = true

    static let refusal = DiagnosticKind(
        .F0488, "silent-refusal", .warning,
        summary: "the server can refuse and the form says nothing")

    static let failure = DiagnosticKind(
        .F0475, "silent-failure", .warning,
        summary: "no answer comes and the form says nothing")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard let request = context.form.submission.request else { return [] }
        let ends = context.deadEnds
        let fails = ends.contains(.silent(.failed))
        if ends.contains(.silent(.rejected)) {
            return [refused(request, alsoFails: fails, context.form.submission.serverErrors)]
        }
        guard fails else { return [] }
        return [
            Diagnostic(
                failure, "nothing is said when no answer comes", at: request.url.span,
                help: ["add `failed:` under `submit`"])
        ]
    }

    private static func refused(
        _ request: Request, alsoFails: Bool, _ errors: [ServerError]
    ) -> Diagnostic {
        let known = errors.isEmpty ? "" : " with a code that `errors` does not have"
        return Diagnostic(
            refusal, "nothing is said when the server refuses\(known)", at: request.url.span,
            help: [
                alsoFails
                    ? "add `rejected:` under `submit`, and `failed:` for when no answer comes"
                    : "add `rejected:` under `submit`"
            ])
    }
}
