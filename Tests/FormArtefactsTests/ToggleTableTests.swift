import FormArtefacts
import Testing

/// What a toggle has to be stands in the tables.
struct ToggleTableTests {
    private static let spec = """
        formc: 1
        form: Terms
        body:
          - field: email
            hint: We never pass it on
          - toggle: terms
            text: I agree
            rules:
              - checked: true
                error: Agree first
          - button: go
            title: Go
            action: submit
        """

    @Test func `the tables have the toggle's rule and the row of the submit`() throws {
        let text = try Artefact.text("validation", Specs.compile(Self.spec))
        #expect(text.contains("### `terms`\n\n- at first: off\n"))
        #expect(text.contains("| on | Agree first |"))
        #expect(text.contains("| a toggle breaks one of its rules | invalid |"))
    }

    @Test(arguments: ["always", "whenFilled", "whenValid"])
    func `no two rows of the submit have the same condition`(enabled: String) throws {
        let spec = Self.spec.replacing("action: submit", with: "action: submit\n    enabled: \(enabled)")
            .replacing("hint:", with: "returnKey: done\n    hint:")
        let text = try Artefact.text("validation", Specs.compile(spec))
        let rows = text.split(separator: "\n").filter { $0.contains("breaks one of its rules") }
        #expect(rows.count == 1, "\(rows)")
        #expect(rows.allSatisfy { $0.contains(enabled == "whenValid" ? "| unchanged |" : "| invalid |") })
    }

    @Test func `the tables for programs have it too`() throws {
        let text = try Artefact.text("validation-json", Specs.compile(Self.spec))
        #expect(text.contains("\"toggles\""))
        #expect(text.contains("\"asks\": \"on\""))
    }

    @Test func `a toggle is not sent as a text`() throws {
        let spec =
            Self.spec
            + "\nsubmit:\n  request:\n    url: https://example.com\n    send: { a: $email, b: $terms }\n"
        let compiled = try Specs.compile(spec)
        #expect(try Artefact.text("validation", compiled).contains("| `b` | whether terms is on |"))
        #expect(
            try Artefact.text("validation-json", compiled).contains(
                "\"b\": {\n        \"toggle\": \"terms\"\n"))
    }

    @Test func `values of the spec are sent as what they are in JSON and as text in a form`() throws {
        func sent(_ encoding: String) throws -> (tables: String, json: String) {
            let spec =
                Self.spec
                + "\nsubmit:\n  request:\n    url: https://example.com\n    encoding: \(encoding)\n"
                + "    send: { a: 3, b: '3', c: true, d: 012, e: 0.125 }\n"
            let compiled = try Specs.compile(spec)
            return (try Artefact.text("validation", compiled), try Artefact.text("validation-json", compiled))
        }
        let json = try sent("json")
        #expect(json.json.contains(#""a": 3,"#) && json.json.contains(#""b": "3","#))
        #expect(json.json.contains(#""c": true,"#) && json.json.contains(#""d": 12,"#))
        #expect(json.json.contains(#""e": 0.125"#))
        #expect(json.tables.contains("| `a` | 3 |") && json.tables.contains("| `c` | true |"))
        let form = try sent("form")
        #expect(form.json.contains(#""a": "3","#) && form.json.contains(#""d": "012","#))
    }

    @Test func `a hint that always shows is not called one for errors`() throws {
        let text = try Artefact.text("validation", Specs.compile(Self.spec))
        #expect(text.contains("- hint: We never pass it on\n"))
        let late = Self.spec.replacing(
            "hint: We never pass it on", with: "hint: Letters\n    rules: [matches: '[a-z]+']")
        #expect(
            try Artefact.text("validation", Specs.compile(late)).contains("- hint while invalid: Letters\n"))
    }
}
