import FormDiagnostics
import FormModel
import FormSource
import Testing

/// What the seeds and small specs mean once resolved.
struct ResolvingTests {
    private func form(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> LoginForm {
        let (form, diagnostics) = resolve(text)
        #expect(summary(diagnostics, in: text) == [], sourceLocation: location)
        return try #require(form, sourceLocation: location)
    }

    private func seed(_ name: String) throws -> LoginForm {
        try form(try #require(seeds.first { $0.name == name }?.text))
    }

    private func element(_ id: String, of form: LoginForm) throws -> Element {
        try #require(form.allElements.first { $0.id.value == id })
    }

    // MARK: Seeds

    @Test func `TVING keeps points, constraints by hand and its buttons inside the field`() throws {
        let form = try seed("tving")
        #expect(form.layout.vertical == .top(Setting(.points(4), form.layout.verticalOrigin)))
        #expect(form.layout.scrolls.value == false)
        let trailing = form.layout.constraints[1]
        #expect(trailing.first.item == .element("clear") && trailing.first.attribute == .trailing)
        #expect(trailing.second?.item == .element("password"))
        #expect(trailing.constant == .points(-56) && trailing.priority == 1000 && trailing.multiplier == 1)
        guard case .field(let password) = try element("password", of: form).kind else { return }
        #expect(password.accessories.map(\.id.value) == ["clear", "reveal"])
        #expect(password.accessories.map(\.hiddenSpace.value) == [.reserve, .reserve])
        #expect(password.rules.count == 2 && password.rules.allSatisfy { $0.error == nil })
        #expect(form.locales.map(\.tag) == ["ko"])
        #expect(
            form.palette.map(\.light) == [0xD6D6_D6FF, 0x9C9C_9CFF, 0x6262_62FF, 0x2E2E_2EFF, 0xFF15_3CFF])
    }

    @Test func `A caption and a hint become labels around the field`() throws {
        let form = try seed("quickblox-validation")
        let group = try element("loginGroup", of: form)
        #expect(group.children.map(\.id.value) == ["loginCaption", "login", "loginHint"])
        #expect(group.children.map(\.placement.gap?.value) == [nil, .points(11), .points(11)])
        #expect(group.children[2].visibility.value == .invalid(field: "login"))
        #expect(group.children.map { $0.synthesized == nil } == [false, true, false])
        #expect(group.children[1].appearance.shadow?.value.y == 8)
        #expect(group.children[1].accessibility.label?.base.value == "Login")
        guard case .field(let login) = group.children[1].kind else { return }
        #expect(login.rules.map(\.error) == [nil, nil])
        guard case .anyOf(let choices) = login.rules[1].condition, case .matches(let use) = choices[1] else {
            Issue.record("no pattern")
            return
        }
        #expect(use.name?.value == "email" && use.source.text.hasPrefix("^[A-Z0-9a-z"))
        guard case .button(let button) = try element("loginButton", of: form).kind else { return }
        #expect(button.enabled.value == .whenValid && button.style.value == .custom)
    }

    @Test func `The session's requests, store and signed-in state are all there`() throws {
        let form = try seed("session-login")
        let request = try #require(form.submission.request)
        #expect(request.method.value == .post && request.encoding.value == .form)
        #expect(request.parameters.map(\.value.value) == [.field("username"), .field("password")])
        #expect(form.session?.read.value == "data.session" && form.session?.store.value == .userDefaults)
        #expect(form.session?.check?.parameters.map(\.value.value) == [.session])
        #expect(form.session?.check?.accepts?.equals.value == "200")
        #expect(form.stateOverrides.map(\.element.value) == ["username", "password", "login"])
        #expect(form.stateOverrides.last?.action?.value == .logout)
        #expect(form.stateOverrides.prefix(2).map(\.isEnabled?.value) == [false, false])
        #expect(form.stateOverrides.allSatisfy { $0.state == .signedIn })
        #expect(form.lintLevels.map(\.level) == [.warn, .warn, .warn])
    }

    @Test func `The greeting takes a field's value`() throws {
        let form = try seed("keyboard-tips")
        guard case .alert(let title, let message, let fallback, let button)? = form.submission.succeeded.first
        else {
            Issue.record("no alert")
            return
        }
        #expect(title.base.value == "Welcome" && message.base.value == "Welcome {userName}!")
        #expect(fallback?.field.value == "userName" && fallback?.message.base.value == "Welcome!")
        #expect(button.base.value == "Ok")
        #expect(form.keyboard.avoidance.value == .moveHalf && form.keyboard.dismissOnTapOutside.value)
        guard case .center(let element, _) = form.layout.vertical else { return }
        #expect(element.value == "loginForm")
    }

    // MARK: Roles and defaults

    @Test(arguments: [
        ("username", FieldRole.username), ("userName", .username), ("login", .username), ("id", .username),
        ("email", .email), ("eMail", .email), ("password", .password), ("otpCode", .oneTimeCode),
        ("phoneNumber", .phone), ("first_name", .givenName), ("lastName", .familyName), ("fullName", .name),
        ("company", .text), ("identity", .text),
    ])
    func `The id says what a field is for`(id: String, role: FieldRole) throws {
        let form = try form("formc: 1\nform: A\nbody:\n  - field: \(id)\n")
        #expect(form.fields.first?.field.role.value == role)
    }

    @Test func `Two passwords make a sign-up and both are new`() throws {
        let form = try form(
            """
            formc: 1
            form: A
            body:
              - field: email
              - field: password
              - field: confirmPassword
                rules:
                  - equals: password
                    error: Enter the same password
              - button: create
            """)
        #expect(form.purpose.value == .signUp)
        #expect(form.fields.map(\.field.role.value) == [.email, .newPassword, .confirmPassword])
        // The name that signs in is a user name to AutoFill, whatever it looks like.
        #expect(
            form.fields.map(\.field.traits.contentType.value) == ["username", "newPassword", "newPassword"])
        #expect(form.fields[0].field.traits.keyboard.value == .emailAddress)
        guard case .button(let button)? = form.body.last?.kind else { return }
        #expect(button.title?.base.value == "Create account")
    }

