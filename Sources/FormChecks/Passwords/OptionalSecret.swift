package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// A new password or a code that may be left out although rules are written for it.
package enum OptionalSecret: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0616, "optional-secret", .warning,
        summary: "a new password or one-time code has rules but can be left empty")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        guard !form.submitsWhenFilledOnly else { return [] }
        let evaluator = RuleEvaluator(ICUMatcher(form))
        let required = form.requiredFields
        return form.fields.compactMap { element, field in
            guard field.role.value == .newPassword || field.role.value == .oneTimeCode,
                !field.rules.isEmpty, !field.$rules.isPoisoned, !required.contains(element.id.value),
                evaluator.verdict(on: "", in: field) == .accepted
            else { return nil }
            return Diagnostic(
                kind, "`\(element.id.value)` can be left empty", at: element.id.span,
                secondary: field.rules.prefix(1).map {
                    .init($0.span, "checked only when something is typed")
                },
                help: ["add `required: true`"])
        }
    }
}

extension LoginForm {
    /// Ids of the fields that a check of the form wants.
    fileprivate var requiredFields: Set<String> {
        Set(
            submission.checks.flatMap { check -> [String] in
                if case .require(let ids) = check.condition { ids.map(\.value) } else { [] }
            })
    }
}
