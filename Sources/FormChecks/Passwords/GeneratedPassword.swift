package import FormDiagnostics
import FormModel
import FormPatterns
import RuleProofs
import FormSource

/// New passwords that AutoFill's generator cannot make.
package enum GeneratedPassword: Check {
    package static let kinds = [refused, inexact]

    static let refused = DiagnosticKind(
        .F0520, "generated-password-refused", .warning,
        summary: "passwords that AutoFill generates are rejected, and no descriptor describes the rules")

    static let inexact = DiagnosticKind(
        .F0521, "narrower-password-rules", .note,
        summary: "the AutoFill descriptor allows fewer passwords than the rules")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        NewPassword.all(in: context).compactMap { password in
            switch password.analysis.passwordRules {
            case .none?: refusal(password)
            case .narrower(let rules, let example)?: context.isStrict ? note(password, rules, example) : nil
            case .exact?, nil: nil
            }
        }
    }

    private static func refusal(_ password: NewPassword) -> Diagnostic? {
        let languages = password.analysis.languages
        guard
            case .fails(let generated) = PasswordRequirements.defaultPasswords.isSubset(
                of: languages.accepted, budget: languages.budget)
        else { return nil }
        return Diagnostic(
            refused,
            "`\(password.id.value)` rejects passwords that AutoFill generates, such as `\(visible(generated))`",
            at: password.id.span,
            notes: password.analysis.passwordRules?.note.map { ["no descriptor: \($0)"] } ?? [],
            help: ["use rules about length and character classes only"])
    }

    private static func note(_ password: NewPassword, _ rules: PasswordRules, _ example: String?)
        -> Diagnostic
    {
        let left = example.map {
            "`\(visible($0))` is accepted, but the AutoFill descriptor does not allow it"
        }
        return Diagnostic(
            inexact, "`\(password.id.value)` accepts more passwords than its AutoFill descriptor",
            at: password.id.span,
            notes: ["the descriptor is `\(rules.descriptor)`"] + (left.map { [$0] } ?? []),
            help: ["ignore this, or use rules about length and character classes only"])
    }
}
