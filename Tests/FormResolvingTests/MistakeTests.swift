import FormDiagnostics
import FormModel
import FormResolving
import FormSource
import FormSyntax
import FormTestSupport
import Foundation
import Testing

struct MistakeTests {
    @Test func `Ten different mistakes give ten diagnostics`() {
        let annotated = AnnotatedSource(tenMistakes)
        let diagnostics = resolve(annotated.text).diagnostics
        #expect(
            AnnotatedSource.annotate(annotated.text, at: diagnostics.map(\.primary.span.lower))
                == tenMistakes,
            "\(summary(diagnostics, in: annotated.text))")
        #expect(
            diagnostics.map(\.kind.code) == [
                "F0109", "F0201", "F0112", "F0101", "F0105", "F0107", "F0204", "F0202", "F0206", "F0108",
            ])
        #expect(Set(diagnostics.map(\.kind.code)).count == 10)
    }

    /// The version under another key, alone, beside the name of the form and beside a second mistake.
    @Test(arguments: [
        ("form: 1", ["F0102 1"]), ("form: 1\nform: Login", ["F0002 2"]),
        ("from: 1\nform: Login", ["F0102 1"]),
        ("form: 1\nname: Login", ["F0102 1", "F0101 2"]), ("formc: 1\nform: 1", ["F0204 2"]),
        ("formc: 1\nfrom: 1\nform: Login", ["F0101 2"]), ("form: 7", ["F0102 1", "F0204 1"]),
        ("from: 1", ["F0102 1"]), ("fromc: 1\nform: Login", ["F0101 1"]),
    ])
    func `A version under another key is one mistake`(head: String, expected: [String]) {
        let text = head + "\nbody:\n  - field: email\n"
        let found = summary(resolve(text).diagnostics, in: text).map { line in
            let words = line.split(separator: " ")
            return "\(words[1]) \(words[0].prefix { $0 != ":" })"
        }
        #expect(found == expected)
    }

    @Test func `Names that stand on their own are checked beside an element without a usable id`() {
        let annotated = AnnotatedSource(
            """
            formc: 1
            form: Broken
            ↓colour: red
            layout:
              margin: ↓wide
              centerY: ↓nowhere
            body:
              - label: title
                ↓txt: Hello
              - field: user
                placeholder: 12
                rules:
                  - length: ↓9..3
              - field: ↓user
                secure: ↓maybe
              - button: go
                action: ↓launch
                gap: ↓-2
              - label: ↓9lives
                text: x
              - label: hello
                text: x
                visible: { notEmpty: lives }
            submit:
              check:
                - require: [user, ↓pasword]
                  error: Missing
            """)
        let found = resolve(annotated.text).diagnostics.map(\.primary.span.lower)
        // `lives` is nearly the id that could not be used, and may be meant for it.
        #expect(found == annotated.offsets)
    }

    @Test func `A reference to an element with a misspelled kind is not reported`() {
        let text = """
            formc: 1
            form: A
            body:
              - fild: username
              - button: signIn
            submit:
              check:
                - require: [username]
                  error: Enter a name
            """
        #expect(resolve(text).diagnostics.map(\.kind.code) == ["F0120"])
    }

    @Test func `What hangs on an unreadable id, pattern or color is not reported`() {
        let text = """
            formc: 1
            form: A
            colors: { brand: '#12' }
            patterns: { name: [] }
            body:
              - field: user-name
                color: brand
                rules:
                  - matches: name
                    error: Enter a name
            submit:
              stub: { username: Kevin }
              check:
                - require: [user-name]
                  error: Enter a name
            """
        #expect(
            summary(resolve(text).diagnostics, in: text).map { String($0.split(separator: " ")[1]) } == [
                "F0116", "F0103", "F0204",
            ])
    }

    @Test func `A missing line that begins an entry is one mistake`() {
        let form = """
            formc: 1
            form: A
            body:
              - field: username
                caption: Name
                rules:
                  - required: true
                    error: Enter a name
              - field: password
                caption: Password
                rules:
                  - required: true
                    error: Enter a password
              - toggle: terms
                text: I agree to the {terms} and the {privacy}
                links:
                  terms: { title: terms, action: { open: 'https://example.com/terms' } }
                  privacy:
                    title: privacy policy
                    action: { open: 'https://example.com/privacy' }
              - button: create
                title: Create
                action: submit
              - stack: more
                body:
                  - message: problem
            keyboard:
              avoid: scroll
              dismiss: [tapOutside]
            submit:
              check:
                - require: [password]
                  error: Enter a password
              succeeded:
                - alert: { title: Hello, message: 'Hello {username}' }
            session:
              read: sessionKey
              store: keychain
            states:
              rejected:
                username: { enabled: false }
                password: { enabled: false }
            """
        #expect(errors(in: form) == [])
        let lines = form.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let begins = [
            "- field: password", "- toggle: terms", "privacy:", "- button: create", "keyboard:", "session:",
            "rejected:",
        ]
        for begin in begins {
            let index = lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == begin } ?? 0
            var without = lines
            without.remove(at: index)
            let found = errors(in: without.joined(separator: "\n"))
            #expect(found.count == 1, "without `\(begin)`: \(found)")
        }
        // The id and what refers to it: one name, wherever it stands.
        let renamed = form.replacing("- field: username", with: "- field: usrname")
        #expect(errors(in: renamed).count == 1, "\(errors(in: renamed))")
    }

    /// What is wrong with the text as YAML and as a form.
    private func errors(in text: String) -> [String] {
        let loaded = loadYAML(text)
        let read = loaded.root.map { readForm($0, in: loaded.source).diagnostics } ?? []
        return summary((loaded.diagnostics + read).filter { $0.severity == .error }, in: text)
    }

    @Test func `Words for truth values of YAML 1.1 are refused with the right one as a fix`() {
        for (word, meant) in ["yes": "true", "Off": "false", "NO": "false", "on": "true"] {
            let text = "formc: 1\nform: A\nsecondFactor: \(word)\nbody:\n  - field: username\n"
            let diagnostics = resolve(text).diagnostics
            #expect(diagnostics.map(\.kind.code) == ["F0105"])
            #expect(diagnostics.first?.fixes.first?.edits.first?.replacement == meant)
        }
    }

    @Test(arguments: [
        "No", "0123", "012", "1_000", "12:30", "0x1F", ".inf", "2015-01-01", "+1", "1.10", "true",
    ])
    func `A text keeps what is written`(word: String) {
        let text = "formc: 1\nform: A\nbody:\n  - label: title\n    text: \(word)\n"
        let (form, diagnostics) = resolve(text)
        #expect(summary(diagnostics, in: text) == [])
        guard case .label(let label)? = form?.body.first?.kind else {
            Issue.record("no label")
            return
        }
        #expect(label.text.base.value == word)
    }

    @Test(arguments: [
        // What UIKit, SwiftUI and HTML call it, the code, and what the help has to say.
        ("  - label: a\n    text: A\n    numberOfLines: 1", "F0101", "`lines:`"),
        ("  - field: a\n    keyboardType: URL", "F0101", "`keyboard:`"),
        ("  - field: a\n    type: email", "F0101", "`for:`"),
        ("  - field: a\n    minLength: 8", "F0101", "`rules:`"),
        ("  - field: a\n    rules: [{ regex: a }]", "F0101", "`matches:`"),
        ("  - field: a\n    rules: [{ length: '>= 8' }]", "F0103", "`8..`"),
        ("  - field: a\n    rules: [{ length: 8-64 }]", "F0103", "`8..64`"),
        ("  - field: a\n    rules: [{ length: { min: 8 } }]", "F0103", "`8..`"),
        ("  - button: a\n    text: A", "F0101", "`title:`"),
        ("  - button: a\n    title: A\n    style: primary", "F0108", "`filled`"),
        ("  - button: a\n    title: A\n    action: next", "F0108", "`{ show: next }`"),
        ("  - label: a\n    text: A\n    font: 24", "F0108", "`font: { size: 24 }`"),
        ("  - label: a\n    text: A\n    align: left", "F0108", "`leading`"),
        ("  - label: a\n    text: A\n    color: '#1fA'", "F0116", "`'#11ffAA'`"),
        ("  - image: a\n    size: 48", "F0103", "`{ width: 48, height: 48 }`"),
        ("  - image: a\n    width: 50%", "F0110", "`screen.width * 0.5`"),
        ("  - image: a\nlayout: { constraints: [a.width < 4pt] }", "F0110", "write `<=`"),
        ("  - image: a\nlayout: { constraints: [a.width ≥ 4pt] }", "F0110", "write `>=`"),
        ("  - textField: a", "F0120", "`field:`"), ("  - text: Hello there", "F0120", "`label:` and an id"),
        ("  - hstack: a\n    body: [{ field: b }]", "F0120", "`axis: horizontal`"),
        ("  - switch: a\n    label: Remember me", "F0120", "`toggle:`"),
    ])
    func `Names from elsewhere are answered with the language's own`(body: String, code: String, help: String)
    {
        let text = "formc: 1\nform: A\nbody:\n\(body)\n"
        let first = resolve(text).diagnostics.first { $0.kind.code == code }
        #expect(first?.help.joined().contains(help) == true, "\(first?.help ?? []) \(body)")
    }

    @Test func `Of one name nobody has to choose`() {
        let text =
            "formc: 1\nform: A\nbody:\n  - field: email\nsubmit:\n  check:\n    - require: [user]\n      error: E\n"
        #expect(resolve(text).diagnostics.map(\.help) == [["use `email`"]])
    }

    @Test func `A key of another kind of element is said to be one`() {
        let text = "formc: 1\nform: A\nbody:\n  - toggle: a\n    text: A\n    action: submit\n"
        #expect(resolve(text).diagnostics.map(\.notes) == [["`action` is a key of a button and a link"]])
    }

    @Test(arguments: ["gap: 8", "height: 50", "inset: { leading: 16 }", "width: '<= 400'"])
    func `A bare number that would be many points is asked about`(line: String) {
        let text = "formc: 1\nform: A\nbody:\n  - field: a\n    \(line)\n"
        #expect(resolve(text).diagnostics.map(\.kind.code) == ["F0122"])
    }

    @Test(arguments: ["gap: 7", "height: 50pt", "cornerRadius: 16", "border: { color: red, width: 8 }"])
    func `Usual numbers and points are not`(line: String) {
        let text = "formc: 1\nform: A\nbody:\n  - field: a\n    \(line)\n"
        #expect(resolve(text).diagnostics.map(\.kind.code) == [])
    }

    @Test(arguments: ["012", "1_000", "12:30", "0x1F", ".inf", "+1", "1e3"])
    func `A number has one spelling`(word: String) {
        let text = "formc: 1\nform: A\nbody:\n  - label: title\n    text: Hello\n    lines: \(word)\n"
        #expect(resolve(text).diagnostics.map(\.kind.code) == ["F0106"])
    }
}

