import FormArtefacts
import Testing

/// No row of the decision table of a submit stands behind one that decides all that it could.
struct SubmitRowTests {
    private func rows(returnKey: String, error: String, enabled: String = "whenValid") throws -> [Substring] {
        let text = try Artefact.text(
            "validation",
            try Specs.compile(
                """
                formc: 1
                form: A
                body:
                  - field: email
                    returnKey: \(returnKey)
                    rules:
                      - contains: '@'
                \(error)
                    error: { shown: \(error.isEmpty ? "never" : "inline") }
                  - button: go
                    title: Go
                    action: submit
                    enabled: \(enabled)
                """))
        return text.split(separator: "\n").filter {
            $0.hasPrefix("| ") && $0.contains("breaks one of its rules")
        }
    }

    /// The key does what a tap on the button does, and nothing where it cannot be tapped.
    @Test(arguments: ["go", "done"])
    func `A button that waits alone decides`(returnKey: String) throws {
        #expect(
            try rows(returnKey: returnKey, error: "        error: No address") == [
                "| a field breaks one of its rules | unchanged |  |  | go is disabled and cannot be tapped | `type email=?` |"
            ])
    }

    @Test func `A button that does not wait says what is wrong`() throws {
        #expect(
            try rows(returnKey: "go", error: "        error: No address", enabled: "always") == [
                "| a field breaks one of its rules | invalid |  |  | shows the first broken rule's message of each field | `type email=?; tap go` |"
            ])
    }

    @Test func `A form without messages says nothing`() throws {
        #expect(
            try rows(returnKey: "go", error: "", enabled: "always") == [
                "| a field breaks one of its rules | unchanged |  |  | nothing is said | `type email=?; tap go` |"
            ])
    }
}
