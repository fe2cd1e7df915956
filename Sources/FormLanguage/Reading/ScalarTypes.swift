import FormDiagnostics
import FormModel
import FormSource
package import FormSyntax

extension ValueType where Value == Bool {
    static let bool: ValueType<Bool> = ValueType<Bool>("`true` or `false`", schema: .type("boolean")) {
        node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, ValueType.bool.expected) }
        if case .bool(let value) = scalar.resolved { return value }
        guard let meant = booleanSpelling[scalar.value.lowercased()] else {
            return reader.typeMismatch(node, ValueType.bool.expected)
        }
        reader.report(
            Diagnostic(
                ShapeDiagnostics.booleanSpelling, "`\(scalar.value)` is a string, not a boolean",
                at: node.writtenSpan,
                notes: ["in YAML 1.2 only `true` and `false` are booleans"],
                help: ["write `\(meant)`"],
                fixes: [Fix("write `\(meant)`", .safe, [.init(node.writtenSpan, "\(meant)")])]))
        return nil
    }
}

private let booleanSpelling = [
    "yes": true, "no": false, "on": true, "off": false, "y": true, "n": false, "true": true, "false": false,
]

extension ValueType where Value == Double {
    /// A decimal number within bounds.
    static func number(_ range: ClosedRange<Double>, _ expected: String) -> ValueType {
        let schema = JSONText.type("number").adding(boundsMembers(range))
        return ValueType(expected, schema: schema) { node, reader in
            guard let value = reader.decimal(node, expected: expected) else { return nil }
            return reader.check(value, within: range, node, expected: expected) ? value : nil
        }
    }

    static let priority: ValueType<Double> = number(1...1000, "a priority from 1 to 1000")
}

extension ValueType where Value == Int {
    static func integer(_ range: ClosedRange<Int>, _ expected: String) -> ValueType {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return ValueType(expected, schema: JSONText.type("integer").adding(boundsMembers(bounds))) {
            node, reader in
            guard let value = reader.decimal(node, expected: expected) else { return nil }
            guard let whole = Int(exactly: value) else { return reader.typeMismatch(node, expected) }
            return reader.check(value, within: bounds, node, expected: expected) ? whole : nil
        }
    }
}

extension ValueType where Value == Int {
    /// The most lines that a text may take.
    static let lines: ValueType<Int> = integer(0...1000, "a number of lines, 0 for no limit")
}

/// Bounds as the JSON Schema says them; huge ones stand for none.
private func boundsMembers(_ range: ClosedRange<Double>) -> [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = [("minimum", .number(range.lowerBound))]
    if range.upperBound < 1_000_000 { members.append(("maximum", .number(range.upperBound))) }
    return members
}

extension ValueType where Value == String {
    /// The scalar's text as written, whatever YAML takes it for: `0123` and `No` stay.
    static let string: ValueType<String> = ValueType<String>(
        "text", schema: .type(["string", "number", "boolean"])
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, "text") }
        return scalar.value
    }

    /// A name in the spec: of an element, a pattern, a color.
    static let identifier: ValueType<String> = ValueType<String>(
        "a name of letters, digits and `_`", schema: .pattern("^[A-Za-z][A-Za-z0-9_]*$")
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, "a name") }
        if isIdentifier(scalar.value) { return scalar.value }
        reader.report(
            Diagnostic(
                NameDiagnostics.malformedName, "`\(scalar.value)` is not a name", at: node.writtenSpan,
                help: ["write a letter followed by letters, digits and `_`, such as `userName`"]))
        return nil
    }

    /// The id of an element. Whether there is one is for the resolver to say.
    static let reference: ValueType<String> = ValueType<String>(
        "the id of an element", schema: .pattern("^[A-Za-z][A-Za-z0-9_]*$")
    ) {
        node, reader in
        guard let scalar = node.scalar, !scalar.value.isEmpty else {
            return reader.typeMismatch(node, "the id of an element")
        }
        return scalar.value
    }

    /// A text that may not be empty and stands for something outside the spec.
    static func external(_ expected: String) -> ValueType {
        let schema = JSONText.type(["string", "number", "boolean"]).adding([("minLength", .number(1))])
        return ValueType(expected, schema: schema) { node, reader in
            guard let scalar = node.scalar, !scalar.value.isEmpty else {
                return reader.typeMismatch(node, expected)
            }
            return scalar.value
        }
    }
}

extension ValueType where Value == String {
    /// A whole address, with its scheme.
    static func address(_ expected: String) -> ValueType {
        let text = external(expected)
        return ValueType(expected, schema: text.schema) { node, reader in
            guard let address = text.read(node, &reader) else { return nil }
            if !hasScheme(address) { reader.reportRelative(address, at: node.writtenSpan) }
            return address
        }
    }
}

/// Whether a text begins like `https:`; by RFC 3986 a letter and then letters, digits, `+`, `-` and `.`.
private func hasScheme(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")), let first = address.utf8.first,
        isASCIILetter(first)
    else { return false }
    return address.utf8[..<colon].allSatisfy {
        isASCIILetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
    }
}

