package import FormDiagnostics
import FormModel
import FormSource

/// A rule that refuses a value and does not say why.
package enum SilentRule: Check {
    package static let kinds = [silent, colorOnly]
    package static let restsOnAbsence = true

    static let silent = DiagnosticKind(
        "F0513", "silent-rule", .warning,
        summary: "a rule can fail and no text says what is wrong",
        explanation: """
            The form does not go on, and the person has to find out why. VoiceOver has nothing to read.

            Add `error:` to the rule or to the field, or a `hint:` that explains all its rules.

            Sources: WCAG 2.2, 3.3.1 Error Identification (A) and 3.3.3 Error Suggestion (AA).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: user
                caption: User name
                rules:
                  - ↓matches: '[a-z][a-z0-9]{2,19}'
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: user
                caption: User name
                hint: 3 to 20 small letters and digits
                rules:
                  - matches: '[a-z][a-z0-9]{2,19}'
              - field: code
                caption: Code
                rules:
                  - matches: '[0-9]{6}'
                    error: Enter the six digits from the message
              - button: signIn
            """
        ])

    static let colorOnly = DiagnosticKind(
        "F0512", "color-only-error", .warning,
        summary: "an invalid value changes the look of its field and no text says so",
        explanation: """
            Whoever does not see the colour, or does not know what it means, learns neither that something is wrong nor what.

            Add `error:` to the rule or to the field, or a `hint:` that explains its rules. The look may stay.

            Sources: WCAG 2.2, 1.4.1 Use of Color (A) and 3.3.1 Error Identification (A).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: user
                caption: User name
                rules:
                  - ↓matches: '[a-z][a-z0-9]{2,19}'
                whenInvalid:
                  border: { color: systemRed, width: 1pt }
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: user
                caption: User name
                error: Enter 3 to 20 small letters and digits
                rules:
                  - matches: '[a-z][a-z0-9]{2,19}'
                whenInvalid:
                  border: { color: systemRed, width: 1pt }
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            if case .field(let field) = element.kind, field.hint != nil { return nil }
            guard let rule = element.rules.first(where: { $0.error == nil }) else { return nil }
            let onlyLooks = element.conditional.contains { $0.condition == .invalid }
            return Diagnostic(
                onlyLooks ? colorOnly : silent,
                onlyLooks
                    ? "only the look of `\(element.id.value)` says that this rule is broken"
                    : "nothing says why `\(element.id.value)` is refused when this rule is broken",
                at: rule.span, help: ["add `error:` with what to do"])
        }
    }
}
