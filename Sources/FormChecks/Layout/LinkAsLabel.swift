package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A label that is nothing but a link.
package enum LinkAsLabel: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0308, "link-as-label", .warning,
        summary: "the whole text of a label is one link")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            guard case .label(let label) = element.kind, let link = label.links.first,
                label.text.base.value.filter({ !$0.isWhitespace }) == "{\(link.name.value)}"
            else { return nil }
            return Diagnostic(
                kind, "the whole text of `\(element.id.value)` is a link", at: label.text.base.span,
                help: ["write it as a link: `link: \(element.id.value)` with `title` and `action`"])
        }
    }
}
