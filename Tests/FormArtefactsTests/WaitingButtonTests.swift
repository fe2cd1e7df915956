import FormArtefacts
import Testing

/// In which states a submit button is disabled, by the meaning of `enabled` in the language: the form is empty in idle, while
/// its first field is edited and after that was left, and is valid from then on.
struct WaitingButtonTests {
    @Test(
        arguments: [
            ("always", ["submitting"]), ("whenFilled", ["idle", "editing", "invalid", "submitting"]),
            ("whenValid", ["idle", "editing", "invalid", "submitting"]),
        ])
    func `the state table has the states`(enabled: String, disabled: [String]) throws {
        let text = try Artefact.text(
            "validation",
            Specs.compile(
                """
                formc: 1
                form: A
                body:
                  - field: email
                    rules:
                      - required: true
                        error: Enter your address
                  - button: go
                    title: Go
                    action: submit
                    enabled: \(enabled)
                submit:
                  rejected: Not known
                """))
        let states = ["idle", "editing", "invalid", "ready", "submitting", "rejected", "failed"]
        let listed = text.split(separator: "\n").drop { $0 != "| state | after |" }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        #expect(listed.map { String($0.split(separator: " ")[1]) } == states)
        // A state without a row is as in idle.
        let rows = text.split(separator: "\n").filter { $0.contains("| `go` |") }
        let idle = try #require(rows.first)
        let found = states.filter { state in
            (rows.first { $0.hasPrefix("| \(state) |") } ?? idle).contains("disabled")
        }
        #expect(found == disabled, "\(rows)")
    }
}
