import FormDiagnostics
import FormSource
import FormSyntax
import Testing

/// What a person reads after the mistakes that people make.
@Suite struct SyntaxMessageTests {
    @Test(arguments: [
        ("error: Wrong: try again # note\n", "quote the string: `'Wrong: try again'`"),
        ("hint: don't: do\n", "quote the string: `\"don't: do\"`"),
        ("- a: b: c\n", "quote the string: `'b: c'`"),
        ("hint: @domain\n", "quote the string: `'@domain'`"),
        ("hint: `code`\n", "quote the string: `'`code`'`"),
        ("hint: %d of %d\n", "quote the string: `'%d of %d'`"),
        ("hint: - optional\n", "quote the string: `'- optional'`"),
        ("hint: {name} ok\n", "quote the string: `'{name} ok'`"),
        ("hint: [x] ok\n", "quote the string: `'[x] ok'`"),
        ("hint: 'a' or b\n", "quote the string: `\"'a' or b\"`"),
        ("hint: *required*\n", "quote the string: `'*required*'`"),
        ("hint: & more\n", "quote the string: `'& more'`"),
        ("hint: *required\n", "if the `*` belongs to the string, quote the string: `'*required'`"),
        (
            "hint: !important x\n",
            "delete it; if the `!` belongs to the string, quote the string: `'!important x'`"
        ),
        ("p: \"\\d+\"\n", "write `\\\\d`, or use single quotes, where a backslash is a backslash: `'\\d+'`"),
    ])
    func quotingIsShown(text: String, help: String) {
        let loaded = loadYAML(text)
        #expect(loaded.diagnostics.count == 1)
        #expect(loaded.diagnostics.first?.help.first == help, "\(loaded.diagnostics)")
    }

    /// Applying the offered fix gives YAML that reads.
    @Test(arguments: [
        "error: Wrong: try again # note\n", "hint: @domain\n", "hint: - optional\n", "hint: {name} ok\n",
        "p: \"\\d+\"\n",
        "title：Login\nform: x\n", "a:\n\tb: c\n\td: e\n", "title: “Welcome”\n", "title:x\nform: y\n",
    ])
    func fixesWork(text: String) {
        let loaded = loadYAML(text)
        let fixed = apply(loaded.diagnostics.flatMap(\.fixes), to: loaded.source, includingUnsafe: true)
        #expect(fixed.applied == 1)
        #expect(loadYAML(fixed.text).diagnostics == [], "\(fixed.text)")
    }

    @Test(arguments: [
        ("form: x\ntitle Welcome\n", 2, 1, "`title Welcome` has no `:`"),
        ("form: x\ntitle:Welcome\n", 2, 1, "`title:Welcome` has no space after its `:`"),
        (
            "form: x\n  title: y\n", 2, 3,
            "the key `title` is indented below a key that already has a value"
        ),
        ("a:\n  b: 1\n c: 2\n", 3, 2, "`c: 2` is indented by 1, the keys around it by 0"),
        ("a:\n  - x\n - y\n", 3, 2, "`- y` is indented by 1, the keys around it by 0"),
        ("a:\n  - x\n  y: z\n", 3, 3, "`y: z` is not a list item that starts with `- `"),
        ("a: [b, c\nd: e\n", 1, 4, "the `[` that opens here is not closed"),
        ("a: {b: c\nd: e\n", 1, 4, "the `{` that opens here is not closed"),
        ("é: \"x\nb: y\n", 1, 4, "the `\"` that opens here is never closed"),
        ("é: 'x\nb: y\n", 1, 4, "the `'` that opens here is never closed"),
        ("a: \"x\nb: \"y\"\n", 1, 4, "the `\"` that opens here is closed some lines below"),
        ("a: \"\\u12\"\n", 1, 5, "`\\u12` is not a character code"),
        ("a:\n\tb: c\n", 2, 1, "line 2 uses a tab for indentation"),
        ("a:\n  - b\n\t- c\n", 3, 1, "line 3 uses a tab for indentation"),
        ("a: |\n  x\n\ty\n", 3, 1, "line 3 uses a tab for indentation"),
        ("a:\r\n  b: c\r\n\u{A0} d\r\n", 3, 1, "a no-break space (U+00A0) is in the indentation"),
        ("title：x\nform: y\n", 1, 6, "`：` does not separate a key from a value"),
        ("form: x\n: y\n", 2, 1, "a key is missing before `:`"),
        ("a: }\n", 1, 4, "a value is missing before `}`"),
    ])
    func messagesNameTheMistake(text: String, line: Int, column: Int, message: String) {
        let loaded = loadYAML(text)
        let found = loaded.diagnostics.map { diagnostic in
            let position = loaded.source.position(at: diagnostic.primary.span.lower)
            return "\(position.line):\(position.column) \(diagnostic.message)"
        }
        #expect(found == ["\(line):\(column) \(message)"])
    }

    @Test func aTabNamesTheOtherLinesToo() {
        let loaded = loadYAML("a:\n\tb: c\n\td: e\n\t\tf: g\n")
        #expect(loaded.diagnostics.map(\.notes) == [["2 more lines start with a tab"]])
    }

    /// libyaml counts U+0085 and such as line breaks; specs with them never reach it, so lines are those of editors.
    @Test func placesCountCharactersNotBytes() {
        let loaded = loadYAML("# 👩‍👩‍👧\r\r\nä: @x\n")
        let position = loaded.diagnostics.first.map { loaded.source.position(at: $0.primary.span.lower) }
        #expect(position?.line == 3 && position?.column == 4)
    }
}
