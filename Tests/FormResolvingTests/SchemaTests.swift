import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormTestSupport
import Foundation
import Testing

/// The JSON Schema judged by an outside validator.
struct SchemaTests {
    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func `The schema accepts the seeds and refuses what the reader refuses`() throws {
        let specs = seeds.map(\.text) + [bankeyOfTheDescription]
        let accepted = specs + ShapeDiagnostics.all.flatMap(\.accepted) + unusual
        let verdicts = try judge(accepted + mutants.map(\.text))
        for (text, verdict) in zip(accepted, verdicts) { #expect(verdict == "valid", "\(text)") }
        for text in unusual { #expect(resolve(text).diagnostics.isEmpty, "\(text)") }
        for (mutant, verdict) in zip(mutants, verdicts.dropFirst(accepted.count)) {
            #expect(verdict == "invalid", "\(mutant.text)")
            // The reader is of the same opinion.
            let diagnostics = resolve(mutant.text).diagnostics
            #expect(diagnostics.map(\.kind.code) == [mutant.code], "\(summary(diagnostics, in: mutant.text))")
        }
    }

    @Test func `The reference has a table for every element and names every key of a field`() {
        let reference = LanguageReference.markdown()
        for kind in [
            "A label", "A field", "A button", "A link", "A message", "A stack", "A divider", "An image",
        ] {
            #expect(reference.contains("## \(kind)\n"))
        }
        for key in ["`keepFocusWhileEmpty`", "`contentType`", "`clearOnRejection`", "`whenInvalid`"] {
            #expect(reference.contains("| \(key) | "))
        }
    }

    private func judge(_ specs: [String]) throws -> [String] {
        let input: [String: Any] = ["schema": FormSchema.jsonSchema(), "specs": specs]
        let output = try Python.run(script, input: JSONSerialization.data(withJSONObject: input))
        return try JSONDecoder().decode([String].self, from: output)
    }

    private let script = """
        import json, sys, yaml, jsonschema
        data = json.load(sys.stdin)
        schema = json.loads(data["schema"])
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        print(json.dumps([
            "valid" if validator.is_valid(yaml.safe_load(text)) else "invalid" for text in data["specs"]]))
        """
}

/// Forms of values that the reader takes although few people write them.
private let unusual: [String] = [
    "    rules: [{ length: '6' }]", "    rules: [{ matches: 12 }]", "    icon: 12",
    "    placeholder: { text: Address, style: body }", "    placeholder: { en: Address, de: Adresse }",
    "    accessories: [{ button: x, icon: y, action: { open: 'mailto:a@example.com' } }]",
].map { "formc: 1\nform: A\nbody:\n  - field: username\n\($0)\n" }

/// Specs with one mistake each that a schema can see, with the reader's code for it.
private let mutants: [(text: String, code: String)] =
    [
        ("titel: Hello", "F0101"), ("layout: { margin: wide }", "F0103"), ("layout: { margin: -1 }", "F0107"),
        ("layout: { margin: 16px }", "F0109"), ("layout: [1]", "F0103"),
        ("keyboard: { avoid: scrol }", "F0108"),
        ("secondFactor: 1", "F0103"), ("background: '#12'", "F0116"), ("language: english", "F0215"),
        ("submit: { check: [{ error: Enter a name }] }", "F0102"), ("session: { store: keychain }", "F0102"),
        ("submit: { request: { url: 'https://example.com', status: 99 } }", "F0107"), ("colors: {}", "F0119"),
        ("purpose: login", "F0108"), ("targets: { landscape: sometimes }", "F0103"),
        ("targets: { ios: 12 }", "F0107"), ("targets: { ios: latest }", "F0103"),
        ("targets: { windows: [{ width: 480 }] }", "F0102"),
    ].map { ("formc: 1\nform: A\n\($0.0)\nbody:\n  - field: username\n", $0.1) }
    + [
        "    keyboard: email": "F0108", "    rules: [{ length: a..b }]": "F0103",
        "    border: thick": "F0108",
        "    shadow: { opacity: 2 }": "F0107", "    rules: [{ required: true, length: 3 }]": "F0114",
        "    accessories: [{ buton: clear, icon: x, action: { clear: username } }]": "F0120",
    ].sorted { $0.key < $1.key }.map {
        ("formc: 1\nform: A\nbody:\n  - field: username\n\($0.key)\n", $0.value)
    }
