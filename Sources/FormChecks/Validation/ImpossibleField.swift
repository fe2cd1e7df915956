package import FormDiagnostics
import FormModel
import FormRules
import FormSource

/// Rules that no value meets.
package enum ImpossibleField: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0410", "impossible-field", .error,
        summary: "no value meets all rules of a field",
        explanation: """
            Whatever a person types, the field refuses it. The rules are read as sets of texts, patterns included, and their \
            intersection is empty; the report names the smallest group of rules that already conflict.

            Lengths are counted in characters, while patterns see Unicode scalars. The decision covers all values in which each \
            character is one scalar, which is everything that keyboards and password managers usually produce.

            Loosen one of the rules, or remove those that say the same thing in another way.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            body:
              - field: code
                for: text
                rules:
                  - ↓length: ..6
                  - matches: '^[a-z][a-z0-9]{7,11}$'
              - button: send
                action: submit
            """,
            """
            formc: 1
            form: SignUp
            body:
              - field: code
                for: text
                rules:
                  - length: 4..
                  - ↓allowed: [digits]
                  - atLeast: { letters: 1 }
              - button: send
                action: submit
            """,
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            body:
              - field: code
                for: text
                rules:
                  - length: ..8
                  - matches: '^[a-z][a-z0-9]{7,11}$'
              - button: send
                action: submit
            """
        ])

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
