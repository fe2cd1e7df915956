package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// New passwords that may be too short, or may not be long enough.
package enum PasswordLength: Check {
    package static let kinds = [short, underFifteen, capped]

    static let short = DiagnosticKind(
        .F0610, "short-password", .warning,
        summary: "a new password of fewer than 8 characters is accepted")

    static let underFifteen = DiagnosticKind(
        .F0611, "password-under-fifteen", .note,
        summary: "a new password of fewer than 15 characters is accepted, and no second factor is declared")

    static let capped = DiagnosticKind(
        .F0612, "capped-password", .warning,
        summary: "a new password of 64 characters is rejected")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        NewPassword.all(in: context).flatMap { password in
            [tooShort(password, hasSecondFactor: context.form.hasSecondFactor), tooLong(password)].compactMap
            { $0 }
        }
    }

    private static func tooShort(_ password: NewPassword, hasSecondFactor: Bool) -> Diagnostic? {
        guard let shortest = password.shortest, shortest.count < 15 else { return nil }
        if shortest.count < 8 {
            return Diagnostic(
                short,
                "`\(password.id.value)` accepts `\(visible(shortest))`, a password of \(characters(shortest.count))",
                at: password.id.span, secondary: password.lengthLabels,
                help: ["write `length: 8..`, or `length: 15..` without a second factor"])
        }
        guard !hasSecondFactor else { return nil }
        return Diagnostic(
            underFifteen,
            "`\(password.id.value)` accepts passwords of \(characters(shortest.count)), without a second factor",
            at: password.id.span, secondary: password.lengthLabels,
            help: ["write `length: 15..`, or `secondFactor: true` if the service has one"])
    }

    private static func tooLong(_ password: NewPassword) -> Diagnostic? {
        guard let longest = password.longest, longest < 64 else { return nil }
        return Diagnostic(
            capped, "`\(password.id.value)` rejects passwords of more than \(characters(longest))",
            at: password.id.span,
            secondary: password.lengthLabels, help: ["remove the maximum, or raise it to 64 or more"])
    }

    private static func characters(_ count: Int) -> String {
        count == 1 ? "1 character" : "\(count) characters"
    }
}
