package import FormDiagnostics
import FormModel
import FormSource

/// A text field that AutoFill may take for the user name.
package enum UntypedFieldBeforePassword: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0533, "untyped-field-before-password", .warning,
        summary: "a field without a content type comes before the password")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let fields = context.form.fields
        let visibilities = context.form.visibilities
        guard let password = fields.firstIndex(where: { $0.field.role.value.isPassword }),
            fields.contains(where: { $0.field.isTaggedUserName })
        else { return [] }
        return fields[..<password].filter {
            $0.field.isUntyped && visibilities[$0.element.id.value] != .never
        }.map {
            element, _ in
            Diagnostic(
                kind, "`\(element.id.value)` may be mistaken for the user name by AutoFill",
                at: element.id.span,
                secondary: [
                    .init(
                        fields[password].element.id.span,
                        "AutoFill looks for the user name above the password")
                ],
                help: [
                    "set `for:` or `contentType:`, or move the field below the password"
                ])
        }
    }
}

extension Field {
    fileprivate var isUntyped: Bool {
        traits.contentType.value == nil && (role.value == .text || role.value == .number)
    }
}
