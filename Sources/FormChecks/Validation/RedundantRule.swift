package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// A rule that the others imply.
package enum RedundantRule: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0412, "redundant-rule", .note,
        summary: "a rule is redundant: the other rules imply it")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        guard context.isStrict else { return [] }
        return zip(context.form.fields, context.analysis.fields).flatMap { entry, analysis in
            analysis.implied.map { index in
                let rule = entry.field.rules[index]
                return Diagnostic(
                    kind,
                    "the other rules of `\(entry.element.id.value)` imply this `\(rule.condition.kind.rawValue)`",
                    at: rule.span,
                    label: "the same values are accepted without it", notes: characterNote(analysis),
                    help: ["keep it for its message, or remove it"])
            }
        }
    }
}
