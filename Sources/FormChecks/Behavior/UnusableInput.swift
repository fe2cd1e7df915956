import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A field or toggle that shows and takes nothing.
package enum UnusableInput: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0462, "unusable-input", .warning,
        summary: "a field or toggle shows and nobody can ever change it")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let wording = BehaviorWording(context)
        return context.deadEnds.compactMap { end in
            guard case .neverUsable(let input) = end else { return nil }
            return diagnostic(input, wording)
        }
    }

    private static func diagnostic(_ input: Int, _ wording: BehaviorWording) -> Diagnostic {
        let index = wording.behavior.machine.inputs[input].element
        let shown = FormState.allCases.filter(wording.behavior.bound.shown[index].contains)
        let disabling = wording.overrides(index) { $0.disables }.compactMap(\.isEnabled?.span)
        let isBusy = shown == [.submitting]
        return Diagnostic(
            kind, "nobody can ever change \(wording.inputName(input))", at: wording.element(index).id.span,
            secondary: disabling.map { .init($0, "disabled") },
            notes: [
                isBusy
                    ? "it shows only while the request is under way, and is disabled then"
                    : "it is disabled in every state in which it shows: \(wording.list(shown.map(\.rawValue)))"
            ],
            help: ["let it be enabled where it shows; what is only to be read is a label"])
    }
}
