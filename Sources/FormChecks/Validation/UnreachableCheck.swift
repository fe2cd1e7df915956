package import FormDiagnostics
import FormModel
import FormSource

/// A submit check that never fails.
package enum UnreachableCheck: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0440, "unreachable-check", .warning,
        summary: "a submit check never fails, so its error is never shown")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        let checks = context.form.submission.checks
        guard let cases = SubmitCases(context.form) else { return [] }
        return checks.indices.filter { !cases.canFailFirst($0) }.map { index in
            let hiding = cases.hidingCheck(index).map { checks[$0] }
            return Diagnostic(
                kind, "this check never fails", at: checks[index].span, label: "its error is never shown",
                secondary: hiding.map { [Diagnostic.Label($0.span, "always fails first")] } ?? [],
                help: [
                    hiding == nil
                        ? "remove it: the button cannot be tapped while it would fail"
                        : "remove it, or move it before the check that shadows it"
                ])
        }
    }
}
