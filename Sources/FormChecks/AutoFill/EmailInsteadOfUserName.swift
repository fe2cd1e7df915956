package import FormDiagnostics
import FormModel
import FormSource

/// The name that signs in, tagged as contact data.
package enum EmailInsteadOfUserName: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0549, "email-instead-of-user-name", .warning,
        summary: "the user name has the content type of an e-mail address")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let fields = context.form.fields
        guard fields.contains(where: { $0.field.role.value.isPassword }),
            !fields.contains(where: { $0.field.isTaggedUserName }),
            let (element, field) = fields.first(where: { $0.field.isTaggedContact }),
            let span = field.traits.contentType.span
        else { return [] }
        return [
            Diagnostic(
                kind, "`\(element.id.value)` is not known to AutoFill as the user name", at: span,
                help: ["remove `contentType`, or write `username`"])
        ]
    }
}

extension Field {
    fileprivate var isTaggedContact: Bool {
        role.value.isIdentifier
            && ["emailAddress", "telephoneNumber"].contains(traits.contentType.value)
    }
}
