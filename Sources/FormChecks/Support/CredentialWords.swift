/// Words with which a language speaks of credentials, for finding texts that say too much. A language without a list is
/// not searched.
struct CredentialWords {
    /// Words for the name of the account.
    var identifiers: [String]
    var passwords: [String]
    /// Words for "is not right".
    var wrong: [String]
    /// Phrases that say whether an account exists or what state it is in.
    var existence: [String]
    /// Phrases that say that an account exists already.
    var taken: [String]
    /// Words between a name and a password that are both meant.
    var alternatives: [String] = []

    static let byLanguage: [String: CredentialWords] = [
        "en": CredentialWords(
            identifiers: [
                "user", "username", "user name", "userid", "e mail", "email", "account", "phone",
            ],
            passwords: ["password", "passphrase"],
            wrong: [
                "wrong", "incorrect", "invalid", "not correct", "not valid", "does not match",
                "doesn t match",
                "not right", "isn t right", "mismatch",
            ],
            existence: [
                "not found", "no account", "no user", "no such user", "no such account", "unknown user*",
                "unknown e mail", "unknown email", "unknown account", "not registered", "does not exist",
                "doesn t exist", "not exist", "could not find", "couldn t find", "can t find",
                "account is disabled", "account disabled", "account is locked", "account locked",
                "account has been locked", "account is suspended", "account suspended", "not active",
                "inactive", "not activated", "deactivated", "not recognised", "not recognized",
            ],
            taken: [
                "already in use", "already taken", "already registered", "already exists",
                "already have an account", "is taken", "has been taken", "there is an account",
                "there is already an account", "already has an account", "account exists",
            ], alternatives: ["or", "and", "nor", "combination"]),
        "de": CredentialWords(
            identifiers: [
                "benutzer*", "nutzer*", "anmeldename*", "e mail*", "email*", "konto",

                "telefonnummer",
            ],
            passwords: ["passwort", "kennwort"],
            wrong: [
                "falsch*", "ungültig*", "inkorrekt", "nicht korrekt", "nicht richtig", "stimmt nicht",
                "stimmen nicht",
            ],
            existence: [
                "nicht gefunden", "kein konto", "kein benutzer", "kein nutzer", "unbekannt*",
                "nicht registriert",
                "existiert nicht", "gesperrt", "deaktiviert", "nicht aktiviert", "nicht aktiv",
            ],
            taken: [
                "bereits vergeben", "schon vergeben", "bereits registriert", "existiert bereits",
                "bereits verwendet", "gibt es bereits", "gibt es schon",
            ]),
        "fr": CredentialWords(
            identifiers: [
                "utilisateur", "identifiant*", "e mail", "email", "adresse", "compte", "nom", "courriel",
                "téléphone",
            ],
            passwords: ["mot de passe", "mots de passe"],
            wrong: ["incorrect*", "erroné*", "invalide*", "pas correct*", "faux", "mauvais"],
            existence: [
                "introuvable", "aucun compte", "aucun utilisateur", "inconnu*", "n existe pas",
                "pas enregistré*",
                "compte désactivé", "compte bloqué", "compte verrouillé", "pas inscrit*",
            ],
            taken: ["déjà utilisé*", "déjà pris*", "existe déjà", "déjà enregistré*"]),
        "es": CredentialWords(
            identifiers: [
                "usuario", "correo", "e mail", "email", "cuenta", "nombre",
                "teléfono",
            ],
            passwords: ["contraseña", "clave"],
            wrong: ["incorrect*", "inválid*", "no válid*", "errón*", "no coincide*", "equivocad*"],
            existence: [
                "no encontrad*", "no se encontró", "no existe", "ninguna cuenta", "desconocid*",
                "no registrad*",
                "no está registrad*", "cuenta bloqueada", "cuenta desactivada", "no hay ninguna cuenta",
            ],
            taken: ["ya está en uso", "ya existe", "ya registrad*", "ya está registrad*"]),
        "ko": CredentialWords(
            identifiers: ["아이디", "사용자", "이메일", "계정", "회원"],
            passwords: ["비밀번호", "암호", "패스워드"],
            wrong: ["틀렸", "틀린", "잘못", "올바르지", "일치하지", "맞지"],
            existence: ["존재하지", "찾을 수 없", "없는 아이디", "없는 계정", "등록되지", "가입되지", "비활성", "잠겼", "정지된"],
            taken: ["이미 사용", "이미 존재", "이미 가입", "이미 등록"]),
        "ja": CredentialWords(
            identifiers: ["ユーザー", "アカウント", "メール", "id*", "会員"],
            passwords: ["パスワード", "暗証番号"],
            wrong: ["違い", "正しくありません", "間違", "誤り", "一致しません", "無効"],
            existence: ["存在しません", "見つかりません", "登録されていません", "ロックされ", "停止され", "無効化"],
            taken: ["すでに使用", "既に使用", "すでに登録", "既に登録", "使用されています"]),
    ]

    /// What the text gives away about an account to someone who only guesses, nil where it says nothing.
    func secret(in text: String) -> String? {
        let words = WordText(text)
        if words.containsAny(of: existence) { return "whether the account exists or is active" }
        guard words.containsAny(of: wrong), !words.containsAny(of: Self.pairs) else { return nil }
        let hasPassword = words.containsAny(of: passwords)
        if hasPassword, words.containsAny(of: identifiers + ["login"]), joins(text, words) { return nil }
        if hasPassword { return "that the name was right and only the password was not" }
        return words.containsAny(of: identifiers) ? "that the name was not right" : nil
    }

    /// Words that mean name and password at once.
    private static let pairs = [
        "credentials", "details", "zugangsdaten", "anmeldedaten", "identifiants", "credenciales", "datos",
    ]

    /// Whether the text names several things as alternatives. Only English has a list; elsewhere naming both is enough.
    private func joins(_ text: String, _ words: WordText) -> Bool {
        alternatives.isEmpty || words.containsAny(of: alternatives) || text.contains { "/&+".contains($0) }
    }
}
