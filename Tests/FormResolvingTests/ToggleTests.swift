import FormModel
import FormSource
import Testing

/// A toggle's rules speak as a field's do.
struct ToggleTests {
    private static let spec = """
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
        """

    @Test func `Fields and toggles with rules are listed in the order of the spec`() throws {
        let form = try #require(
            resolve(Self.spec.replacing("body:\n", with: "body:\n  - field: email\n    required: true\n"))
                .form)
        #expect(form.ruled.map(\.element.id.value) == ["email", "terms"])
        #expect(form.toggles.map(\.element.id.value) == ["terms"])
    }
}
