import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A button that submits and cannot be tapped when all is well, or can when it is not.
package enum SubmitButtonState: Check {
    package static let kinds = [disabled, enabled]
    package static let restsOnAbsence = true

    static let disabled = DiagnosticKind(
        .F0473, "disabled-when-ready", .error,
        summary: "the button that submits cannot be tapped when nothing is missing")

    static let enabled = DiagnosticKind(
        .F0474, "enabled-too-early", .warning,
        summary: "`states` enables a button that its own condition would not")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let wording = BehaviorWording(context)
        return context.deadEnds.compactMap { end in
            switch end {
            case .disabledThoughReady(let button, let trace): diagnostic(button, trace, wording)
            case .enabledThoughWaiting(let button, let state): diagnostic(button, state, wording)
            default: nil
            }
        }
    }

    private static func diagnostic(_ button: Int, _ trace: Trace, _ wording: BehaviorWording) -> Diagnostic {
        let span = wording.overrides(button) { $0.state == .ready }.first?.obstacle
        return Diagnostic(
            disabled, "\(wording.name(button)) cannot be tapped when nothing is missing",
            at: span ?? wording.condition(wording.conditionOwner(button)), notes: [wording.see(trace)],
            help: ["let it show and be enabled in `ready`"])
    }

    private static func diagnostic(_ button: Int, _ state: FormState, _ wording: BehaviorWording)
        -> Diagnostic
    {
        let entry = wording.overrides(button) { $0.state == state && $0.isEnabled != nil }.last
        let own: Span? =
            if case .button(let button) = wording.element(button).kind { button.enabled.span } else { nil }
        return Diagnostic(
            enabled, "\(wording.name(button)) waits, and is enabled in `\(state.rawValue)` whatever is typed",
            at: entry?.isEnabled?.span ?? wording.element(button).id.span,
            secondary: own.map { [.init($0, "it waits")] } ?? [],
            help: ["remove one of the two"])
    }
}
