import FormModel
import FormSource
import Testing

/// The state `invalid` shows a value together with what is said about that value.
struct InvalidStateTests {
    private func spec(_ enabled: String) -> String {
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

    /// A button that waits for required fields cannot have been tapped while one is empty.
    @Test(arguments: [
        ("always", [nil, nil, "??"], ["Enter it", "Choose one", "Not the same"], true),
        ("whenFilled", ["?", "?", "??"], ["Too short", "Longer", "Not the same"], false),
    ])
    func `Value and message agree`(
        enabled: String, values: [String?], messages: [String], clearIsHidden: Bool
    ) throws {
        let form = try #require(resolve(spec(enabled)).form)
        let elementStates = ElementStates(form)
        #expect(["email", "password", "again"].map(elementStates.invalidValue) == values)
        let shown = form.allElements.map { ($0.id.value, elementStates.state(of: $0, in: .invalid)) }
        let errors = shown.filter { $0.0.hasSuffix("Error") }.compactMap(\.1.text?.base.value)
        #expect(errors == messages)
        #expect(shown.first { $0.0 == "emailClear" }?.1.isHidden == clearIsHidden)
    }

    @Test func `An example to reject is the value`() throws {
        let text = spec("always").replacing(
            "    clear: true\n", with: "    clear: true\n    examples: { reject: [ab] }\n")
        let form = try #require(resolve(text).form)
        let elementStates = ElementStates(form)
        let error = try #require(form.allElements.first { $0.id.value == "emailError" })
        #expect(elementStates.invalidValue(of: "email") == "ab")
        #expect(elementStates.state(of: error, in: .invalid).text?.base.value == "Too short")
    }

    @Test(arguments: [("toggle: terms\n    text: I agree", "terms"), ("provider: apple", "apple")])
    func `What can be tapped cannot while a request is under way`(element: String, id: String) throws {
        let form = try #require(
            resolve("formc: 1\nform: A\nbody:\n  - field: email\n  - \(element)\n  - button: go\n").form)
        let tapped = try #require(form.allElements.first { $0.id.value == id })
        let elementStates = ElementStates(form)
        #expect(elementStates.state(of: tapped, in: .idle).isEnabled)
        #expect(!elementStates.state(of: tapped, in: .submitting).isEnabled)
    }
}
