package import FormDiagnostics
import FormModel
import FormSource

/// Secrets that others can find out, and habits that make passwords weak.
package enum GuessableSecret: Check {
    package static let kinds = [question, hint, expiry]

    static let question = DiagnosticKind(
        "F0606", "security-question", .warning,
        summary: "a form asks a security question",
        explanation: """
            A mother's maiden name and a first pet are known to relatives and to readers of social networks, cannot be changed \
            once they leak, and are forgotten by those who invented an answer.

            Remove the field. For recovery send a link or a code, or offer a passkey.

            Sources: NIST SP 800-63B-4, 3.1.1.2 (SHALL NOT); OWASP ASVS 5.0, 6.4.2.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: newPassword
                caption: Password
              - field: ↓answer
                caption: What is your mother's maiden name?
              - button: create
            """
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: newPassword
                caption: Password
              - field: question
                caption: What would you like to know?
              - button: create
            """
        ])

    static let hint = DiagnosticKind(
        "F0607", "password-hint", .warning,
        summary: "a form asks for a password hint",
        explanation: """
            A hint is shown to whoever does not know the password, which is everyone. Many people write the password itself \
            into it.

            Remove the field. For recovery send a link or a code.

            Sources: NIST SP 800-63B-4, 3.1.1.2 (SHALL NOT); OWASP ASVS 5.0, 6.4.2.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: newPassword
                caption: Password
              - field: ↓passwordHint
                for: text
                caption: Something that reminds you
              - button: create
            """
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: newPassword
                caption: Password
                hint: A phrase of four words is long and easy to remember
              - button: create
            """
        ])

    static let expiry = DiagnosticKind(
        "F0608", "password-expiry", .warning,
        summary: "a text says that passwords expire",
        explanation: """
            Whoever has to change a password every few weeks changes its last digit. Passwords are to be changed when there \
            is evidence that they leaked, and not by the calendar.

            Remove the text, and the rule behind it.

            Sources: NIST SP 800-63B-4, 3.1.1.2 (SHALL NOT require periodic change); OWASP ASVS 5.0, 6.2.10.
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
              - button: signIn
                action: submit
            submit:
              errors:
                expired: ↓Your password has expired
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
              - button: signIn
                action: submit
            submit:
              errors:
                expired: The link has expired
            """
        ])

    private static let questions = [
        "maiden name", "first pet", "pet s name", "name of your pet", "security question", "security answer",
        "secret question", "secret answer", "favourite teacher", "favorite teacher", "city were you born",
        "mädchenname", "sicherheitsfrage", "erstes haustier", "nom de jeune fille", "question de sécurité",
        "pregunta de seguridad", "apellido de soltera", "보안 질문", "秘密の質問", "旧姓",
    ]
    private static let hints = [
        "password hint", "hint for your password", "passworthinweis", "pista de contraseña",
    ]
    private static let expiries = [
        "password has expired", "password expired", "password will expire", "password expires",
        "every 30 days",
        "every 60 days", "every 90 days", "change your password every", "passwort ist abgelaufen",
        "passwort läuft ab",
        "mot de passe a expiré", "contraseña ha caducado", "비밀번호가 만료", "パスワードの有効期限",
    ]

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        return form.fields.compactMap(field)
            + form.writtenTexts.flatMap(form.wordings).compactMap(expiring)
    }

    private static func field(_ element: Element, _ field: Field) -> Diagnostic? {
        let words =
            [idWords(element.id.value)]
            + [field.caption, field.placeholder].compactMap { $0 }.map {
                WordText($0.base.value)
            }
        if words.contains(where: { $0.containsAny(of: hints) }) {
            return Diagnostic(
                hint, "`\(element.id.value)` takes a hint that everyone will see", at: element.id.span,
                help: ["remove the field"])
        }
        guard words.contains(where: { $0.containsAny(of: questions) }) else { return nil }
        return Diagnostic(
            question, "others can find out the answer to `\(element.id.value)`", at: element.id.span,
            help: ["remove the field; for recovery send a link or a code"])
    }

    private static func expiring(_ wording: Wording) -> Diagnostic? {
        guard WordText(wording.string.value).containsAny(of: expiries) else { return nil }
        return Diagnostic(
            expiry, "the text says that passwords expire", at: wording.string.span,
            help: ["ask for a new password only when the old one leaked"])
    }
}
