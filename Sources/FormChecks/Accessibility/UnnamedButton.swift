package import FormDiagnostics
import FormModel
import FormSource

/// A button with a picture and no words.
package enum UnnamedButton: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0505, "unnamed-button", .error,
        summary: "a button with only an icon has no accessibility label")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            guard case .button = element.kind, !element.accessibility.isHidden,
                element.accessibleName?.isBlank ?? true
            else { return nil }
            return Diagnostic(
                kind, "assistive technology has no name for `\(element.id.value)`", at: element.id.span,
                help: ["add `accessibility: { label: … }` and say what it does"])
        }
    }
}
