import FormCompiler
import FormDiagnostics
import Testing

/// What `formc test` says about given values and about a form's own examples.
struct RuleTestsTests {
    private func spec(_ body: String, submit: String = "") -> SpecInput {
        SpecInput(name: "a.yaml", bytes: Array(("formc: 1\nform: Tested\n" + body + submit).utf8))
    }

    private func submission(_ check: String, _ values: [String: String]) -> String? {
        let body = """
            body:
              - field: first
                rules:
                  - length: ..3
                    error: Too long
              - field: second
              - toggle: terms
                text: I agree
              - button: send
                action: submit
            submit:
              check:
                - { \(check), error: Refused }

            """
        var options = TestOptions()
        options.values = values.sorted { $0.key < $1.key }.map { (field: $0.key, text: $0.value) }
        let tested = CompilerSession().test(spec(body), options)
        #expect(tested.diagnostics.map(\.message) == [])
        return tested.cases.last?.outcome
    }

    // For each kind of check every combination of filled and empty; what Language.md says of each.
    @Test(
        arguments: [
            (
                "require: [first, second]",
                [("", "", false), ("a", "", false), ("", "a", false), ("a", "b", true)]
            ),
            (
                "requireAny: [first, second]",
                [("", "", false), ("a", "", true), ("", "a", true), ("a", "b", true)]
            ),
            (
                "equal: [first, second]",
                [("a", "a", true), ("a", "b", false), ("a", "A", false), ("a", "", false)]
            ),
            (
                "different: [first, second]",
                [("a", "a", false), ("a", "b", true), ("a", "A", true), ("a", "", true)]
            ),
            ("valid: [first]", [("abc", "x", true), ("abcd", "x", false)]),
        ] as [(String, [(String, String, Bool)])])
    func `a check of the submit action holds where it should`(
        _ check: String, _ rows: [(String, String, Bool)]
    ) {
        for (first, second, holds) in rows {
            let outcome = submission(check, ["first": first, "second": second])
            #expect(outcome == (holds ? "sent" : "refused: Refused"), "\(check): \(first), \(second)")
        }
    }

    @Test(
        arguments: [
            // The pattern's own flag, the rule's, and whether capitals are accepted.
            ("false", nil, false), ("true", nil, true), ("false", "true", true), ("true", "false", false),
            ("false", "false", false), ("true", "true", true),
        ] as [(String, String?, Bool)])
    func `the flag of a rule wins over that of the pattern it names`(
        _ own: String, _ rule: String?, _ isAccepted: Bool
    ) {
        let body = """
            patterns:
              word: { pattern: '[a-z]+', ignoreCase: \(own) }
            body:
              - field: first
                rules:
                  - matches: word
                    \(rule.map { "ignoreCase: \($0)" } ?? "# as the pattern says")
                    error: Lower case only
                examples: \(isAccepted ? "{ accept: [abc, ABC] }" : "{ accept: [abc], reject: [ABC] }")
              - button: send
                action: submit

            """
        let tested = CompilerSession().test(spec(body), TestOptions())
        #expect(tested.diagnostics.map(\.message) == [], "\(body)")
        #expect(tested.cases.count >= 2)
        for testCase in tested.cases { #expect(testCase.failure == nil, "\(testCase)") }
    }

    @Test(arguments: [
        ("currentPassword", false), ("oldPassword", false), ("previousPassword", false),
        ("newPassword", true), ("password", true),
    ])
    func `the password that is there already is not a new one`(_ id: String, _ isNew: Bool) {
        let other = id == "newPassword" ? "password" : "newPassword"
        let body = """
            purpose: resetPassword
            body:
              - field: \(id)
                secure: true
                rules: [{ length: 4.., error: Too short }]
              - field: \(other)
                for: newPassword
                rules: [{ length: 15.., error: Too short }]
              - button: send
                action: submit

            """
        let compiled = CompilerSession().compile(spec(body), CompileOptions(emits: false))
        #expect(compiled.diagnostics.contains { $0.kind.code == "F0610" } == isNew, "\(compiled.diagnostics)")
    }

    @Test func `what a toggle says cannot steer the terminal`() {
        let body = """
            body:
              - toggle: terms
                text: I agree
                required: true
                error: "\\e[2J\\uFEFF\\u2028::error file=x"
              - button: send
                action: submit

            """
        var options = TestOptions()
        options.values = [(field: "terms", text: "false")]
        let tested = CompilerSession().test(spec(body), options)
        #expect(tested.cases.first?.outcome == #"refused by rule 1: \u{1b}[2J\u{feff}\u{2028}::error file=x"#)
    }
}
