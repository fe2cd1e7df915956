import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A field that should have the focus first and does not get it.
package enum FirstFocus: Check {
    package static let kinds = [absent, taken]
    package static let restsOnAbsence = true

    static let absent = DiagnosticKind(
        .F0471, "focus-on-absent-field", .warning,
        summary: "the field with the first focus is not there when the screen opens")

    static let taken = DiagnosticKind(
        .F0472, "second-first-focus", .warning,
        summary: "two fields want the focus first")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let wording = BehaviorWording(context)
        return context.deadEnds.compactMap { end in
            switch end {
            case .focusOnAbsent(let input): diagnostic(input, wording)
            case .focusTaken(let input, let other): diagnostic(input, takenBy: other, wording)
            default: nil
            }
        }
    }

    private static func span(_ input: Int, _ wording: BehaviorWording) -> Span {
        let field = wording.behavior.machine.inputs[input].field
        return field?.traits.focusesFirst.span ?? wording.input(input).id.span
    }

    private static func diagnostic(_ input: Int, _ wording: BehaviorWording) -> Diagnostic {
        let index = wording.behavior.machine.inputs[input].element
        let isThere = wording.behavior.machine.isOnScreen(index, in: wording.behavior.machine.launch())
        return Diagnostic(
            absent,
            isThere
                ? "\(wording.inputName(input)) is disabled when the screen opens"
                : "\(wording.inputName(input)) does not show when the screen opens", at: span(input, wording),
            secondary: [.init(wording.condition(wording.conditionOwner(index)))],
            help: ["give the first focus to a field that shows from the start, or remove `focusFirst`"])
    }

    private static func diagnostic(_ input: Int, takenBy other: Int, _ wording: BehaviorWording) -> Diagnostic
    {
        Diagnostic(
            taken, "\(wording.inputName(other)) has the focus first", at: span(input, wording),
            secondary: [.init(span(other, wording), "the first one")],
            help: ["remove one of the two"])
    }
}
