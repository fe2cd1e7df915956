import FormChecks
import FormDiagnostics
import FormSource
import Testing

/// One mistake is told once, and what is no mistake is not told.
struct OneMistakeTests {
    /// - Parameter body: elements before the button.
    private func codes(_ body: String, submit: String = "") -> [String] {
        let spec = """
            formc: 1
            form: Login
            body:
            \(body)
              - button: signIn
                action: submit
            \(submit)
            """
        let examined = Examined(spec)
        #expect(examined.summary(examined.unreadable) == "")
        return examined.diagnostics.filter { !$0.kind.code.hasPrefix("F03") }.map(\.kind.code).sorted()
    }

    @Test func `A masked name is not also a password without a name`() {
        let name = "  - field: username\n    caption: User name\n    secure: true"
        #expect(codes(name) == ["F0546"])
        #expect(codes(name + "\n  - field: password\n    caption: Password") == ["F0546"])
    }

    @Test func `A password beside a masked code still lacks its name`() {
        let body = """
              - field: code
                for: oneTimeCode
                caption: Code
                secure: true
              - field: password
                caption: Password
            """
        #expect(codes(body) == ["F0532", "F0546"])
    }

    /// The help of F0537 must not lead to F0613.
    @Test func `A PIN on a pad of digits may have the rule that makes it one`() {
        let body = """
              - field: username
                caption: Customer number
              - field: password
                caption: PIN
                keyboard: numberPad
                rules:
                  - format: digits
                    error: The PIN has only digits
            """
        #expect(codes(body) == [])
        #expect(codes(body.replacing("    keyboard: numberPad\n", with: "")) == ["F0613"])
    }

    @Test(arguments: [
        ("length: ..40", []), ("length: ..100", []), ("length: ..101", ["F0421"]), ("length: 3..", ["F0421"]),
    ])
    func `A pattern is harmless where a length stands before it`(rule: String, expected: [String]) {
        let field = """
              - field: login
                for: username
                error: Write an exclamation mark
                rules:
                  - \(rule)
                  - matches: '.*!+.*[?]'
              - field: password
            """
        #expect(codes(field) == expected)
        // Every field that uses it has to have the length.
        let other =
            "\n  - field: note\n    for: text\n    caption: Note\n    error: E\n    rules:\n      - matches: marked"
        let named = field.replacing("'.*!+.*[?]'", with: "marked") + other
        #expect(codes(named, submit: "patterns: { marked: '.*!+.*[?]' }").contains("F0421"))
    }

    /// A character may have any number of marks, each of which a matcher takes for one.
    @Test func `A length in characters is no limit for marks`() {
        let field = """
              - field: login
                for: username
                error: Write marks
                rules:
                  - length: ..40
                  - matches: '.*[!\\x{300}-\\x{36f}]+.*[?]'
              - field: password
            """
        #expect(codes(field) == ["F0421"])
    }

    @Test(arguments: [
        ("Please enter your name", ["F0484 `Please`"]), ("Enter your name!", ["F0484 `!`"]),
        ("Use letters, digits and @$!%*#?&", []),
    ])
    func `A word that does not help is quoted as it is written`(text: String, expected: [String]) {
        let spec = """
            formc: 1
            form: Login
            body:
              - field: username
                rules:
                  - required: true
                    error: \(text)
              - button: signIn
            """
        let found = Examined(spec).diagnostics.filter { $0.kind.code == "F0484" }
        #expect(found.map { "\($0.kind.code) \($0.message.prefix { $0 != " " })" } == expected)
    }

    /// The label wants two lines and the switch one; what stands around the row moves with it.
    @Test func `An open height is told, not the places that follow from it`() {
        let spec = """
            formc: 1
            form: Login
            body:
              - field: email
              - stack: remember
                axis: horizontal
                distribution: fillEqually
                body:
                  - label: rememberText
                    text: Remember me on this phone
                  - toggle: rememberMe
                    accessibility: { label: Remember me on this phone }
              - button: signIn
                action: submit
            """
        let found = Examined(spec, for: AmbiguousLayout.kinds[0]).diagnostics
        #expect(found.map(\.message) == ["the height of `remember` is ambiguous"])
        let aligned = spec.replacing("axis: horizontal", with: "axis: horizontal\n    alignment: center")
        #expect(found.allSatisfy { $0.help.joined().contains("`alignment: center`") })
        #expect(Examined(aligned, for: AmbiguousLayout.kinds[0]).diagnostics.isEmpty)
    }

    /// 120 points wide and 44 high: it is the width that is too small.
    @Test func `The side that is too small is named`() {
        let spec = """
            formc: 1
            form: Login
            body:
              - provider: apple
                width: 120pt
                align: center
            """
        let found = Examined(spec).diagnostics.filter { $0.kind == SmallAppleButton.kinds[0] }
        #expect(found.map(\.message) == ["`apple` is only 120 pt wide"])
    }
}
