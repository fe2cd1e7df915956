import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A field that shall have the focus first and does not get it.
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
        let words = BehaviorWords(context)
        return context.deadEnds.compactMap { end in
            switch end {
            case .focusOnAbsent(let input): diagnostic(input, words)
            case .focusTaken(let input, let other): diagnostic(input, takenBy: other, words)
            default: nil
            }
        }
    }

    private static func span(_ input: Int, _ words: BehaviorWords) -> Span {
        let field = words.behavior.machine.inputs[input].field
        return field?.traits.focusesFirst.span ?? words.input(input).id.span
    }

    private static func diagnostic(_ input: Int, _ words: BehaviorWords) -> Diagnostic {
        let place = words.behavior.machine.inputs[input].element
        let isThere = words.behavior.machine.isOnScreen(place, in: words.behavior.machine.launch())
        return Diagnostic(
            absent,
            isThere
                ? "\(words.inputName(input)) is disabled when the screen opens"
                : "\(words.inputName(input)) does not show when the screen opens", at: span(input, words),
            secondary: [.init(words.condition(words.placeOfCondition(place)))],
            help: ["give the first focus to a field that shows from the start, or remove `focusFirst`"])
    }

    private static func diagnostic(_ input: Int, takenBy other: Int, _ words: BehaviorWords) -> Diagnostic {
        Diagnostic(
            taken, "\(words.inputName(other)) has the focus first", at: span(input, words),
            secondary: [.init(span(other, words), "the first one")],
            help: ["remove one of the two"])
    }
}
