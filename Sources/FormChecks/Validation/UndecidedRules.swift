package import FormDiagnostics
import FormModel
import FormSource
import RuleProofs

/// Rules that take too long to analyze.
package enum UndecidedRules: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0424, "rules-not-decided", .note,
        summary: "a field's rules are too complex to analyze in full")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        zip(context.form.fields, context.analysis.fields).compactMap { entry, analysis in
            guard analysis.languages.isExhausted, let first = entry.field.rules.first else { return nil }
            return Diagnostic(
                kind, "the rules of `\(entry.element.id.value)` are too complex to analyze in full",
                at: first.span,
                label: "conflicts and messages that never show may go unnoticed",
                help: ["use fewer or simpler patterns; `formc test` still tries values"])
        }
    }
}
