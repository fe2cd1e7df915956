import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A state of the form that nothing ends.
package enum NoWayOut: Check {
    package static let kinds = [stuck, signedIn]
    package static let restsOnAbsence = true

    static let stuck = DiagnosticKind(
        .F0469, "no-way-out", .error,
        summary: "after a request nothing leads on")

    static let signedIn = DiagnosticKind(
        .F0470, "signed-in-for-good", .warning,
        summary: "a form that is signed in has no way out")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let wording = BehaviorWording(context)
        let found = context.deadEnds.compactMap { end -> (state: FormState, trace: Trace)? in
            if case .noWayOut(let state, let trace) = end { (state, trace) } else { nil }
        }
        return
            (unanswered(found.filter { [.rejected, .failed].contains($0.state) }, wording)
            + found.compactMap { other($0.state, $0.trace, wording) }).onFirstLines(of: context.source)
    }

    /// One report for a refusal and a missing answer.
    private static func unanswered(
        _ found: [(state: FormState, trace: Trace)], _ wording: BehaviorWording
    ) -> [Diagnostic] {
        guard let first = found.first else { return [] }
        let spans = causes(found.map(\.state), wording)
        let states = wording.list(found.map(\.state.rawValue))
        return [
            Diagnostic(
                stuck, "nothing leads on from \(states)", at: spans.first ?? wording.form.name.span,
                label: "the button cannot be tapped then", secondary: spans.dropFirst().map { .init($0) },
                notes: [wording.see(first.trace)], help: ["let a button that submits be tapped in \(states)"])
        ]
    }

    /// What hides or disables the buttons that submit.
    private static func causes(_ states: [FormState], _ wording: BehaviorWording) -> [Span] {
        let machine = wording.behavior.machine
        let buttons = wording.form.allElements.indices.filter { machine.submits($0) }
        return buttons.flatMap { index -> [Span] in
            let spans = wording.overrides(index) { states.contains($0.state) }.compactMap(\.obstacle)
            return spans.isEmpty ? [wording.condition(wording.conditionOwner(index))] : spans
        }
    }

    private static func other(_ state: FormState, _ trace: Trace, _ wording: BehaviorWording) -> Diagnostic? {
        switch state {
        case .signedIn:
            Diagnostic(
                signedIn, "nothing leads on from `signedIn`",
                at: wording.form.session?.read.span ?? wording.form.submission.span ?? wording.form.name.span,
                notes: [wording.see(trace)],
                help: [
                    "write under `succeeded` what follows, `push:` or `custom:`, or add a button with `action: logout`"
                ])
        case .submitting:
            Diagnostic(
                stuck, "after success the form goes back to `submitting`, and nothing ends that",
                at: wording.form.submission.span ?? wording.form.name.span, notes: [wording.see(trace)],
                help: ["write another state, or `push:` or `custom:`, under `succeeded`"])
        case .idle, .editing, .invalid, .ready, .rejected, .failed: nil
        }
    }
}
