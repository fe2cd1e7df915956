package import FormDiagnostics
import FormModel
import FormSource

/// A content type that says something else than what the field is for.
package enum ContradictingContentType: Check {
    package static let kinds = [contradicting, suppressing]

    static let contradicting = DiagnosticKind(
        .F0530, "contradicting-content-type", .error,
        summary: "a field's content type does not match its purpose")

    static let suppressing = DiagnosticKind(
        .F0531, "suppressed-autofill", .error,
        summary: "a content type disables AutoFill for a credential")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            let type = field.traits.contentType
            guard let span = type.span else { return nil }
            return report(element.id.value, field.role.value, type.value, at: span)
        }
    }

    private static func report(_ id: String, _ role: FieldRole, _ type: String?, at span: Span) -> Diagnostic?
    {
        guard role.isCredential else { return nil }
        let right = role.rightContentTypes
        if type == nil || type == "oneTimeCode" && role != .oneTimeCode {
            return Diagnostic(
                suppressing, "this content type disables AutoFill for `\(id)`", at: span,
                help: ["remove `contentType`, or write `\(right[0])`"])
        }
        guard let type, !right.contains(type) else { return nil }
        return Diagnostic(
            contradicting, "`\(type)` does not match the purpose of `\(id)`", at: span,
            help: ["remove `contentType`, or write `\(right[0])`"])
    }
}

extension FieldRole {
    /// The content types that fit a credential; the usual one first.
    fileprivate var rightContentTypes: [String] {
        let own = [traits.contentType].compactMap { $0 } + traits.otherContentTypes
        return isIdentifier && self != .username ? ["username"] + own : own
    }
}
