package import FormDiagnostics
import FormModel
import FormSource

/// A control that assistive technology cannot reach.
package enum HiddenControl: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0514, "hidden-control", .error,
        summary: "a field, button or toggle is hidden from assistive technology")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.shownElements.compactMap { element in
            guard element.isControl, element.accessibility.isHidden else {
                return nil
            }
            return Diagnostic(
                kind, "`\(element.id.value)` cannot be used with assistive technology", at: element.id.span,
                help: ["remove `hidden: true` from its `accessibility`"])
        }
    }
}
