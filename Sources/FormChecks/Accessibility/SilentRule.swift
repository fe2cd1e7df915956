package import FormDiagnostics
import FormModel
import FormSource

/// A rule that refuses a value and does not say why.
package enum SilentRule: Check {
    package static let kinds = [silent, colorOnly]
    package static let restsOnAbsence = true

    static let silent = DiagnosticKind(
        .F0513, "silent-rule", .warning,
        summary: "a rule can fail without a message")

    static let colorOnly = DiagnosticKind(
        .F0512, "color-only-error", .warning,
        summary: "only the style of a field shows that its value is invalid")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            if case .field(let field) = element.kind, field.hint != nil { return nil }
            guard let rule = element.rules.first(where: { $0.error == nil }) else { return nil }
            let onlyLooks = element.conditional.contains { $0.condition == .invalid }
            return Diagnostic(
                onlyLooks ? colorOnly : silent,
                onlyLooks
                    ? "only the style of `\(element.id.value)` shows that this rule failed"
                    : "no message says why this rule rejects `\(element.id.value)`",
                at: rule.span, help: ["add `error:` and say what to do"])
        }
    }
}
