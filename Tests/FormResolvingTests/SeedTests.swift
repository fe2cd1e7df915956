import FormDiagnostics
import FormModel
import FormSource
import Testing

struct SeedTests {
    @Test(arguments: seeds.map(\.name))
    func `A seed resolves without a word`(name: String) throws {
        let text = try #require(seeds.first { $0.name == name }?.text)
        let (form, diagnostics) = resolve(text)
        #expect(summary(diagnostics, in: text) == [])
        #expect(form != nil)
    }

    @Test func `The Bankey of the language's own description resolves`() {
        let (form, diagnostics) = resolve(bankeyOfTheDescription)
        #expect(summary(diagnostics, in: bankeyOfTheDescription) == [])
        #expect(
            form?.allElements.map(\.id.value) == [
                "title", "subtitle", "loginView", "username", "divider", "password", "signIn", "errorMessage",
            ])
    }

    @Test func `Ten lines are a login screen`() throws {
        let text = """
            formc: 1
            form: Small
            body:
              - field: username
              - field: password
              - button: signIn
            """
        let (form, diagnostics) = resolve(text)
        #expect(summary(diagnostics, in: text) == [])
        let fields = try #require(form).fields.map(\.field)
        #expect(fields.map(\.role.value) == [.username, .password])
        #expect(fields.map(\.isSecure.value) == [false, true])
        #expect(fields.map(\.traits.contentType.value) == ["username", "password"])
        #expect(fields.map(\.traits.returnKey.value) == [.next, .go])
        #expect(fields.map(\.trims.value) == [true, false])
        #expect(fields.map(\.traits.capitalization.value) == [.none, .none])
        #expect(form?.layout.scrolls.value == true)
        guard case .button(let button)? = form?.body.last?.kind else {
            Issue.record("the last element is no button")
            return
        }
        #expect(button.title?.base.value == "Sign in")
        #expect(button.action.value == .submit)
        #expect(button.style.value == .filled)
    }
}

/// Verbatim from the description of the language.
let bankeyOfTheDescription = """
    formc: 1
    form: Bankey
    background: systemBackground
    layout:
      margin: 2                       # leading and trailing inset of the full-width elements
      centerY: loginView              # which element sits on the screen's center; the rest hangs off it
    body:
      - label: title
        text: Bankey
        style: largeTitle
      - label: subtitle
        text: Your premium source for all things banking!
        style: title3
        lines: 0
        gap: 3                        # to the element above
      - stack: loginView
        gap: 3
        padding: 1
        spacing: 8pt
        background: secondarySystemBackground
        cornerRadius: 5pt
        body:
          - field: username
            placeholder: Username
          - divider: divider
          - field: password
            placeholder: Password
            secure: true
      - button: signIn
        title: Sign In
        action: submit
        gap: 2
      - message: errorMessage
        color: systemRed
        gap: 2
    submit:
      check:
        - require: [username, password]
          error: Username / password cannot be blank
      busy: activityIndicator
      rejected: Incorrect username / password
      stub: { username: Kevin, password: Welcome }   # previews and tests only, never in release code
    """
