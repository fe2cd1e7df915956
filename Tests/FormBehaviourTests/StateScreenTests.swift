import FormBehaviour
import FormModel
import FormSource
import FormTestSupport
import Testing

/// What stands for a state is a configuration that a person brings about: what is typed and what is said fit each other.
struct StateScreenTests {
    private func screens(_ spec: String) throws -> StateScreens { try explored(spec).screens }

    private func shown(_ id: String, _ state: FormState, _ screens: StateScreens) throws
        -> ElementState
    {
        try #require(screens.states.contains(state), "\(state)")
        let element = try #require(screens.form.allElements.first { $0.id.value == id }, "\(id)")
        return screens.elementState(of: element, in: state)
    }

    // MARK: Invalid

    private func signUp(_ enabled: String) -> String {
        """
        formc: 1
        form: A
        body:
          - field: email
            rules:
              - required: true
                error: Enter it
              - length: 3..20
                error: Too short
            clear: true
          - field: password
            for: newPassword
            rules:
              - required: true
                error: Choose one
              - length: 15..64
                error: Longer
          - field: again
            for: confirmPassword
            rules:
              - equals: password
                error: Not the same
          - button: go
            title: Go
            action: submit
            enabled: \(enabled)
        """
    }

    /// Who leaves an empty field is told so, whether or not the button can be tapped meanwhile.
    @Test(arguments: ["always", "whenFilled", "whenValid"])
    func `Value and message agree`(enabled: String) throws {
        let screens = try screens(signUp(enabled))
        #expect(try ["email", "password"].map { try shown($0, .invalid, screens).value } == ["", ""])
        #expect(try shown("again", .invalid, screens).value?.isEmpty == false)
        let errors = try ["emailError", "passwordError", "againError"].map {
            try shown($0, .invalid, screens)
        }
        #expect(errors.map(\.isOnScreen) == [true, true, true])
        #expect(errors.map(\.text?.base.value) == ["Enter it", "Choose one", "Not the same"])
        #expect(try shown("emailClear", .invalid, screens).isHidden)
        #expect(try shown("go", .invalid, screens).isEnabled == (enabled == "always"))
    }

    @Test func `An example to reject is the value`() throws {
        let text = signUp("always").replacing("      - required: true\n        error: Enter it\n", with: "")
            .replacing("    clear: true\n", with: "    clear: true\n    examples: { reject: [ab] }\n")
        let screens = try screens(text)
        #expect(try shown("email", .invalid, screens).value == "ab")
        #expect(try shown("emailError", .invalid, screens).text?.base.value == "Too short")
        #expect(try !shown("emailClear", .invalid, screens).isHidden)
    }

    @Test(arguments: [("toggle: terms\n    text: I agree", "terms"), ("provider: apple", "apple")])
    func `What can be tapped cannot while a request is under way`(element: String, id: String) throws {
        let screens = try screens(
            "formc: 1\nform: A\nbody:\n  - field: email\n  - \(element)\n  - button: go\n")
        #expect(try shown(id, .idle, screens).isEnabled)
        #expect(try !shown(id, .submitting, screens).isEnabled)
    }

    // MARK: The other states

    private static let spec = """
        formc: 1
        form: SignUp
        body:
          - field: password
            reveal: true
            required: true
          - field: code
            clear: true
            rules:
              - length: 6
                error: Six digits
          - toggle: terms
            text: I agree
            required: true
            error: Agree first
          - button: create
            title: Create
        submit:
          errors:
            taken: { field: code, text: Used already }
        """

    @Test func `A field that is said to be missing is empty, one that is said to be wrong is not`() throws {
        let screens = try screens(Self.spec)
        #expect(try shown("password", .invalid, screens).value == "")
        #expect(try shown("code", .invalid, screens).value?.isEmpty == false)
        #expect(try shown("password", .ready, screens).value?.isEmpty == false)
        #expect(try shown("passwordReveal", .invalid, screens).isHidden)
        #expect(try !shown("codeClear", .invalid, screens).isHidden)
    }

    @Test func `What has to be on is on where the form can be sent`() throws {
        let screens = try screens(Self.spec)
        let on = try screens.states.filter { try shown("terms", $0, screens).isOn }
        #expect(on == [.ready, .submitting, .rejected, .failed])
    }

    @Test func `A refusal with errors of the server alone shows the first of them`() throws {
        let message = try shown("codeError", .rejected, screens(Self.spec))
        #expect(message.isOnScreen && message.text?.base.value == "Used already")
    }

    @Test func `A broken rule of a toggle is said in the invalid state`() throws {
        let screens = try screens(
            """
            formc: 1
            form: Terms
            body:
              - toggle: terms
                text: I agree
                rules:
                  - checked: true
                    error: Agree first
              - button: go
                title: Go
                action: submit
            """)
        #expect(try shown("termsError", .idle, screens).isHidden)
        let message = try shown("termsError", .invalid, screens)
        #expect(message.isOnScreen && message.text?.base.value == "Agree first")
    }

    /// The shortest way to a request is to send the field empty.
    @Test(arguments: [
        ("notEmpty", [FormState.invalid, .ready]), ("valid", [.ready]),
        ("empty", [.idle, .editing, .submitting, .rejected, .failed]), ("invalid", [.invalid]),
    ])
    func `An element shows in the states in which its field is so`(key: String, states: [FormState]) throws {
        let screens = try screens(
            """
            formc: 1
            form: A
            body:
              - field: email
                rules:
                  - format: email
                    error: Not an address
              - image: tick
                visible: { \(key): email }
              - button: go
                title: Go
                action: submit
            """)
        #expect(try screens.states.filter { try shown("tick", $0, screens).isOnScreen } == states)
    }

    @Test func `A state that the form cannot have looks like the opening`() throws {
        let screens = try screens("formc: 1\nform: A\nbody:\n  - label: title\n    text: Hello\n")
        #expect(screens.states == [.idle] && screens.opening == .idle)
        #expect(screens[.rejected] == screens[.idle])
    }

    @Test func `A form that opens with the focus opens in editing`() throws {
        let screens = try screens(
            "formc: 1\nform: A\nbody:\n  - field: name\n    caption: Name\n    focusFirst: true\n")
        #expect(screens.opening == .editing && screens[.editing].keyboardIsUp)
    }
}
