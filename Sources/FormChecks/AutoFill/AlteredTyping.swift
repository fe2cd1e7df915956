package import FormDiagnostics
import FormModel
import FormSource

/// A credential that the keyboard changes while it is typed.
package enum AlteredTyping: Check {
    package static let kinds = [password, identifier]

    static let password = DiagnosticKind(
        .F0538, "altered-password-input", .error,
        summary: "the keyboard may change what people type into a password field")

    static let identifier = DiagnosticKind(
        .F0539, "altered-name-input", .warning,
        summary: "the keyboard may change what people type into a user name, address or code")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.flatMap { element, field in
            isCode(field)
                ? alterations(field.traits).map { report(element.id.value, field, $0.0, at: $0.1) } : []
        }
    }

    private static func isCode(_ field: Field) -> Bool {
        let role = field.role.value
        return role.isCredential || field.isSecure.value || role == .url
    }

    private static func alterations(_ traits: InputTraits) -> [(String, Span)] {
        let switches = [
            ("correction", traits.correction), ("spellChecking", traits.spellChecking),
            ("smartPunctuation", traits.smartPunctuation),
        ]
        let on = switches.compactMap { name, setting in
            setting.value ? setting.span.map { (name, $0) } : nil
        }
        let capitals = traits.capitalization.value == .none ? nil : traits.capitalization.span
        return on + [capitals.map { ("capitalization", $0) }].compactMap { $0 }
    }

    private static func report(_ id: String, _ field: Field, _ name: String, at span: Span) -> Diagnostic {
        let isPassword = field.role.value.isPassword || field.isSecure.value
        return Diagnostic(
            isPassword ? password : identifier, "`\(name)` may change what people type into `\(id)`",
            at: span,
            help: ["remove `\(name)`"])
    }
}
