package import FormDiagnostics
import FormModel
import FormSource

/// A field that nothing names.
package enum UnnamedField: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0501, "unnamed-field", .error,
        summary: "a field has neither caption nor placeholder nor accessibility label")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.shownFields.compactMap { element, _ in
            guard element.accessibleName?.isBlank ?? true else {
                return nil
            }
            return Diagnostic(
                kind, "nothing says what belongs in `\(element.id.value)`", at: element.id.span,
                help: ["add `caption:` with the name of the field"])
        }
    }
}
