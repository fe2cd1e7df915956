/// Ten one-line changes of each seed, with words of which each changed line must hold one.
enum SeedEdits {
    typealias Edit = LocalityTests.Edit

    static let all = bankey + keyboardTips + quickblox + tving + sessionLogin

    static let bankey = [
        Edit(
            "bankey", "    lines: 0\n    gap: 3", "    lines: 0\n    gap: 4", ["subtitle.top"], layout: 1,
            validation: 0),
        Edit(
            "bankey", "stack: loginView\n    gap: 3", "stack: loginView\n    gap: 31pt", ["loginView.top"],
            layout: 1, validation: 0),
        Edit("bankey", "text: Bankey", "text: Bankery", ["Bankey", "Bankery"], layout: 1, validation: 0),
        Edit("bankey", "cornerRadius: 5pt", "cornerRadius: 8pt", ["corner radius"], layout: 1, validation: 0),
        Edit(
            "bankey", "color: systemRed", "color: systemOrange", ["color: system"], layout: 1, validation: 0),
        Edit(
            "bankey", "placeholder: Username", "placeholder: Login", ["Username", "Login"], layout: 1,
            validation: 0),
        Edit(
            "bankey", "cannot be blank", "must be given", ["cannot be blank", "must be given"], layout: 0,
            validation: 2),
        Edit("bankey", "title: Sign In", "title: Log In", ["Sign In", "Log In"], layout: 1),
        Edit("bankey", "padding: 1\n", "padding: 2\n", ["padding"], layout: 1, validation: 0),
        Edit(
            "bankey", "rejected: Incorrect", "rejected: Wrong", ["Incorrect", "Wrong"], layout: 0,
            validation: 2),
        Edit(
            "bankey", "      - divider: divider\n",
            "      - field: code\n        placeholder: code\n      - divider: divider\n",
            [
                "code", "divider.top", "divider.leading", "divider.trailing", "return key:", "text",
                "Sign In", "signIn",
            ] + fieldFacts
        ),
        Edit(
            "bankey", "      - divider: divider\n        background: secondarySystemFill\n" + passwordRow,
            passwordRow + "      - divider: divider\n        background: secondarySystemFill\n",
            ["divider", "secondarySystemFill", "password.top", "password.bottom"],
            validation: 0),
        Edit(
            "bankey", "stub: { username: Kevin", "stub: { username: Ann", ["Kevin", "Ann"], layout: 0,
            validation: 13),
    ]

    private static let passwordRow =
        "      - field: password\n        placeholder: Password\n        secure: true\n        border: none\n"
        + "        returnKey: done\n        keepFocusWhileEmpty: true\n"

    static let keyboardTips = [
        Edit("keyboard-tips", "spacing: 1", "spacing: 2", ["spacing"], layout: 1, validation: 0),
        Edit(
            "keyboard-tips", "placeholder: User name", "placeholder: Name", ["ame"], layout: 1, validation: 0),
        Edit("keyboard-tips", "title: Login", "title: Enter", ["Login", "Enter"], layout: 1),
        Edit(
            "keyboard-tips", "returnKey: go", "returnKey: join", ["return key", "[ go ]", "[ join ]"],
            layout: 1, validation: 1),
        Edit(
            "keyboard-tips", "Welcome {userName}!", "Hello {userName}!", ["{userName}!"], layout: 0,
            validation: 1),
        Edit(
            "keyboard-tips", "userName: Welcome! }", "userName: Hello! }", ["while userName is empty"],
            layout: 0, validation: 1),
        Edit("keyboard-tips", "button: Ok", "button: Done", ["button “"], layout: 0, validation: 1),
        Edit(
            "keyboard-tips", "avoid: moveHalf", "avoid: none", ["keyboard", "loginForm.centerY"], layout: 2,
            validation: 0),
        Edit(
            "keyboard-tips", "dismiss: [tapOutside]", "dismiss: [tapOutside, drag]", ["keyboard hides"],
            layout: 1, validation: 0),
        Edit(
            "keyboard-tips", "placeholder: Password", "placeholder: Secret", ["Password", "Secret"],
            layout: 1, validation: 0),
    ]

