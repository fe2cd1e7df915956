package import FormDiagnostics
import FormModel
import FormPatterns
import RuleProofs
import FormSource

/// Rules for e-mail addresses that differ from what addresses look like.
package enum EmailPattern: Check {
    package static let kinds = [narrow, wide, short]

    static let narrow = DiagnosticKind(
        .F0450, "narrow-email-rule", .warning,
        summary: "a valid e-mail address is rejected")

    static let wide = DiagnosticKind(
        .F0451, "wide-email-rule", .note,
        summary: "an invalid e-mail address is accepted")

    static let short = DiagnosticKind(
        .F0452, "capped-email", .warning,
        summary: "long e-mail addresses are rejected")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        let evaluator = RuleEvaluator(ICUMatcher(context.form))
        return zip(context.form.fields, context.analysis.fields).flatMap { entry, analysis -> [Diagnostic] in
            let rules = EmailRules(field: entry.field, analysis: analysis, evaluator: evaluator)
            guard rules.areForAddresses else { return [] }
            return [refusal(rules), acceptance(rules), limit(rules)].compactMap { $0 }
        }
    }

    private static func refusal(_ rules: EmailRules) -> Diagnostic? {
        guard let refused = rules.refusedAddresses, let first = refused.first,
            case .refused(let index) = rules.verdict(on: first)
        else { return nil }
        let rule = rules.field.rules[index]
        if case .length = rule.condition { return nil }
        let others = refused.dropFirst().map { "`\(visible($0))`" }
        return Diagnostic(
            narrow, "the valid address `\(visible(first))` is rejected", at: rule.span,
            label: rule.condition.asks,
            notes: others.isEmpty ? [] : ["also rejected: " + others.joined(separator: ", ")],
            help: ["write `format: email`"])
    }

    private static func acceptance(_ rules: EmailRules) -> Diagnostic? {
        guard let text = rules.acceptedOther,
            let rule = rules.field.rules.first(where: { $0.condition != .required })
        else {
            return nil
        }
        return Diagnostic(
            wide, "`\(visible(text))` is accepted, but it is not an e-mail address", at: rule.span,
            help: ["write `format: email`, or confirm the address with a message"])
    }

    private static func limit(_ rules: EmailRules) -> Diagnostic? {
        guard let longest = rules.longest, longest < 254 else { return nil }
        let rule = rules.field.rules.first { rule in
            if case .length(_, .some) = rule.condition { true } else { false }
        }
        guard let rule = rule ?? rules.field.rules.first(where: { $0.condition != .required }) else {
            return nil
        }
        return Diagnostic(
            short, "addresses of more than \(longest) characters are rejected", at: rule.span,
            label: rule.condition.asks,
            help: ["remove the maximum, or raise it to 254"])
    }
}
