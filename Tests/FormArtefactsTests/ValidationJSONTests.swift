import FormArtefacts
import FormModel
import Foundation
import Testing

/// The page of the format tells every key.
struct ValidationJSONTests {
    private static let format = Specs.root
        .appendingPathComponent("Sources/FormArtefacts/Formats/validation-json.md")

    private static let withEverything = """
        formc: 1
        form: Everything
        language: en
        keyboard: { dismiss: [tapOutside, drag] }
        body:
          - field: email
            initial: ' ada '
            focusFirst: true
            keepFocusWhileEmpty: true
            clear: true
            returnKey: next
            hint: Yours
            rules: [required: true, { atLeast: { letters: 1 } }, { not: { contains: '[x]' } }]
            examples: { accept: [ada@example.com] }
          - field: password
            for: newPassword
            clearOnRejection: true
            visible: { notEmpty: email }
            error: { shown: none }
            rules: [{ anyOf: [length: 1..3, oneOf: [abcd]] }, { differs: email }, { allowed: [letters, '-'] }]
          - toggle: terms
            text: I agree
            required: true
          - label: legal
            text: See {terms}
            links:
              terms: { title: the terms, action: { open: 'https://example.com' } }
          - message: problem
            visible: { states: [rejected, failed] }
          - button: go
            title: Go
            action: submit
            enabled: whenFilled
          - provider: google
        submit:
          check:
            - require: [email]
              error: Enter it
          rejected: No
          failed: Nothing came
          errors:
            taken: { field: email, text: Taken }
          stub: { email: ada, password: abc }
          request:
            url: https://example.com
            send: { email: $email, terms: $terms, fixed: 7 }
            status: 201
            accepts: { code: '0' }
          succeeded:
            - push: Next
              pass: { who: email }
            - alert: { title: Hi, message: 'Hello {email}', whenEmpty: { email: Hello } }
            - custom: done
        session:
          read: data.session
          check: { url: 'https://example.com', send: { session: $session } }
        states:
          rejected:
            go: { title: Again, hidden: false, enabled: true, action: { custom: again } }
        """

    @Test func everyKeyIsDocumented() throws {
        let format = try String(contentsOf: Self.format, encoding: .utf8)
        for text in try Specs.paths.map({ try Specs.text(at: $0) }) + [Self.withEverything] {
            let json = try Artefact.text("validation-json", Specs.compile(text))
            let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
            let languages = Set((object as? [String: Any])?["languages"] as? [String] ?? [])
            let keys = Self.keys(object, in: "").subtracting(languages)
            #expect(keys.filter { !format.contains("`\($0)`") && !format.contains("\"\($0)\"") } == [])
        }
    }

    /// But for names that the spec chooses: parameters, ids of fields, names of links and paths in replies.
    private static func keys(_ value: Any, in key: String) -> Set<String> {
        if let items = value as? [Any] { return items.reduce(into: []) { $0.formUnion(keys($1, in: key)) } }
        guard let members = value as? [String: Any] else { return [] }
        let isNamed = ["send", "stub", "others", "pass", "accepts", "links"].contains(key)
        return members.reduce(into: isNamed ? [] : Set(members.keys)) {
            $0.formUnion(keys($1.value, in: isNamed ? "" : $1.key))
        }
    }

    @Test func `Every kind of rule has its row on the page`() throws {
        let format = try String(contentsOf: Self.format, encoding: .utf8)
        let kinds = format.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .compactMap { $0.split(separator: "|").first }
        for kind in RuleKind.allCases {
            #expect(kinds.contains { $0.contains("`\(kind.rawValue)`") }, "\(kind)")
        }
    }

    @Test func theVersionIsThatOfThePage() throws {
        let json = try Artefact.text("validation-json", Specs.compile(Self.withEverything))
        let format = try String(contentsOf: Self.format, encoding: .utf8)
        let version = try #require(format.firstMatch(of: /^# `validation-json`, version ([0-9]+)/)?.output.1)
        #expect(json.hasPrefix("{\n  \"version\": \(version),\n"))
    }
}
