package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// Rules that no value meets.
package enum ImpossibleField: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0410, "impossible-field", .error,
        summary: "no value meets all rules of a field")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        zip(context.form.fields, context.analysis.fields).compactMap { entry, analysis in
            let rules = analysis.conflict.map { entry.field.rules[$0] }
            guard let first = rules.first else { return nil }
            let message =
                rules.count == 1
                ? "no value of `\(entry.element.id.value)` meets this rule"
                : "no value of `\(entry.element.id.value)` meets these \(rules.count) rules together"
            return Diagnostic(
                kind, message, at: first.span, label: first.condition.asks,
                secondary: rules.dropFirst().map { Diagnostic.Label($0.span, $0.condition.asks) },
                notes: notes(analysis, rules, in: context),
                help: [rules.count == 1 ? "change the rule" : "loosen one of the rules, or remove one"])
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