private let tenMistakes = """
    formc: 1
    form: A
    layout:
      margin: ↓16px
      constraints:
        - ↓titel.top = safeArea.top
        - title.top = ↓screen.leading
    body:
      - label: title
        text: Hello
        ↓colour: systemRed
      - field: username
        correction: ↓yes
        rules:
          - length: ↓12..8
      - field: ↓pass-word
      - field: ↓username
        rules:
          - matches: ↓nam
      - button: signIn
        style: ↓fild
    """

/// Specs of the examples and seeds, changed in ways that keep or break them.
struct RobustnessTests {
    @Test
    func `Line ends, a byte order mark and wide characters before do not move reports off their places`() {
        let kinds = ExampleTests.kinds
        for kind in kinds {
            for example in kind.rejected + kind.accepted {
                let plain = AnnotatedSource(example)
                let expected = resolve(plain.text).diagnostics
                for variant in variants {
                    let (text, shift) = variant.make(plain.text)
                    let found = resolve(text).diagnostics
                    #expect(
                        found.map(\.kind.code) == expected.map(\.kind.code),
                        "\(kind.code) \(variant.name): \(text)")
                    #expect(
                        found.map(\.primary.span.lower) == expected.map { shift($0.primary.span.lower) },
                        "\(kind.code) \(variant.name): \(text)")
                }
            }
        }
    }

    private struct Variant {
        var name: String
        /// The changed text, and where an offset of the old text is in it; a byte order mark does not count.
        var make: (String) -> (String, (Int) -> Int)
    }

    private var variants: [Variant] {
        [
            Variant(name: "BOM") { text in ("\u{FEFF}" + text, { $0 }) },
            Variant(name: "emoji") { text in
                let prefix = "# 👩‍👩‍👧 日本語 é\n"
                return (prefix + text, { $0 + prefix.utf8.count })
            },
            Variant(name: "CRLF") { text in
                let bytes = Array(text.utf8)
                return (
                    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
                    { offset in offset + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }
                    }
                )
            },
            Variant(name: "trailing line") { text in (text + "\n\n# end\n", { $0 }) },
        ]
    }

    @Test func `A damaged seed resolves or says where and why, and never crashes`() {
        var random = SplitMix64(seed: 0x5EED)
        var reported = 0
        var faults: [String] = []
        for (name, text) in seeds {
            for _ in 0..<100 {
                let mutant = damage(text, using: &random)
                let (form, diagnostics) = resolve(mutant)
                let errors = diagnostics.filter { $0.severity == .error }
                if !errors.isEmpty { reported += 1 }
                // A lost beginning of an entry doubles the keys of another; YAML says so for each.
                let own = errors.filter { $0.kind.code != "F0002" }
                let isWrong =
                    (form == nil && errors.isEmpty) || own.count > 6
                    || diagnostics.contains { isFaulty($0, in: mutant) }
                if isWrong { faults.append("\(name): \(summary(diagnostics, in: mutant))\n\(mutant)") }
            }
        }
        #expect(faults == [])
        // Most changes are mistakes; a run in which few are would mean that they go unnoticed.
        #expect(reported > 250)
    }

    private func isFaulty(_ diagnostic: Diagnostic, in text: String) -> Bool {
        diagnostic.primary.span.upper > text.utf8.count || diagnostic.help.isEmpty
            || diagnostic.message.first?.isUppercase == true || diagnostic.message.last == "."
    }

    private let oddValues = ["yes", "012", "~", "-3", "true", "'", "{", "@", "99999999999999999999"]

    private func damage(_ text: String, using random: inout SplitMix64) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let candidates = lines.indices.filter {
            let line = lines[$0].trimmingPrefix { $0 == " " }
            return !line.isEmpty && !line.hasPrefix("#")
        }
        guard let index = candidates.randomElement(using: &random) else { return text }
        let line = lines[index]
        let colon = line.firstIndex(of: ":") ?? line.endIndex
        let (key, value) = (String(line[..<colon]), String(line[colon...].dropFirst()))
        switch Int.random(in: 0..<9, using: &random) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(line, at: index)
        case 2: lines[index] = key + "x:" + value
        case 3: lines[index] = String(key.dropLast()) + ":" + value
        case 4: lines[index] = key + ":"
        case 5: lines[index] = key + ": [1, { a: b }]"
        case 6: lines[index] = key + ": " + random.pick(oddValues)
        case 7: lines[index] = key + ":" + value + "zz"
        default: lines.swapAt(index, candidates.randomElement(using: &random) ?? index)
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    fileprivate func trimmingPrefix(while isTrimmed: (Character) -> Bool) -> Substring {
        drop(while: isTrimmed)
    }
}

/// `ignoreCase` is about patterns; beside another condition it would change nothing, and nobody would know.
struct IgnoreCaseTests {
    @Test(arguments: [
        ("oneOf: [Yes, No]", "as a pattern"), ("length: 3..", "remove it"), ("equals: password", "remove it"),
        ("anyOf: [{ format: email }]", "inside"), ("atLeast: { digits: 1 }", "remove it"),
    ])
    func `Only patterns are taken in any case`(condition: String, help: String) {
        let rule = "{ \(condition), ignoreCase: true, error: No }"
        let text =
            "formc: 1\nform: A\nbody:\n  - field: username\n    rules: [\(rule)]\n  - field: password\n"
        let diagnostics = resolve(text).diagnostics
        #expect(diagnostics.map(\.kind.code) == ["F0114"])
        #expect(diagnostics.allSatisfy { $0.help.allSatisfy { $0.contains(help) } })
        let pattern = text.replacing(condition, with: "matches: '[a-z]+'")
        #expect(resolve(pattern).diagnostics.isEmpty)
    }
}
