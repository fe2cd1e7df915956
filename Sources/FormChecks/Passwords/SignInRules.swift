package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// Rules on the password of somebody who has an account.
package enum SignInRules: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0613, "rules-on-current-password", .warning,
        summary: "an existing password is checked against rules for new ones")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        zip(context.form.fields, context.analysis.fields).compactMap { entry, analysis in
            guard entry.field.role.value == .password, analysis.conflict.isEmpty,
                // The service has set how many digits a PIN has.
                !idWords(entry.element.id.value).containsAny(of: ["pin"]),
                entry.field.traits.keyboard.value.hasReturnKey
            else { return nil }
            let rules = zip(entry.field.rules, analysis.breaks).filter {
                $0.condition != .required && $1 != .none
            }
            guard let first = rules.first else { return nil }
            let evaluator = RuleEvaluator(ICUMatcher(context.form))
            let good = goodPasswords.first { evaluator.verdict(on: $0, in: entry.field) != .accepted }
            let example = (good ?? first.1.value).map { ", for example `\(visible($0))`" } ?? ""
            return Diagnostic(
                kind, "`\(entry.element.id.value)` rejects passwords that an account may have\(example)",
                at: first.0.span,
                label: first.0.condition.asks,
                secondary: rules.dropFirst().map { Diagnostic.Label($0.0.span, $0.0.condition.asks) },
                help: ["keep only `required: true`, and check these rules where the password is chosen"])
        }
    }

    /// Passwords that a person or a manager could have chosen elsewhere.
    private static let goodPasswords = [
        "correct horse battery staple", "kUwpa3-mybmag-zyfzoq", "Zürich 1848",
    ]
}
