import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A message without anything to say.
package enum SpeechlessMessage: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0465, "speechless-message", .warning,
        summary: "a message never has anything to say")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let wording = BehaviorWording(context)
        return context.deadEnds.compactMap { end in
            guard case .neverSpeaks(let index) = end else { return nil }
            return diagnostic(index, wording)
        }
    }

    private static func diagnostic(_ index: Int, _ wording: BehaviorWording) -> Diagnostic {
        let field: String? =
            if case .message(let message) = wording.element(index).kind { message.field } else { nil }
        return Diagnostic(
            kind, "\(wording.name(index)) never has anything to say", at: wording.element(index).id.span,
            notes: [
                field.map {
                    "nothing is ever said of `\($0)`: no rule with a text is told, and no error of the server"
                }
                    ?? "the form has no checks, and no texts for a refusal or a missing answer"
            ],
            help: ["remove it, or write the texts that it should show"])
    }
}
