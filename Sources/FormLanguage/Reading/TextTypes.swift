package import FormDiagnostics
import FormModel
package import FormSource
import FormSyntax

/// A text that a person reads as written: in the base language, or in several.
package struct TextSyntax: Sendable {
    /// The text in one language.
    package struct Part: Sendable {
        /// Nil for the base language.
        package var locale: Located<String>?
        /// The string with the place where it is written.
        package var string: Located<String>
    }

    /// The parts in the order of the spec; at least one.
    package var parts: [Part]
    /// The whole value.
    package var span: Span
}

extension ValueType where Value == TextSyntax {
    static let text: ValueType<TextSyntax> = ValueType<TextSyntax>(
        "a string", schema: .reference("text")
    ) { node, reader in
        if let pairs = node.pairs { return reader.translations(pairs, at: node.writtenSpan) }
        guard let string = reader.localizable(node) else { return nil }
        return TextSyntax(parts: [.init(locale: nil, string: string)], span: node.writtenSpan)
    }

    /// What the JSON Schema says of a text.
    static let textDefinition = JSONText.anyOf([
        .type(["string", "number", "boolean"]),
        JSONText.type("object").adding([
            ("propertyNames", .pattern(localePattern)), ("minProperties", .number(1)),
            ("additionalProperties", .type(["string", "number", "boolean"])),
        ]),
    ])
}

let localePattern = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"

/// Whether a text has the shape of a BCP 47 tag: `de`, `zh-Hans`, `pt-BR`.
package func isLocaleTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count) else { return false }
    guard language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    return parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

extension Reader {
    fileprivate mutating func localizable(_ node: YAMLNode) -> Located<String>? {
        guard let scalar = node.scalar else { return typeMismatch(node, "a string") }
        if scalar.trailingCommentLooksLikeText, let comment = scalar.trailingComment {
            report(
                Diagnostic(
                    ShapeDiagnostics.cutText, "the text of \(subject) ends before `#`", at: comment,
                    label: "YAML reads this as a comment",
                    secondary: [.init(node.writtenSpan, "this is the text")],
                    help: ["quote the string if `#` belongs to it, or write a space after `#`"]))
        }
        return Located(scalar.value, node.writtenSpan)
    }

    fileprivate mutating func translations(_ pairs: [YAMLPair], at span: Span) -> TextSyntax? {
        var parts: [TextSyntax.Part] = []
        for pair in pairs where !pair.key.isInvalid {
            guard checkLocale(pair.name, at: pair.key.writtenSpan) else { continue }
            guard let string = read(.localizedString, pair.value) else { continue }
            parts.append(.init(locale: Located(pair.name, pair.key.writtenSpan), string: string))
        }
        return parts.isEmpty ? nil : TextSyntax(parts: parts, span: span)
    }

    fileprivate mutating func checkLocale(_ tag: String, at span: Span) -> Bool {
        guard let mistake = localeMistake(tag, at: span) else { return true }
        report(mistake)
        return false
    }
}

/// What is wrong with a language tag; nil where it is one.
package func localeMistake(_ tag: String, at span: Span) -> Diagnostic? {
    if isLocaleTag(tag) { return nil }
    return Diagnostic(
        NameDiagnostics.malformedLocale, "`\(tag)` is not a language tag", at: span,
        help: ["write a BCP 47 tag such as `en`, `pt-BR` or `zh-Hans`"])
}

extension ValueType where Value == Located<String> {
    static let localizedString: ValueType<Located<String>> = ValueType<Located<String>>(
        "a string", schema: .type(["string", "number", "boolean"])
    ) {
        node, reader in reader.localizable(node)
    }
}

extension ValueType where Value == String {
    static let locale: ValueType<String> = ValueType<String>(
        "a language tag such as `en`", schema: .pattern(localePattern)
    ) {
        node, reader in
        guard let scalar = node.scalar else {
            return reader.typeMismatch(node, "a language tag such as `en`")
        }
        return reader.checkLocale(scalar.value, at: node.writtenSpan) ? scalar.value : nil
    }
}

/// A text that may come with more settings: `caption: Login` or `caption: { text: Login, gap: 11pt }`.
package struct TextOptions<Options: Sendable>: Sendable {
    /// Nil where the map has none, or it could not be read.
    package var text: Located<TextSyntax>?
    /// The map, where one is written.
    package var options: Located<Options>?
}

extension ValueType {
    /// A text, or a map with the keys of a table; a map of languages is a text.
    static func textOr<Options>(
        _ table: @escaping @autoclosure @Sendable () -> KeyTable<Options>, _ name: String,
        text: any KeyPath<Options, Located<TextSyntax>?> & Sendable, _ expected: String
    ) -> ValueType where Value == TextOptions<Options> {
        let schema = JSONText.anyOf([.reference("text"), .reference(name)])
        return ValueType(expected, schema: schema) { node, reader in
            let table = table()
            guard let pairs = node.pairs, !pairs.isEmpty, !isTranslation(pairs, in: table.section) else {
                return reader.read(.text, node).map {
                    TextOptions(text: Located($0, node.writtenSpan), options: nil)
                }
            }
            let options = table.read(pairs, at: node.writtenSpan, &reader)
            return TextOptions(text: options[keyPath: text], options: Located(options, node.writtenSpan))
        }
    }
}

/// Whether the keys of a map are languages and none is a key of the section.
private func isTranslation(_ pairs: [YAMLPair], in section: SectionDescription) -> Bool {
    pairs.allSatisfy { section[$0.name] == nil && isLocaleTag($0.name) }
}