    @Test func `An e-mail address beside a user name is a contact`() throws {
        let form = try form(
            "formc: 1\nform: A\npurpose: signUp\nbody: [field: username, field: email, field: password]")
        #expect(
            form.fields.map(\.field.traits.contentType.value) == ["username", "emailAddress", "newPassword"])
        #expect(form.purpose.origin.isWritten)
    }

    // MARK: Errors

    @Test func `Rules without a text speak GOV UK's English, numbers come from the rule`() throws {
        let form = try form(
            """
            formc: 1
            form: A
            body:
              - field: username
                caption: User name
                required: true
                rules:
                  - length: 3..20
                  - length: 3..
                    error: Use {min} or more characters in your {label}
            """)
        #expect(
            form.fields[0].field.rules.map { $0.error?.base.value } == [
                "Enter user name", "User name must be between 3 and 20 characters",
                "Use 3 or more characters in your user name",
            ])
        #expect(
            form.fields[0].field.rules.map { $0.error?.key } == [
                "username.required", "username.length", "username.length2",
            ])
        let group = try element("usernameGroup", of: form)
        #expect(group.children.map(\.id.value) == ["usernameCaption", "username", "usernameError"])
        #expect(group.children[2].hiddenSpace.value == .collapse)
        #expect(group.children[2].visibility.value == .hasMessage)
    }

    @Test func `A form that has something to say and no message gets one after its button`() throws {
        let form = try form(
            """
            formc: 1
            form: A
            body:
              - field: username
              - button: signIn
              - link: help
                title: Help
                action: { open: 'https://example.com' }
            submit:
              rejected: Incorrect user name or password
            """)
        #expect(form.body.map(\.id.value) == ["usernameGroup", "signIn", "formMessage", "help"])
    }

    // MARK: Short forms

    @Test func `A toggle with a text, a divider with a word and a provider expand`() throws {
        let form = try form(
            """
            formc: 1
            form: A
            body:
              - field: email
              - toggle: terms
                text: I agree to the {terms}
                required: true
                error: Agree to the terms to go on
                links:
                  terms: { title: terms of use, action: { open: 'https://example.com/terms' } }
              - button: signIn
              - divider: or
                text: or
              - provider: apple
            """)
        #expect(form.body.map(\.id.value) == ["emailGroup", "termsGroup", "signIn", "or", "apple"])
        #expect(try element("termsRow", of: form).children.map(\.id.value) == ["termsLabel", "terms"])
        #expect(
            try element("or", of: form).children.map(\.id.value) == ["orLeading", "orText", "orTrailing"])
        guard case .label(let label) = try element("termsLabel", of: form).kind else { return }
        #expect(label.links.map(\.name.value) == ["terms"])
        guard case .toggle(let toggle) = try element("terms", of: form).kind else { return }
        #expect(toggle.rules.map(\.condition) == [.checked])
        guard case .provider(let provider)? = form.body.last?.kind else { return }
        #expect(provider.service.value == .apple && provider.title.base.value == "Sign in with Apple")
    }

    @Test func `Clear and reveal are buttons of their own with a name`() throws {
        let form = try form(
            """
            formc: 1
            form: A
            body:
              - field: password
                caption: Password
                clear: true
                reveal: { label: Show the password, icon: eye }
            """)
        let field = try #require(form.fields.first).field
        #expect(field.accessories.map(\.id.value) == ["passwordClear", "passwordReveal"])
        #expect(
            field.accessories.map(\.accessibility.label?.base.value) == [
                "Clear Password", "Show the password",
            ])
        #expect(
            field.accessories.map(\.visibility.value) == [
                .notEmpty(field: "password"), .notEmpty(field: "password"),
            ])
    }

    // MARK: Languages

    @Test func `Translations come from the text and from the strings`() throws {
        let form = try form(
            """
            formc: 1
            form: A
            body:
              - label: title
                text: { en: Hello, de: Hallo }
              - label: bar
                text: '|'
              - field: username
                placeholder: Name
              - button: signIn
            strings:
              de:
                username.placeholder: Name
                signIn.title: Anmelden
              ar:
                title.text: مرحبا
                username.placeholder: الاسم
                signIn.title: تسجيل
            """)
        #expect(form.locales.map(\.tag) == ["en", "de", "ar"])
        guard case .label(let title)? = form.body.first?.kind,
            case .button(let button)? = form.body.last?.kind
        else { return }
        #expect(title.text.string(in: "de") == "Hallo" && title.text.string(in: "ar") == "مرحبا")
        #expect(button.title?.string(in: "de") == "Anmelden" && button.title?.isDefault == true)
    }

    // MARK: Sizes

    @Test func `Sizes are relations with priorities`() throws {
        let form = try form(
            """
            formc: 1
            form: A
            body:
              - stack: card
                width: [card2.width * 0.5 + 16pt @750, '>= 44pt', 5]
                body:
                  - field: username
              - image: card2
            """)
        let rules = try element("card", of: form).placement.width
        #expect(rules.map(\.relation) == [.equal, .greaterThanOrEqual, .equal])
        #expect(rules.map(\.priority) == [750, 1000, 1000])
        #expect(
            rules.map(\.value) == [
                .dimension(of: .element("card2"), attribute: .width, multiplier: 0.5, constant: .points(16)),
                .length(.points(44)), .length(.systemSpacing(5)),
            ])
    }

    // MARK: Size of the work

    @Test func `A spec of many fields is read in time that grows with it`() throws {
        let fields = (0..<400).map { "  - field: field\($0)\n    caption: Name \($0)\n    required: true\n" }
            .joined()
        let form = try form("formc: 1\nform: A\nbody:\n" + fields)
        #expect(form.fields.count == 400)
        #expect(form.allElements.count == 1600)
    }
}

extension ScreenLayout {
    fileprivate var verticalOrigin: Origin {
        switch vertical {
        case .top(let setting), .centered(let setting): setting.origin
        case .center(_, let offset): offset.origin
        }
    }
}
