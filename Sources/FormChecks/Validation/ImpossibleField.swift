package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// Rules that no value meets.
package enum ImpossibleField: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0410, "impossible-field", .error,
        summary: "the rules of a field conflict: no value satisfies them all")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        zip(context.form.fields, context.analysis.fields).compactMap { entry, analysis in
            let rules = analysis.conflict.map { entry.field.rules[$0] }
            guard let first = rules.first else { return nil }
            let message =
                rules.count == 1
                ? "no value of `\(entry.element.id.value)` satisfies this rule"
                : "no value of `\(entry.element.id.value)` satisfies these \(rules.count) rules together"
            return Diagnostic(
                kind, message, at: first.span, label: first.condition.asks,
                secondary: rules.dropFirst().map { Diagnostic.Label($0.span, $0.condition.asks) },
                notes: notes(analysis, rules, in: context),
                help: [rules.count == 1 ? "change the rule" : "relax or remove one of the rules"])
        }
    }

    private static func notes(
        _ analysis: FieldAnalysis, _ rules: [Rule], in context: CheckContext
    ) -> [String] {
        let each =
            rules.count == 1
            ? []
            : analysis.conflict.compactMap { index -> String? in
                guard let value = analysis.languages.shortest(analysis.languages.meeting([index])).value
                else { return nil }
                return "the shortest value for \(ruleName(index)) alone is `\(value)`"
            }
        return each + characterNote(analysis)
    }
}
