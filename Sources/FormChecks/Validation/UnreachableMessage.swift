package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// A rule that never decides.
package enum UnreachableMessage: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0411, "unreachable-message", .warning,
        summary: "a rule never applies, so its message is never shown")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        zip(context.form.fields, context.analysis.fields).flatMap { entry, analysis in
            analysis.unreachable.map { diagnostic($0, entry.field, analysis) }
        }
    }

    private static func diagnostic(
        _ item: FieldAnalysis.Unreachable, _ field: Field, _ analysis: FieldAnalysis
    ) -> Diagnostic {
        let rule = field.rules[item.rule]
        let hiding = item.because.map { field.rules[$0] }
        let message =
            hiding.isEmpty
            ? "no value violates this `\(rule.condition.kind.rawValue)`"
            : "this `\(rule.condition.kind.rawValue)` never applies"
        let secondary = hiding.map {
            Diagnostic.Label(
                $0.span,
                hiding.count == 1 ? "rejects every value that the rule rejects" : "rejects values first")
        }
        return Diagnostic(
            kind, message, at: rule.span,
            label: rule.error == nil ? "it has no effect" : "its message is never shown",
            secondary: secondary, notes: characterNote(analysis), help: [help(rule, hiding)])
    }

    private static func help(_ rule: Rule, _ hiding: [Rule]) -> String {
        if case .length(1?, nil) = rule.condition, hiding.isEmpty {
            return "only `required` rejects an empty value; write `required: true`"
        }
        return hiding.isEmpty ? "remove the rule" : "move it before the rule that shadows it, or remove it"
    }
}
