import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// An element that nobody ever sees.
package enum NeverShown: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0463, "never-shown", .warning,
        summary: "an element never shows")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let words = BehaviorWords(context)
        return context.deadEnds.compactMap { end in
            guard case .neverShown(let place) = end else { return nil }
            return Diagnostic(
                kind, "\(words.name(place)) never shows", at: words.condition(place),
                notes: [words.whyHidden(place)],
                help: ["change the condition, or remove \(words.name(place))"])
        }
    }
}
