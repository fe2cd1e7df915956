package import FormDiagnostics
import FormModel
import FormSource

/// A label that people will tap.
package enum InertLink: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0507, "inert-link", .warning,
        summary: "a label looks like a link but does nothing")

    /// Ways to say that something can be looked up or recovered here. Phrases that are also titles of screens, such as
    /// "Create account", are not among them.
    private static let phrases = [
        "forgot password", "forgot your password", "forgotten password", "forgot username",
        "trouble signing in",
        "passwort vergessen", "kennwort vergessen", "mot de passe oublié", "olvidaste tu contraseña",
        "olvidé mi contraseña", "아이디 찾기", "비밀번호 찾기", "비밀번호를 잊으", "パスワードを忘れ", "忘记密码", "忘記密碼",
    ]

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        // Without a password to forget the words are what the screen is about.
        let searchesWords =
            context.form.purpose.value != .resetPassword
            && context.form.fields.contains { $0.field.role.value.isPassword }
        return context.form.allElements.compactMap { element in
            guard case .label(let label) = element.kind, label.links.isEmpty, element.synthesized == nil,
                element.appearance.underline || searchesWords && invites(label.text)
            else { return nil }
            return Diagnostic(
                kind, "`\(element.id.value)` looks like a link but does nothing", at: label.text.base.span,
                help: ["write `link: \(element.id.value)` with `title` and `action` instead of a label"])
        }
    }

    private static func invites(_ text: LocalizedText) -> Bool {
        let words = WordText(text.base.value)
        return text.base.value.count <= 40 && words.containsAny(of: phrases)
    }
}
