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
        summary: "passwords that AutoFill generates are refused, and no descriptor can say what is accepted")

    static let inexact = DiagnosticKind(
        .F0521, "narrower-password-rules", .note,
        summary: "the descriptor for AutoFill says less than the rules accept")

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
            "`\(password.id.value)` refuses passwords that AutoFill generates, such as `\(visible(generated))`",
            at: password.id.span,
            notes: password.analysis.passwordRules?.note.map { ["no descriptor: \($0)"] } ?? [],
            help: ["ask for lengths and kinds of characters only"])
    }

    private static func note(_ password: NewPassword, _ rules: PasswordRules, _ example: String?)
        -> Diagnostic
    {
        let left = example.map { "`\(visible($0))` is accepted, and the descriptor leaves it out" }
        return Diagnostic(
            inexact, "`\(password.id.value)` accepts more passwords than AutoFill is told of",
            at: password.id.span,
            notes: ["the descriptor is `\(rules.descriptor)`"] + (left.map { [$0] } ?? []),
            help: ["leave it, or say the rules by lengths and kinds of characters"])
    }
}
