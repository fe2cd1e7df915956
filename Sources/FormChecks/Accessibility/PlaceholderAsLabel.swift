package import FormDiagnostics
import FormModel
import FormSource

/// Fields whose only name goes away with the first character.
package enum PlaceholderAsLabel: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0502, "placeholder-as-label", .note,
        summary: "the placeholder is the only visible name of a field")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let placeholders = context.form.shownFields.compactMap { element, field in
            // With a label of its own the placeholder is an example.
            field.caption == nil && element.accessibility.label == nil ? field.placeholder : nil
        }.filter { !$0.isBlank }
        guard let first = placeholders.first else { return [] }
        let others = placeholders.dropFirst()
        return [
            Diagnostic(
                kind,
                others.isEmpty
                    ? "the name of the field disappears when people type"
                    : "the names of \(placeholders.count) fields disappear when people type",
                at: first.base.span,
                secondary: others.map { .init($0.base.span, "and here") },
                help: ["write the name as `caption:`"])
        ]
    }
}
