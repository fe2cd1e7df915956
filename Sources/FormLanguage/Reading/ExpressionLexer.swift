import FormModel
import FormSource
import FormSyntax

/// A token of a constraint or size string.
struct ExpressionToken {
    enum Kind: Equatable {
        case name(String)
        case number(Double)
        /// A number with the unit `pt`.
        case points(Double)
        case symbol(String)
        /// Something that has no place in an expression.
        case unknown(String)
    }

    var kind: Kind
    var span: Span
}

/// Cuts a constraint or size string into tokens with their places in the spec.
struct ExpressionLexer {
    private let scalar: YAMLScalar
    private let bytes: [UInt8]
    private var index = 0

    init(_ scalar: YAMLScalar) {
        self.scalar = scalar
        bytes = Array(scalar.value.utf8)
    }

    mutating func tokens() -> [ExpressionToken] {
        var tokens: [ExpressionToken] = []
        while let token = next() { tokens.append(token) }
        return tokens
    }

    /// Where the string ends in the spec; an empty span.
    var end: Span { scalar.sourceSpan(ofUTF8: bytes.count..<bytes.count) }

    private mutating func next() -> ExpressionToken? {
        while index < bytes.count, [0x20, 0x09, 0x0A].contains(bytes[index]) { index += 1 }
        guard index < bytes.count else { return nil }
        let start = index
        let kind = takeKind()
        return ExpressionToken(kind: kind, span: scalar.sourceSpan(ofUTF8: start..<index))
    }

    private mutating func takeKind() -> ExpressionToken.Kind {
        let byte = bytes[index]
        if isLetter(byte) { return .name(take { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }) }
        if isDigit(byte) { return takeNumber() }
        let pair = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
        if ["<=", ">=", "=="].contains(pair) {
            index += 2
            return .symbol(pair == "==" ? "=" : pair)
        }
        if "=.*/+-@".utf8.contains(byte) {
            index += 1
            return .symbol(String(Character(Unicode.Scalar(byte))))
        }
        return .unknown(takeCharacter())
    }

    private mutating func takeNumber() -> ExpressionToken.Kind {
        let text = take { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
        if let value = parseDecimal(text[...]) { return .number(value) }
        if text.hasSuffix("pt"), let value = parseDecimal(text.dropLast(2)) { return .points(value) }
        return .unknown(text)
    }

    private mutating func takeCharacter() -> String {
        let rest = String(decoding: bytes[index...], as: UTF8.self)
        let character = String(rest.prefix(1))
        index += max(1, character.utf8.count)
        return character
    }

    private mutating func take(while isPart: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, isPart(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}

private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