extension Reader {
    fileprivate mutating func reportRelative(_ address: String, at span: Span) {
        let path = address.drop { $0 == "/" }
        let host = path.prefix { $0 != "/" }
        let whole =
            address.hasPrefix("/") || !host.contains(".") ? "https://example.com/\(path)" : "https://\(path)"
        report(
            Diagnostic(
                ShapeDiagnostics.relativeAddress, "`\(address)` is not a complete URL", at: span,
                help: ["write it with its scheme, such as `\(whole)`"]))
    }
}

/// Whether a text is a letter followed by letters, digits and `_`, all of ASCII: a name in the spec.
package func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, isASCIILetter(first) else { return false }
    return text.utf8.allSatisfy { isASCIILetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
}

private func isASCIILetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}

extension ValueType where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the names of an enumeration.
    static func choice(_ expected: String? = nil) -> ValueType {
        .choice(Value.allCases.map { ($0.rawValue, $0) }, expected)
    }
}

extension ValueType where Value: Sendable {
    /// One of several words.
    /// - Parameter other: What else the key takes, for a value that is none of the words.
    static func choice(
        _ cases: [(name: String, value: Value)], _ expected: String? = nil,
        or other: (@Sendable (String) -> String?)? = nil
    ) -> ValueType {
        let names = cases.map(\.name)
        let phrase = expected ?? (names.count <= 6 ? quoted(names) : "one of \(names.count) names")
        return ValueType(phrase, schema: .choice(names)) { node, reader in
            guard let scalar = node.scalar else { return reader.typeMismatch(node, phrase) }
            if let match = cases.first(where: { $0.name == scalar.value }) { return match.value }
            reader.reportUnknownValue(
                scalar.value, at: node.writtenSpan, among: names, or: other?(scalar.value))
            return nil
        }
    }
}

// MARK: Reading numbers

extension Reader {
    /// - Parameter other: What else the key takes beside the names, for the value at hand.
    mutating func reportUnknownValue(
        _ text: String, at span: Span, among names: [String], or other: String? = nil
    ) {
        let synonyms = valuesMeant(by: text, among: names)
        let suggestions = synonyms.isEmpty ? nearestNames(to: text, among: names) : synonyms
        report(
            Diagnostic(
                ShapeDiagnostics.unknownValue, "`\(text)` is not a value of \(subject)", at: span,
                help: [didYouMean(suggestions) ?? (listed(names) + (other.map { ", or \($0)" } ?? ""))],
                fixes: replacement(suggestions, at: span)))
    }

    mutating func check(
        _ value: Double, within range: ClosedRange<Double>, _ node: YAMLNode, expected: String
    ) -> Bool {
        if range.contains(value) { return true }
        report(
            Diagnostic(
                ShapeDiagnostics.outOfRange, "\(subject) is out of range", at: node.writtenSpan,
                help: ["write \(expected)"]))
        return false
    }

    /// A number in decimal spelling.
    mutating func decimal(_ node: YAMLNode, expected: String) -> Double? {
        guard let scalar = node.scalar, !scalar.isQuoted else { return typeMismatch(node, expected) }
        if let value = parseDecimal(scalar.value[...]) { return value }
        guard looksLikeNumber(scalar) else { return typeMismatch(node, expected) }
        report(
            Diagnostic(
                ShapeDiagnostics.numberSpelling, "`\(scalar.value)` is not a plain decimal number",
                at: node.writtenSpan,
                help: ["write \(expected), in digits without leading zeros, signs, `_` or exponents"]))
        return nil
    }

    private func looksLikeNumber(_ scalar: YAMLScalar) -> Bool {
        if case .string(let text) = scalar.resolved {
            return text.utf8.allSatisfy { (0x30...0x39).contains($0) || "_:.,+-".utf8.contains($0) }
        }
        return scalar.resolved != .bool(true) && scalar.resolved != .bool(false)
    }
}

/// The number that digits spell, with a minus sign and a fraction at most; nil for anything else.
func parseDecimal(_ text: Substring) -> Double? {
    let digits = text.first == "-" ? text.dropFirst() : text
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard let whole = parts.first, areDigits, whole == "0" || whole.first != "0" else { return nil }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
}

extension ValueType where Value == LiteralSyntax {
    /// A scalar that keeps what YAML takes it for.
    static let literal: ValueType<LiteralSyntax> = ValueType<LiteralSyntax>(
        "text", schema: .type(["string", "number", "boolean"])
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, "text") }
        return LiteralSyntax(text: scalar.value, resolved: scalar.resolved)
    }
}

/// A scalar as written, and what it means by YAML's core schema.
package struct LiteralSyntax: Sendable {
    /// Quotes and escapes undone.
    package var text: String
    /// The value by YAML's core schema; quoted text is a string.
    package var resolved: YAMLValue
}
