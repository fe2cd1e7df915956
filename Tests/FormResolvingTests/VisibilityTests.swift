import FormModel
import FormSource
import Testing

/// When elements show that wait for a field.
struct VisibilityTests {
    @Test(arguments: [
        ("notEmpty", [FormState.invalid, .ready, .submitting]), ("valid", [.ready, .submitting]),
        ("empty", [.idle, .editing]), ("invalid", [.invalid]),
    ])
    func `An element shows in the states in which its field is so`(key: String, states: [FormState]) throws {
        let (read, diagnostics) = resolve(
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
        #expect(diagnostics.isEmpty)
        let form = try #require(read)
        let tick = try #require(form.allElements.first { $0.id.value == "tick" })
        let elementStates = ElementStates(form)
        #expect(form.states.filter { !elementStates.state(of: tick, in: $0).isHidden } == states)
    }
}
