package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// An example of the spec that the rules decide otherwise.
package enum WrongExample: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0430, "wrong-example", .error,
        summary: "the rules do not treat an example as the spec says")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        let evaluator = RuleEvaluator(ICUMatcher(context.form))
        return context.form.fields.flatMap { element, field in
            let accept = field.examples.accept.compactMap { example -> Diagnostic? in
                guard case .refused(let rule) = evaluator.verdict(on: example.value, in: field) else {
                    return nil
                }
                return refused(example, field.rules[rule], rule)
            }
            let reject = field.examples.reject.compactMap { example -> Diagnostic? in
                evaluator.verdict(on: example.value, in: field) == .accepted ? accepted(example, field) : nil
            }
            return accept + reject
        }
    }

    private static func refused(_ example: Located<String>, _ rule: Rule, _ index: Int) -> Diagnostic {
        Diagnostic(
            kind, "`\(example.value)` should be accepted, but \(ruleName(index)) rejects it",
            at: example.span,
            label: "rejected", secondary: [Diagnostic.Label(rule.span, rule.condition.asks)],
            help: ["change the rule, or move the example to `reject`"])
    }

    private static func accepted(_ example: Located<String>, _ field: Field) -> Diagnostic {
        let why =
            example.value.isEmpty
            ? "only `required: true` rejects an empty value"
            : "add a rule that rejects it, or move the example to `accept`"
        return Diagnostic(
            kind, "`\(example.value)` should be rejected, but no rule rejects it", at: example.span,
            label: "accepted",
            help: [why])
    }
}
