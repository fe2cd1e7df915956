import FormChecks
import FormDiagnostics
import Testing

/// Texts that give an account away, and look-alikes that do not, in each language with a word list.
struct EnumerationTests {
    @Test(arguments: [
        // OWASP Authentication Cheat Sheet, its own examples of wrong responses.
        ("en", "Login for User foo: invalid password."), ("en", "Login failed, invalid user ID."),
        ("en", "Login failed; account disabled."), ("en", "Login failed; this user is not active."),
        ("en", "No account with that e-mail"), ("en", "User not found"), ("en", "Your password is incorrect"),
        ("de", "Falsches Passwort"), ("de", "Es gibt kein Konto mit dieser Adresse"),
        ("de", "Dieser Benutzername ist unbekannt"), ("fr", "Mot de passe incorrect"),
        ("fr", "Aucun compte avec cette adresse"), ("es", "Contraseña incorrecta"),
        ("es", "El usuario no existe"),
        ("ko", "비밀번호가 틀렸습니다"), ("ko", "존재하지 않는 아이디입니다"), ("ja", "パスワードが違います"),
        ("ja", "このメールアドレスは登録されていません"),
    ])
    func `A giveaway is reported`(language: String, text: String) {
        #expect(codes(language, text) == ["F0480"])
    }

    @Test(arguments: [
        // OWASP's example of a right response.
        ("en", "Login failed; Invalid user ID or password."), ("en", "Incorrect username / password"),
        ("en", "The e-mail address or password is incorrect"), ("en", "E-mail or password is wrong"),
        ("en", "Your details are incorrect"), ("de", "E-Mail-Adresse oder Passwort ist falsch"),
        ("de", "Die Zugangsdaten sind falsch"), ("fr", "Identifiant ou mot de passe incorrect"),
        ("es", "Usuario o contraseña incorrectos"), ("ko", "아이디 또는 비밀번호가 올바르지 않습니다"),
        ("ja", "メールアドレスまたはパスワードが違います"), ("tlh", "User not found"),
    ])
    func `A neutral text is not reported`(language: String, text: String) {
        #expect(codes(language, text) == [])
    }

    private func codes(_ language: String, _ text: String) -> [String] {
        let spec = """
            formc: 1
            form: Login
            language: \(language)
            body:
              - field: email
                caption: A
              - field: password
                caption: B
              - button: signIn
                title: C
                action: submit
            submit:
              rejected: '\(text)'
            """
        let examined = Examined(spec, for: AccountEnumeration.kinds[0])
        #expect(examined.summary(examined.unreadable) == "")
        return examined.diagnostics.map(\.kind.code).filter { $0.hasPrefix("F048") && $0 != "F0484" }
    }
}
