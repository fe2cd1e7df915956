package import FormDiagnostics
import FormModel
import FormRules
import FormSource

/// A new password or a code that may be left out although rules are written for it.
package enum OptionalSecret: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0616", "optional-secret", .warning,
        summary: "a new password or a one-time code has rules and may still be left empty",
        explanation: """
            An empty value meets every rule but `required`, so that a field which may be left out can have rules for when it \
            is not. A password or a code is rarely such a field: with `length: 8..` alone the form is sent without one.

            Write `required: true`, or name the field in a `require` check of `submit`.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
              - field: ↓newPassword
                rules:
                  - length: 15..
              - button: create
            """,
            """
            formc: 1
            form: Confirm
            body:
              - field: ↓code
                rules:
                  - length: 6
              - button: confirm
            """,
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
              - field: newPassword
                required: true
                rules:
                  - length: 15..
              - button: create
            """,
            """
            formc: 1
            form: Confirm
            body:
              - field: code
                rules:
                  - length: 6
              - button: confirm
            submit:
              check:
                - require: [code]
                  error: Enter the code
            """,
            """
            formc: 1
            form: Confirm
            body:
              - field: code
                rules:
                  - length: 6
              - button: confirm
                enabled: whenFilled
            """,
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        guard !form.submitsWhenFilledOnly else { return [] }
        let evaluator = RuleEvaluator(ICUJudge(form))
        let required = form.requiredFields
        return form.fields.compactMap { element, field in
            guard field.role.value == .newPassword || field.role.value == .oneTimeCode,
                !field.rules.isEmpty, !field.$rules.isPoisoned, !required.contains(element.id.value),
                evaluator.verdict(on: "", in: field) == .accepted
            else { return nil }
            return Diagnostic(
                kind, "`\(element.id.value)` may be left empty", at: element.id.span,
                secondary: field.rules.prefix(1).map { .init($0.span, "asked of what is typed only") },
                help: ["add `required: true`"])
        }
    }
}

extension Form {
    /// Ids of the fields that a check of the form wants.
    fileprivate var requiredFields: Set<String> {
        Set(
            submission.checks.flatMap { check -> [String] in
                if case .require(let ids) = check.condition { ids.map(\.value) } else { [] }
            })
    }
}
