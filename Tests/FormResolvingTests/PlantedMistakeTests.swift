import FormDiagnostics
import FormModel
import FormSource
import Foundation
import Testing

/// One mistake, planted at each key of each seed in turn, gives one report, where it stands.
struct PlantedMistakeTests {
    /// A line `key: value` of a spec, perhaps after a dash.
    struct Line {
        var number: Int
        var indent: String
        var key: String
        var value: String
        /// Whether the key is the user's own word: a pattern, a color, a language, a field of a map.
        var isOwnWord: Bool
    }

    static let ways = ["misspelled", "list", "map", "empty"]

    @Test(arguments: seeds.map(\.name), ways)
    func `One planted mistake gives one report`(seed: String, way: String) throws {
        let text = try #require(seeds.first { $0.name == seed }).text
        let lines = text.components(separatedBy: "\n")
        for line in lines.indices.compactMap({ parsed(lines, $0) }) {
            guard let wrong = planted(line, way) else { continue }
            var changed = lines
            changed[line.number] = wrong
            let broken = changed.joined(separator: "\n")
            let (form, diagnostics) = resolve(broken)
            let errors = diagnostics.filter { $0.severity == .error }
            #expect(errors.count == 1, "\(wrong): \(summary(errors, in: broken))")
            guard !line.isOwnWord, let error = errors.first else { continue }
            let place = SourceFile(name: "", text: broken).position(at: error.primary.span.lower)
            #expect(place.line == line.number + 1, "\(wrong): \(summary(errors, in: broken))")
            if ["rules", "matches", "anyOf", "required"].contains(line.key) {
                let fields = (form?.fields ?? []).filter {
                    $0.element.span.range.contains(error.primary.span.lower)
                }
                let claims = fields.flatMap { $0.field.examples.accept.map(\.value) }
                #expect(claims == [], "\(wrong): nobody knows what a field with mistakes accepts")
            }
        }
    }

    private func planted(_ line: Line, _ way: String) -> String? {
        switch way {
        case "misspelled": "\(line.indent)\(line.key)x: \(line.value)"
        case "list": line.value.isEmpty ? nil : "\(line.indent)\(line.key): [[1]]"
        case "map":
            // A map from the user's own words to values takes any key.
            line.value.isEmpty || ["send", "accepts", "stub", "pass"].contains(line.key)
                ? nil : "\(line.indent)\(line.key): { zz: 1 }"
        default: line.value.isEmpty ? nil : "\(line.indent)\(line.key):"
        }
    }

    private func parsed(_ lines: [String], _ number: Int) -> Line? {
        guard
            let match = lines[number].wholeMatch(
                of: /(\s*(?:- )?)([A-Za-z_0-9]+):(?: +([^#]\S*.*?))?(?: +#.*)?/)
        else { return nil }
        let parent = lines[..<number].last { !$0.hasPrefix(" ") && !$0.hasPrefix("#") } ?? ""
        return Line(
            number: number, indent: String(match.1), key: String(match.2), value: String(match.3 ?? ""),
            isOwnWord: ["colors:", "patterns:"].contains(parent) && lines[number].hasPrefix("  "))
    }

    @Test func `A color and a pattern that the spec does not have are reported once`() {
        let text = """
            formc: 1
            form: A
            body:
              - field: name
                color: brand
                rules:
                  - matches: letters
                    error: Use letters
              - field: nick
                color: brand
                background: brand
                rules:
                  - matches: letters
                    error: Use letters
            """
        let diagnostics = resolve(text).diagnostics
        #expect(diagnostics.map(\.kind.code) == ["F0216", "F0206"], "\(summary(diagnostics, in: text))")
        #expect(diagnostics.map(\.secondary.count) == [2, 1])
    }
}
