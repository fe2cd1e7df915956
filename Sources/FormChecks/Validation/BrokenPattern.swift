package import FormDiagnostics
import FormModel
import FormSource

/// A pattern that ICU refuses.
package enum BrokenPattern: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0401", "broken-pattern", .error,
        summary: "a pattern is no regular expression in ICU's syntax",
        explanation: """
            `NSPredicate` compiles a pattern when a value is checked, and raises an exception that ends the app when the pattern \
            cannot be read: it works until somebody types. Patterns are read at build time instead, by ICU's grammar, and the \
            first place that ICU refuses is shown.

            What works elsewhere may not work here: `{2.49}` is no interval, `{,5}` needs a minimum, a look-behind needs a bound \
            on its length, and a `{` that stands for itself is written `\\{`.

            Sources: ICU User Guide, Regular Expressions; unicode/utypes.h, U_REGEX_ERROR_START.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            patterns:
              email: '^[A-Z0-9a-z\\._%+-]+@( [A-Za-z0-9-]+\\.)+[A-Za-z]↓{2.49}$'
            body:
              - field: login
                for: email
                rules:
                  - matches: email
              - field: password
              - button: signIn
                action: submit
            """,
            """
            formc: 1
            form: Login
            body:
              - field: login
                for: username
                rules:
                  - matches: '[a-z]+↓)'
              - field: password
              - button: signIn
                action: submit
            """,
        ],
        accepted: [
            """
            formc: 1
            form: Login
            patterns:
              email: '^[A-Z0-9a-z._%+-]+@[A-Za-z0-9-]+\\.[A-Za-z]{2,49}$'
            body:
              - field: login
                for: email
                rules:
                  - matches: email
              - field: password
              - button: signIn
                action: submit
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        var seen: Set<Span> = []
        return UsedPattern.all(in: context.form).flatMap { used in
            seen.insert(used.source.span).inserted
                ? used.problems.map { used.diagnostic(kind, $0, in: context.source) } : []
        }
    }
}
