import FormArtefacts
import Testing

/// No row of the decision table of a submit stands behind one that decides all that it could.
struct SubmitRowTests {
    private func rows(returnKey: String, error: String) throws -> [Substring] {
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
                    enabled: whenValid
                """))
        return text.split(separator: "\n").filter {
            $0.hasPrefix("| ") && $0.contains("breaks one of its rules")
        }
    }

    @Test func `The return key comes past a button that waits`() throws {
        #expect(
            try rows(returnKey: "go", error: "        error: No address") == [
                "| on a tap, a field breaks one of its rules | unchanged |  |  | go is disabled and cannot be tapped |",
                "| a field breaks one of its rules | invalid |  |  | shows the first broken rule's message of each field |",
            ])
    }

    @Test func `Without such a key the button alone decides`() throws {
        #expect(
            try rows(returnKey: "done", error: "        error: No address") == [
                "| a field breaks one of its rules | unchanged |  |  | go is disabled and cannot be tapped |"
            ])
    }

    @Test func `A form without messages says nothing`() throws {
        #expect(
            try rows(returnKey: "go", error: "").last
                == "| a field breaks one of its rules | unchanged |  |  | nothing is said |")
    }
}
