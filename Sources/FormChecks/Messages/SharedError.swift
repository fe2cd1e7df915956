package import FormDiagnostics
import FormModel
import FormSource

/// One text for different mistakes of a field.
package enum SharedError: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0485, "shared-error", .note,
        summary: "two rules of a field have the same error")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.flatMap { repeated($0.rules.compactMap(\.error).filter { !$0.isDefault }) }
    }

    private static func repeated(_ errors: [LocalizedText]) -> [Diagnostic] {
        var first: [String: LocalizedText] = [:]
        return errors.compactMap { error in
            guard let other = first[error.base.value] else {
                first[error.base.value] = error
                return nil
            }
            // The field's own `error` stands for all its rules.
            guard other.base.span != error.base.span else { return nil }
            return Diagnostic(
                kind, "the error does not say which of two rules failed", at: error.base.span,
                secondary: [.init(other.base.span, "the same text")],
                help: ["say what to do in each, or write the text once as the field's `error`"])
        }
    }
}
