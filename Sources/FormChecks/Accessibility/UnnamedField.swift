package import FormDiagnostics
import FormModel
import FormSource

/// A field that nothing names.
package enum UnnamedField: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0501, "unnamed-field", .error,
        summary: "a field has no caption, placeholder or accessibility label")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.shownFields.compactMap { element, _ in
            guard element.accessibleName?.isBlank ?? true else {
                return nil
            }
            return Diagnostic(
                kind, "`\(element.id.value)` has no name", at: element.id.span,
                help: ["add `caption:` with the name of the field"])
        }
    }
}