    static let quickblox = [
        Edit("quickblox-validation", "top: 60pt", "top: 50pt", ["info.top"], layout: 1, validation: 0),
        Edit(
            "quickblox-validation", "{7,11}$", "{7,15}$",
            ["pattern password", "the longest accepted", "characters, one more"], layout: 0),
        Edit(
            "quickblox-validation", "text: Enter your login and password", "text: Please log in",
            ["Enter your", "Please"], layout: 1, validation: 0),
        Edit(
            "quickblox-validation", "font: { size: 16, weight: light }", "font: { size: 15, weight: light }",
            ["16pt", "15pt"], layout: 1, validation: 0),
        Edit(
            "quickblox-validation", "width: 215pt", "width: 200pt", ["loginButton.width"], layout: 1,
            validation: 0),
        Edit("quickblox-validation", "gap: 64pt", "gap: 40pt", ["loginButton.top"], layout: 1, validation: 0),
        Edit("quickblox-validation", "reject: [ab]", "reject: [a1]", ["ab", "a1"], layout: 0, validation: 1),
        Edit(
            "quickblox-validation", "in a range from 8 to 12.", "of 8 to 12.",
            ["range from 8", "of 8 to 12", "letter."]),
        Edit(
            "quickblox-validation", "navigationTitle: Enter to chat", "navigationTitle: Chat", ["hat"],
            layout: 1, validation: 0),
        Edit("quickblox-validation", "title: Login", "title: Go", ["Login", "Go"], layout: 1),
        Edit(
            "quickblox-validation", "enabled: whenValid", "enabled: whenFilled",
            ["enabled", "loginButton", "a field breaks", "required field", "Login"], layout: 1),
    ]

    static let tving = [
        Edit("tving", "top: 4pt", "top: 8pt", ["loginTitle.top"], layout: 1, validation: 0),
        Edit("tving", "spacing: 7pt", "spacing: 9pt", ["spacing"], layout: 1, validation: 0),
        Edit("tving", "height: 111pt", "height: 120pt", ["fields.height"], layout: 1, validation: 0),
        Edit("tving", "text: TVING ID 로그인", "text: TVING 로그인", ["로그인"], layout: 1, validation: 0),
        Edit("tving", "text: 아이디\n", "text: 이메일\n", ["아이디", "이메일"], layout: 1, validation: 0),
        Edit("tving", "gray4: '#2E2E2E'", "gray4: '#2F2F2F'", ["color gray4"], layout: 1, validation: 0),
        Edit(
            "tving", "inset: 85pt", "inset: 80pt", ["inset: 8", "비밀번호", "찾", "기"], layout: 2, validation: 0),
        Edit(
            "tving", "trailing - 56pt", "trailing - 50pt", ["clear.trailing", "•"], layout: 1, validation: 0),
        Edit("tving", "gap: 21pt", "gap: 25pt", ["login.top"], layout: 1, validation: 0),
        Edit("tving", "icon: icCancel", "icon: icClear", ["icC"], layout: 1, validation: 0),
        Edit("tving", "style: custom\n", "style: filled\n", ["style: ", "로그인 하기"], layout: 1, validation: 0),
        Edit("tving", "{ welcomeText: id }", "{ text: id }", ["ext = text of id"], layout: 0, validation: 1),
    ]

    static let sessionLogin = [
        Edit("session-login", "api/Login", "api/SignIn", ["api/"], layout: 0, validation: 2),
        Edit(
            "session-login", "title: Logout", "title: Sign out", ["Logout", "Sign out"], layout: 0,
            validation: 1),
        Edit("session-login", "read: data.session", "read: data.token", ["data."], layout: 0, validation: 2),
        Edit(
            "session-login", "store: userDefaults", "store: memory", ["stored in", "stores it as"], layout: 0,
            validation: 2),
        Edit(
            "session-login", "response_code: 200", "response_code: 201", ["response"], layout: 0,
            validation: 1),
        Edit(
            "session-login", "placeholder: Username", "placeholder: User", ["User"], layout: 1, validation: 0),
        Edit(
            "session-login", "password: $password", "pwd: $password", ["text of password"], layout: 0,
            validation: 1),
        Edit(
            "session-login", "key: session", "key: token", ["key: ", "stores it as"], layout: 0, validation: 2
        ),
        Edit(
            "session-login", "password: { enabled: false }", "password: { enabled: true }",
            ["password", "signedIn", "╎", "•", "│"], layout: 1, validation: 2),
        Edit(
            "session-login", "initial: try@me.com", "initial: me@me.com", ["@me.com"], layout: 1,
            validation: 4),
    ]

    /// What every field has: a new field brings these lines.
    private static let fieldFacts = [
        "placeholder:", "for:", "keyboard:", "content type:", "capitalization:", "correction:",
        "spell checking:",
        "smart punctuation:", "border style:", "white space around it", "No rules", "lines:",
    ]
}
