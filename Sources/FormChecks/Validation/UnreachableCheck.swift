package import FormDiagnostics
import FormModel
import FormSource

/// A submit check that never fails.
package enum UnreachableCheck: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0440", "unreachable-check", .warning,
        summary: "a submit check never fails, so its error is never shown",
        explanation: """
            The checks run in order, and the first that fails gives the error. Whenever this one would fail, an earlier one has \
            failed already, or the submit button cannot be tapped: with `enabled: whenValid` every rule of every field is met \
            by then, `required` among them.

            Decided over all ways in which the fields can be empty, the same or different. Remove the check, or put it before \
            the one that hides it.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
            submit:
              check:
                - require: [email, password]
                  error: Enter your email and password
                - ↓require: [email]
                  error: Enter your email
            """,
            """
            formc: 1
            form: Login
            body:
              - field: email
                required: true
              - field: password
                required: true
              - button: signIn
                action: submit
                enabled: whenValid
            submit:
              check:
                - ↓require: [email, password]
                  error: Enter your email and password
            """,
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
            submit:
              check:
                - require: [email]
                  error: Enter your email
                - require: [email, password]
                  error: Enter your password
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        let checks = context.form.submission.checks
        guard let cases = SubmitCases(context.form) else { return [] }
        return checks.indices.filter { !cases.canFailFirst($0) }.map { index in
            let hiding = cases.hidingCheck(index).map { checks[$0] }
            return Diagnostic(
                kind, "this check never fails", at: checks[index].span, label: "its error is never shown",
                secondary: hiding.map { [Diagnostic.Label($0.span, "fails whenever it would")] } ?? [],
                help: [
                    hiding == nil
                        ? "remove it: the button cannot be tapped while it would fail"
                        : "remove it, or put it before the check that hides it"
                ])
        }
    }
}
