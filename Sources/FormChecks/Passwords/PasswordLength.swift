package import FormDiagnostics
import FormModel
import FormRules
import FormSource

/// New passwords that may be too short, or may not be long enough.
package enum PasswordLength: Check {
    package static let kinds = [short, underFifteen, capped]

    static let short = DiagnosticKind(
        "F0610", "short-password", .warning,
        summary: "a new password of fewer than 8 characters is accepted",
        explanation: """
            Eight characters are the least that every authority asks for; without a second factor NIST and OWASP ask for 15. The \
            shortest accepted password is worked out from all rules of the field, patterns included, and shown.

            Write `length: 8..` or more, and leave out the upper bound.

            Sources: NIST SP 800-63B-4, 3.1.1.2 (1); OWASP ASVS 5.0, 6.2.1; OWASP Authentication Cheat Sheet.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
              - field: ↓password
                for: newPassword
                rules:
                  - length: 6..
              - button: signUp
                action: submit
            """,
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
              - field: ↓password
                for: newPassword
              - button: signUp
                action: submit
            """,
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
              - field: password
                for: newPassword
                required: true
                rules:
                  - length: 8..
              - button: signUp
                action: submit
            """
        ])

    static let underFifteen = DiagnosticKind(
        "F0611", "password-under-fifteen", .note,
        summary: "a new password of fewer than 15 characters is accepted, and no second factor is declared",
        explanation: """
            A password that is the only thing between an account and everybody else should have at least 15 characters; with a \
            second factor 8 are enough. Length does more than any rule about kinds of characters.

            Write `length: 15..`, or `secondFactor: true` at the top of the spec if the service has one.

            Sources: NIST SP 800-63B-4, 3.1.1.2 (1); OWASP Authentication Cheat Sheet.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
              - field: ↓password
                for: newPassword
                rules:
                  - length: 8..
              - button: signUp
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            purpose: signUp
            secondFactor: true
            body:
              - field: email
              - field: password
                for: newPassword
                rules:
                  - length: 8..
              - button: signUp
                action: submit
            """,
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
              - field: password
                for: newPassword
                rules:
                  - length: 15..
              - button: signUp
                action: submit
            """,
        ])

    static let capped = DiagnosticKind(
        "F0612", "capped-password", .warning,
        summary: "a new password of 64 characters is refused",
        explanation: """
            Password managers make long passwords and people make long phrases; a low limit refuses both, and tells that the \
            password may be stored as it is. A limit of 64 is the least that may be set.

            Leave the upper bound out, or raise it to 64 or more.

            Sources: NIST SP 800-63B-4, 3.1.1.2 (2); OWASP ASVS 5.0, 6.2.9.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
              - field: ↓password
                for: newPassword
                rules:
                  - length: 15..32
              - button: signUp
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            purpose: signUp
            body:
              - field: email
              - field: password
                for: newPassword
                rules:
                  - length: 15..128
              - button: signUp
                action: submit
            """
        ])

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
            capped, "`\(password.id.value)` refuses passwords of more than \(characters(longest))",
            at: password.id.span,
            secondary: password.lengthLabels, help: ["leave the upper bound out, or raise it to 64 or more"])
    }

    private static func characters(_ count: Int) -> String {
        count == 1 ? "1 character" : "\(count) characters"
    }
}
