import FormModel
import FormSource
import FormTestSupport
import Foundation
import Testing

/// Two forms are equal where they mean the same: places, comments, blank lines and quotes say nothing.
struct EqualityTests {
    private static let specs: [String] = {
        let root = Python.packageRoot
        let folders = ["specs", "Examples"]
        let paths = folders.flatMap { folder in
            ((try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? [])
                .filter { $0.hasSuffix(".yaml") }.map { "\(root)/\(folder)/\($0)" }
        }
        return paths.sorted()
    }()

    private func form(_ text: String) -> LoginForm? { resolve(text).form }

    @Test(arguments: specs)
    func `Comments, blank lines and quotes change no form`(path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let plain = try #require(form(text))
        for seed in UInt64(1)...4 {
            #expect(form(commented(text, seed)) == plain, "\(path), seed \(seed)")
        }
        #expect(form(quoted(text)) == plain)
    }

    /// Comments and blank lines before some lines that begin an entry: never inside a text of several lines.
    private func commented(_ text: String, _ seed: UInt64) -> String {
        var generator = SplitMix64(seed: seed)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var isInBlock = false
        return lines.flatMap { line -> [Substring] in
            let isTop = line.first?.isLetter == true
            if isTop { isInBlock = text.contains("|\n") || text.contains(">\n") || text.contains("|-") }
            guard isTop || !isInBlock, line.contains(": ") || line.hasSuffix(":") else { return [line] }
            guard isTop || line.drop(while: { $0 == " " }).first?.isLetter == true else { return [line] }
            return generator.next() % 3 == 0 ? ["# a comment: with a colon", "", line] : [line]
        }.joined(separator: "\n")
    }

    /// Single quotes around the ids of elements, which mean what they mean without.
    private func quoted(_ text: String) -> String {
        text.replacing(/(?m)^( *- (?:field|label|button|link|message|image): )(\w+)$/) { "\($0.1)'\($0.2)'" }
    }

    @Test(
        arguments: [
            ("margin: 2", "margin: 3"), ("Log in", "Log on"), ("length: 8..64", "length: 8..65"),
            ("secondFactor: false", "secondFactor: true"), ("systemRed", "systemBlue"), ("'a+'", "'b+'"),
            ("[login]", "[password]"), ("card.width <= 400pt", "card.width <= 401pt"),
        ])
    func `Another value makes another form`(old: String, new: String) throws {
        let text = """
            formc: 1
            form: SignIn
            secondFactor: false
            patterns:
              word: 'a+'
            layout:
              margin: 2
              constraints:
                - card.width <= 400pt
            body:
              - stack: card
                body:
                  - label: title
                    text: Log in
                    color: systemRed
                  - field: login
                    rules: [{ matches: word }]
                  - field: password
                    rules: [{ length: 8..64 }]
              - button: go
            submit:
              check:
                - require: [login]
                  error: Enter it
            """
        let before = try #require(form(text))
        #expect(text.contains(old))
        #expect(form(text.replacingOccurrences(of: old, with: new)) != before)
        #expect(form(text) == before)
    }

    @Test func `An origin leads from the use to the definition`() throws {
        let annotated = AnnotatedSource(
            """
            formc: 1
            form: A
            colors:
              brand: ↓'#112233'
            patterns:
              word: ↓'a+'
            body:
              - label: title
                text: Hello
                color: ↓brand
              - field: name
                rules: [{ matches: ↓word }]
            """)
        let form = try #require(resolve(annotated.text).form)
        let color = try #require(form.allElements.first?.appearance.foreground)
        let text = Array(annotated.text.utf8)
        func written(_ span: Span) -> String { String(decoding: text[span.range], as: UTF8.self) }
        #expect(color.origin.chain.map(written) == ["brand", "'#112233'"])
        guard case .matches(let pattern)? = form.fields.first?.field.rules.first?.condition else {
            Issue.record("no pattern")
            return
        }
        #expect(pattern.origin.chain.map(written) == ["word", "'a+'"])
        #expect(form.layout.margin.origin.chain.isEmpty)
    }
}
