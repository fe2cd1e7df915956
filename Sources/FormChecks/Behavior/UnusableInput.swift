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
        let words = BehaviorWords(context)
        return context.deadEnds.compactMap { end in
            guard case .neverUsable(let input) = end else { return nil }
            return diagnostic(input, words)
        }
    }

    private static func diagnostic(_ input: Int, _ words: BehaviorWords) -> Diagnostic {
        let place = words.behavior.machine.inputs[input].element
        let shown = FormState.allCases.filter(words.behavior.bound.shown[place].contains)
        let disabling = words.overrides(place) { $0.disables }.compactMap(\.isEnabled?.span)
        let isBusy = shown == [.submitting]
        return Diagnostic(
            kind, "nobody can ever change \(words.inputName(input))", at: words.element(place).id.span,
            secondary: disabling.map { .init($0, "disabled") },
            notes: [
                isBusy
                    ? "it shows only while the request is under way, and is disabled then"
                    : "it is disabled in every state in which it shows: \(words.list(shown.map(\.rawValue)))"
            ],
            help: ["let it be enabled where it shows; what is only to be read is a label"])
    }
}
