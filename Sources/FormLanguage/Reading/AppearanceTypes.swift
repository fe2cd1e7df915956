import FormDiagnostics
import FormModel
import FormSource
import FormSyntax

extension ValueType where Value == ColorName {
    static let color: ValueType<ColorName> = ValueType<ColorName>(
        "a color such as `systemRed` or `'#FF153C'`",
        schema: .pattern("^([A-Za-z][A-Za-z0-9_]*|#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?)$")
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, ValueType.color.expected) }
        let text = scalar.value
        if isIdentifier(text) || parseHexColor(text) != nil { return ColorName(text: text) }
        let meant = doubledDigits(text)
        reader.report(
            Diagnostic(
                ShapeDiagnostics.malformedColor, "`\(text)` is not a color", at: node.writtenSpan,
                help: [
                    meant.map { "write `\($0)`" }
                        ?? "write a name, or six or eight hexadecimal digits in quotes such as `'#FF153C'`"
                ],
                fixes: meant.map { [Fix("write `\($0)`", .safe, [.init(node.writtenSpan, $0)])] } ?? []))
        return nil
    }
}

/// `'#112233'` for the short form `#123` that CSS has.
private func doubledDigits(_ text: String) -> String? {
    let digits = text.dropFirst()
    guard text.first == "#", [3, 4].contains(digits.count),
        digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return "'#" + digits.map { "\($0)\($0)" }.joined() + "'"
}

/// A color as written: a name or hexadecimal components.
package struct ColorName: Sendable {
    /// The color as written, without quotes.
    package var text: String
}

/// `#RRGGBB` or `#RRGGBBAA` as `0xRRGGBBAA`.
package func parseHexColor(_ text: String) -> UInt32? {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count) else { return nil }
    let digits = text.dropFirst()
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let value = UInt32(digits, radix: 16) else {
        return nil
    }
    return digits.count == 8 ? value : value << 8 | 0xFF
}

extension ValueType where Value == Double {
    /// Points, as a bare number or with the unit: for strokes, shadows and type sizes, which no system spacing measures.
    static func points(_ range: ClosedRange<Double>, _ expected: String) -> ValueType {
        let schema = JSONText.anyOf([.type("number"), .pattern("^-?(0|[1-9][0-9]*)(\\.[0-9]+)?pt$")])
        return ValueType(expected, schema: schema) { node, reader in
            guard let scalar = node.scalar else { return reader.typeMismatch(node, expected) }
            let written =
                scalar.value.hasSuffix("pt")
                ? parseDecimal(scalar.value.dropLast(2)) : reader.decimal(node, expected: expected)
            guard let value = written else {
                return scalar.value.hasSuffix("pt") ? reader.typeMismatch(node, expected) : nil
            }
            return reader.check(value, within: range, node, expected: expected) ? value : nil
        }
    }
}

extension ValueType where Value == String {
    /// `UIFont.TextStyle` by its Swift name.
    static let textStyle: ValueType<String> = ValueType<String>.choice(
        textStyleNames.map { ($0, $0) }, "a text style such as `headline`",
        or: { text in
            let size = text.hasSuffix("pt") ? text.dropLast(2) : text[...]
            return parseDecimal(size).map { "`font: { size: \(plainNumber($0)) }` for a fixed size" }
        })
}

let textStyleNames = [
    "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
    "caption1", "caption2",
]
