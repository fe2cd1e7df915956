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
        let wording = BehaviorWording(context)
        return context.deadEnds.compactMap { end in
            guard case .neverShown(let index) = end else { return nil }
            return Diagnostic(
                kind, "\(wording.name(index)) never shows", at: wording.condition(index),
                notes: [wording.whyHidden(index)],
                help: ["change the condition, or remove \(wording.name(index))"])
        }
    }
}
