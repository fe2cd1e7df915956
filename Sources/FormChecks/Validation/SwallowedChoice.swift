package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// A branch of `anyOf` inside another.
package enum SwallowedChoice: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0413, "swallowed-choice", .warning,
        summary: "a choice of `anyOf` accepts nothing that another choice does not accept")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        zip(context.form.fields, context.analysis.fields).flatMap { entry, analysis in
            analysis.swallowed.map { item in
                let rule = entry.field.rules[item.rule]
                return Diagnostic(
                    kind,
                    "choice \(item.branch + 1) accepts nothing that choice \(item.by + 1) does not accept",
                    at: rule.span, label: "choice \(item.branch + 1) of this `anyOf` changes nothing",
                    notes: characterNote(analysis),
                    help: ["remove choice \(item.branch + 1), or make choice \(item.by + 1) stricter"])
            }
        }
    }
}
