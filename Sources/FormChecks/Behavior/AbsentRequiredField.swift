import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A field that must be filled in and is never there to be.
package enum AbsentRequiredField: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0461, "absent-required-field", .warning,
        summary: "a required field is never on the screen when the form can be sent")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let wording = BehaviorWording(context)
        return context.deadEnds.compactMap { end in
            guard case .neverAsked(let input) = end else { return nil }
            return diagnostic(input, wording)
        }
    }

    private static func diagnostic(_ input: Int, _ wording: BehaviorWording) -> Diagnostic {
        let index = wording.behavior.machine.inputs[input].element
        let isHidden = wording.behavior.bound.shown[index].isEmpty
        let required = wording.input(input).rules.first(where: \.condition.wantsValue)
        return Diagnostic(
            kind,
            isHidden
                ? "\(wording.inputName(input)) must be filled in and never shows"
                : "\(wording.inputName(input)) must be filled in and does not show while the form can be sent",
            at: wording.condition(wording.conditionOwner(index)),
            secondary: required.map { [.init($0.span, "it must be filled in")] } ?? [],
            notes: (isHidden ? [wording.whyHidden(index)] : [])
                + ["what is not on the screen is not asked for: the form is sent without it"],
            help: ["show it while the form is filled in, or remove the rule"])
    }
}
