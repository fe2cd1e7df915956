import FormModel
import FormSource
import Testing

/// A state is one that the form can really be in: what is typed and what is said fit each other.
struct StateTests {
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
        let form = try #require(resolve(Self.spec).form)
        let states = ElementStates(form)
        #expect(!states.isFilled("password", in: .invalid) && states.isFilled("code", in: .invalid))
        #expect(states.isFilled("password", in: .ready))
        let hidden = form.allElements.filter { states.state(of: $0, in: .invalid).isHidden }
        #expect(hidden.map(\.id.value).contains("passwordReveal"))
        #expect(!hidden.map(\.id.value).contains("codeClear"))
    }

    @Test func `What has to be on is on where the form can be sent`() throws {
        let form = try #require(resolve(Self.spec).form)
        let toggle = try #require(form.toggles.first?.toggle)
        let states = ElementStates(form)
        #expect(
            FormState.allCases.filter { states.isOn(toggle, in: $0) } == [
                .ready, .submitting, .rejected, .failed, .signedIn,
            ])
    }

    @Test func `A refusal with errors of the server alone shows the first of them`() throws {
        let form = try #require(resolve(Self.spec).form)
        #expect(form.states.contains(.rejected))
        let message = try #require(form.allElements.first { $0.id.value == "codeError" })
        let shown = ElementStates(form).state(of: message, in: .rejected)
        #expect(!shown.isHidden && shown.text?.base.value == "Used already")
    }

    @Test(arguments: [
        ("code", FieldRole.oneTimeCode), ("smsCode", .oneTimeCode), ("countryCode", .text),
        ("promoCode", .text),
        ("zip_code", .text), ("pin", .password), ("spin", .text),
    ])
    func `A code is a one-time code unless a word before it says what else`(id: String, role: FieldRole)
        throws
    {
        let form = try #require(resolve("formc: 1\nform: A\nbody:\n  - field: \(id)\n    caption: A\n").form)
        #expect(form.fields.first?.field.role.value == role)
    }
}
