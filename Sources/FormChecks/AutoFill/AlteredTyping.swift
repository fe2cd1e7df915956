package import FormDiagnostics
import FormModel
import FormSource

/// A credential that the keyboard changes while it is typed.
package enum AlteredTyping: Check {
    package static let kinds = [password, identifier]

    static let password = DiagnosticKind(
        "F0538", "altered-password-input", .error,
        summary: "the keyboard may change what is typed into a password field",
        explanation: """
            Smart punctuation turns `'` into `’` and `--` into `—`, autocorrection and capitalisation change letters; while \
            the text is masked nobody sees it, and the password is refused. With autocorrection on, a revealed password also \
            gets into the keyboard's dictionary.

            Leave the setting out: for passwords all of them are off.

            Sources: Apple, UITextInputTraits; GOV.UK Design System, password input; reported for several password managers.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
                smartPunctuation: ↓true
                capitalization: ↓sentences
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
                smartPunctuation: false
                capitalization: none
              - field: remark
                caption: Remark
                correction: true
              - button: signIn
            """
        ])

    static let identifier = DiagnosticKind(
        "F0539", "altered-name-input", .warning,
        summary: "the keyboard may change what is typed into a field for a name, address or code",
        explanation: """
            "admin" becomes "Admin", "jdoe" becomes "joe", and the server refuses it. Names that sign in are not words of a \
            language.

            Leave the setting out: for user names, addresses and codes all of them are off.

            Sources: Apple, UITextInputTraits; GOV.UK Design System, email addresses; web.dev, Sign-in form best practices.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: username
                caption: User name
                capitalization: ↓words
                correction: ↓true
              - field: password
                caption: Password
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: username
                caption: User name
                capitalization: none
              - field: givenName
                caption: First name
                capitalization: words
                correction: true
              - button: signIn
            """
        ])

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
            isPassword ? password : identifier, "`\(name)` may change what is typed into `\(id)`", at: span,
            help: ["remove `\(name)`"])
    }
}
