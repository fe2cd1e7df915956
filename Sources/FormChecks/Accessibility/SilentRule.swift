package import FormDiagnostics
import FormModel
import FormSource

/// A rule that refuses a value and does not say why.
package enum SilentRule: Check {
    package static let kinds = [silent, colorOnly]
    package static let restsOnAbsence = true

    static let silent = DiagnosticKind(
        .F0513, "silent-rule", .warning,
        summary: "a rule can fail and no text says what is wrong")

    static let colorOnly = DiagnosticKind(
        .F0512, "color-only-error", .warning,
        summary: "an invalid value changes the look of its field and no text says so")

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
