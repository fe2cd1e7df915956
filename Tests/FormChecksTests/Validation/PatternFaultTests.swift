import FormDiagnostics
import FormTestSupport
import Testing

/// Patterns that formc once passed in silence, accused falsely, or could not end with.
struct PatternFaultTests {
    private func examined(_ rules: [String], isTrimmed: Bool = true) -> [Diagnostic] {
        let lines = rules.map { "      - { \($0), error: Message }" }.joined(separator: "\n")
        return Examined(
            """
            formc: 1
            form: Login
            body:
              - field: f
                for: text
                caption: Caption
                trim: \(isTrimmed)
                rules:
            \(lines)
              - button: go
                title: Go
                action: submit
            """
        ).diagnostics
    }

    private func growth(_ rule: String) -> [String] {
        examined([rule]).map(\.kind.code).filter { $0.hasPrefix("F042") || $0 == "F0790" }
    }

    @Test(arguments: [
        // An assertion refuses one letter, and takes another.
        #"matches: '^(?=.*[A-Z])([A-Za-z0-9]+)+$'"#, #"matches: '(?:(?!a)[a-z]+)+'"#,
        #"matches: '^(?!.*aa)([a-z]+)+$'"#,
        #"matches: '(?:[a-z]+(?=[a-z]*!))+'"#,
        // A few characters are more than a trial can count.
        #"matches: '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+\.com\b'"#,
        // Another branch takes the letter at the start.
        #"contains: '^a|(a+)+$'"#,
        // The last place of a search matches, and the first is tried before it.
        #"contains: '(?:ab|ab)*$'"#,
        // So does the last branch.
        #"matches: '(?:(a+)+b|.*)'"#,
    ])
    func `Exponential patterns are found`(rule: String) {
        #expect(growth(rule) == ["F0420"])
    }

    @Test(arguments: [
        (#"contains: '\d+.*.*=.*'"#, ["F0421"]), (#"contains: 'P=.*=.*;.*=.*;.*=.*;.*=.*;.*=.*'"#, ["F0421"]),
        (#"contains: '^\s+|\s+$'"#, ["F0422"]),
        // Only a line break would be refused, and no text field holds one.
        (#"matches: '.+@.+\..+'"#, []), ("matches: '[^!]*!*.*'", []),
        (#"matches: '(?<=a??)x'"#, []),
    ])
    func `A power is told as what it is`(rule: String, expected: [String]) {
        #expect(growth(rule) == expected)
    }

    @Test(arguments: [
        #"contains: '(\d+){1,4}-?(\d+){1,4}-?(\d+){1,4}-?(\d+){1,4}-?(\d+){1,4}'"#,
        "contains: '\(String(repeating: ".*x", count: 15))'",
    ])
    func `Many loops in a row have an answer, or are told as not decided`(rule: String) {
        #expect([["F0421"], ["F0423"]].contains(growth(rule)))
    }

    /// What is printed can be pasted: the whole value, with its repetitions and escapes.
    @Test func `The value that shows the growth can be built again`() {
        let pattern = #"matches: '\\\\"\t(a+)+'"#.replacing(#"\\\\"#, with: #"\\"#)
        let messages = examined([pattern]).filter { $0.kind.code == "F0420" }.map(\.message)
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.hasSuffix(#"`"\\\"\u{9}a" + "a" × 30 + "b"`"#) }, "\(messages)")
    }

    // MARK: What no value satisfies

    private func unsatisfiable(_ rules: [String]) -> Bool {
        examined(rules, isTrimmed: false).contains { $0.kind.code == "F0410" }
    }

    @Test(arguments: [
        ["length: 5..", "length: ..3"], ["length: ..3", "matches: '[a-z]{5}'"],
        ["length: 4..", #"matches: '\p{L}{3}'"#],
        // What is left out of the question cannot make it possible.
        ["length: 5..", "length: ..3", #"not: { contains: '(.)\1' }"#],
        [#"not: { contains: '(.)\1' }"#, "matches: '[a-z]+'", "matches: '[0-9]+'"],
        ["oneOf: [a, b]", "matches: '[0-9]'"],
    ])
    func `Rules that no value satisfies are told`(rules: [String]) {
        #expect(unsatisfiable(rules))
    }

    /// One character may be several Unicode scalars: `formc test` accepts these values.
    @Test(arguments: [
        ["oneOf: ['🇩🇪', '🇫🇷']"], ["length: 1", #"matches: '\p{L}\p{M}'"#],
        ["length: 1", "matches: '👨\u{200D}👩\u{200D}👧'"],
        ["length: ..2", #"contains: '\p{M}'"#], [#"not: { contains: '(.)\1' }"#, "matches: '[a-z]+'"],
    ])
    func `Rules that a value satisfies are not accused`(rules: [String]) {
        #expect(!unsatisfiable(rules))
    }
}
