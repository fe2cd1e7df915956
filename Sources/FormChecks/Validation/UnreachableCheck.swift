import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A submit check that never fails.
package enum UnreachableCheck: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0440, "unreachable-check", .warning,
        summary: "a submit check never fails, so its error is never shown")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        let checks = context.form.submission.checks
        // Why a form is never sent is told; that no check of it fails follows.
        guard context.behavior.bound.states.contains(.submitting) else { return [] }
        return context.behavior.checkReach.enumerated().compactMap { index, reach in
            guard case .neverFails(let hiding) = reach else { return nil }
            let label = hiding.count == 1 ? "fails whenever it would" : "or this fails whenever it would"
            return Diagnostic(
                kind, "this check never fails", at: checks[index].span, label: "its error is never shown",
                secondary: hiding.map { Diagnostic.Label(checks[$0].span, label) },
                help: [
                    hiding.isEmpty
                        ? "remove it: the button cannot be tapped while it would fail"
                        : "remove it, or put it before \(hiding.count == 1 ? "the check that hides it" : "those that hide it")"
                ])
        }
    }
}
