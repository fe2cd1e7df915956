package import FormDiagnostics
import FormModel
import FormSource

/// Secrets that others can find out, and habits that make passwords weak.
package enum GuessableSecret: Check {
    package static let kinds = [question, hint, expiry]

    static let question = DiagnosticKind(
        .F0606, "security-question", .warning,
        summary: "a form asks a security question")

    static let hint = DiagnosticKind(
        .F0607, "password-hint", .warning,
        summary: "a form asks for a password hint")

    static let expiry = DiagnosticKind(
        .F0608, "password-expiry", .warning,
        summary: "a text says that passwords expire")

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
                hint, "the hint in `\(element.id.value)` is visible to everyone", at: element.id.span,
                help: ["remove the field"])
        }
        guard words.contains(where: { $0.containsAny(of: questions) }) else { return nil }
        return Diagnostic(
            question, "others can find the answer to `\(element.id.value)`", at: element.id.span,
            help: ["remove the field; for recovery send a link or a code"])
    }

    private static func expiring(_ wording: Wording) -> Diagnostic? {
        guard WordText(wording.string.value).containsAny(of: expiries) else { return nil }
        return Diagnostic(
            expiry, "the text says that passwords expire", at: wording.string.span,
            help: ["require a new password only when the old one has leaked"])
    }
}
