import FormDiagnostics
package import FormModel
import FormSource
import FormSyntax

/// A pattern where it is written: a name from `patterns`, or a regular expression in place.
package struct PatternSyntax: Sendable {
    /// The text with its place.
    package var source: PatternSource
    /// A value that looks like a name is one.
    package var isName: Bool
}

extension ValueType where Value == PatternSyntax {
    /// A regular expression, never a name.
    static let regularExpression: ValueType<PatternSyntax> = ValueType<PatternSyntax>(
        "a regular expression in single quotes", schema: .type(["string", "number", "boolean"])
    ) { node, reader in
        reader.pattern(node, expected: "a regular expression in single quotes").map {
            PatternSyntax(source: $0, isName: false)
        }
    }

    /// A name from `patterns` or a regular expression.
    static let pattern: ValueType<PatternSyntax> = ValueType<PatternSyntax>(
        "the name of a pattern, or a regular expression in single quotes",
        schema: .type(["string", "number", "boolean"])
    ) { node, reader in
        reader.pattern(node, expected: ValueType.pattern.expected).map {
            PatternSyntax(source: $0, isName: isIdentifier($0.text))
        }
    }
}

extension Reader {
    fileprivate mutating func pattern(_ node: YAMLNode, expected: String) -> PatternSource? {
        guard let scalar = node.scalar, !scalar.value.isEmpty else { return typeMismatch(node, expected) }
        reportConsumedEscapes(scalar)
        var offset = 0
        let spans = scalar.value.unicodeScalars.map { character in
            let range = offset..<offset + UTF8.width(character)
            offset = range.upperBound
            return scalar.sourceSpan(ofUTF8: range)
        }
        return PatternSource(text: scalar.value, span: node.writtenSpan, scalarSpans: spans)
    }

    /// Escapes that YAML's double quotes take for something else than a regular expression does.
    private mutating func reportConsumedEscapes(_ scalar: YAMLScalar) {
        for escape in scalar.escapes {
            guard let letter = escape.text.dropFirst().first, let taken = consumed[letter] else { continue }
            report(
                Diagnostic(
                    ShapeDiagnostics.consumedEscape,
                    "YAML reads `\(escape.text)` in double quotes as \(taken)", at: escape.span,
                    help: ["put the pattern in single quotes, where a backslash is a backslash"]))
        }
    }
}

private let consumed: [Character: String] = [
    "b": "a backspace", "P": "a paragraph separator", "N": "a next-line character", "_": "a no-break space",
    "L": "a line separator", "v": "a vertical tab", "0": "a null character", "e": "an escape character",
    "a": "a bell character",
]

extension ValueType where Value == CharacterSet {
    /// `letters`, `"-_"` or a list of these.
    static let characterSet: ValueType<CharacterSet> = ValueType<CharacterSet>(
        "character classes and characters such as `[letters, digits, '-_']`",
        schema: .anyOf([
            .reference("characters"),
            JSONText.list(of: .reference("characters")).adding([("minItems", .number(1))]),
        ])
    ) { node, reader in
        guard let items = node.items ?? node.scalar.map({ _ in [node] }), !items.isEmpty else {
            return reader.typeMismatch(node, characterSet.expected)
        }
        var set = CharacterSet(classes: [], literals: [])
        var isComplete = true
        for item in items { isComplete = reader.addCharacters(of: item, to: &set) && isComplete }
        return isComplete ? set : nil
    }

    static let charactersDefinition = JSONText.anyOf([
        .choice(CharacterSet.Class.allCases.map(\.rawValue)), .type(["string", "integer"]),
    ])
}

extension Reader {
    fileprivate mutating func addCharacters(of node: YAMLNode, to set: inout CharacterSet) -> Bool {
        guard let text = read(.string, node) else { return false }
        return addCharacters(text, at: node.writtenSpan, to: &set)
    }

    /// Adds a class by its name, or the characters of the text.
    fileprivate mutating func addCharacters(_ text: String, at span: Span, to set: inout CharacterSet) -> Bool
    {
        if let known = CharacterSet.Class(rawValue: text) {
            set.classes.append(known)
            return true
        }
        let names = CharacterSet.Class.allCases.map(\.rawValue)
        // Nobody lists letters that nearly spell the name of a class.
        if text.count > 3, isIdentifier(text), !nearestNames(to: text, among: names).isEmpty {
            reportUnknownValue(text, at: span, among: names)
            return false
        }
        for scalar in text.unicodeScalars where !set.literals.contains(scalar) { set.literals.append(scalar) }
        return true
    }
}

extension ValueType where Value == [ClassCount] {
    /// Numbers by classes and characters: `{ digits: 1, '!@#': 1 }`.
    static let classCounts: ValueType<[ClassCount]> = {
        let counts = ValueType<NamedEntries<Int>>.dictionary(
            of: .integer(1...1000, "a number of characters from 1"),
            "a map from character classes to numbers such as `{ digits: 1 }`")
        return ValueType<[ClassCount]>(counts.expected, schema: counts.schema) { node, reader in
            guard let entries = counts.read(node, &reader) else { return nil }
            let known = entries.compactMap { entry -> ClassCount? in
                var set = CharacterSet(classes: [], literals: [])
                let isKnown = reader.addCharacters(entry.name.value, at: entry.name.span, to: &set)
                return isKnown ? ClassCount(characters: set, count: entry.value.value) : nil
            }
            return known.isEmpty ? nil : known
        }
    }()
}
