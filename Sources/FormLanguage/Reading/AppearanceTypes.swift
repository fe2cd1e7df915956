import FormDiagnostics
package import FormModel
import FormSource
import FormSyntax

extension ValueType where Value == ColorName {
    static let color: ValueType<ColorName> = ValueType<ColorName>(
        "a colour such as `systemRed` or `'#FF153C'`",
        schema: .pattern("^([A-Za-z][A-Za-z0-9_]*|#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?)$")
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, ValueType.color.expected) }
        let text = scalar.value
        if isIdentifier(text) || parseHexColor(text) != nil { return ColorName(text: text) }
        let meant = doubledDigits(text)
        reader.report(
            Diagnostic(
                ShapeDiagnostics.malformedColor, "`\(text)` is not a colour", at: node.place,
                help: [
                    meant.map { "write `\($0)`" }
                        ?? "write a name, or six or eight hexadecimal digits in quotes such as `'#FF153C'`"
                ],
                fixes: meant.map { [Fix("write `\($0)`", .safe, [.init(node.place, $0)])] } ?? []))
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

/// A colour as written: a name or hexadecimal components.
package struct ColorName {
    /// Without quotes.
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
        let schema = JSON.anyOf([.type("number"), .pattern("^-?(0|[1-9][0-9]*)(\\.[0-9]+)?pt$")])
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

/// A font as written: a text style, or settings.
package enum FontSyntax {
    case style(String)
    case settings(Entry)
}

extension ValueType where Value == FontSyntax {
    static let font: ValueType<FontSyntax> = ValueType<FontSyntax>.shaped(
        "a text style such as `headline`, or `{ size, weight, family }`",
        scalar: ValueType<String>.textStyle.map { .style($0) },
        map: ValueType<Entry>.map(FontKeys.section, "font", "a map of `size`, `weight`, `family`").map {
            .settings($0)
        })
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

/// What a field's `border` says: a style of the field itself or a stroke around it.
package enum BorderSyntax {
    case style(FieldBorder)
    case stroke(Entry)
}

extension ValueType where Value == BorderSyntax {
    static let fieldBorder: ValueType<BorderSyntax> = ValueType<BorderSyntax>.shaped(
        "`roundedRect`, `none`, `line`, or `{ color, width }`",
        scalar: ValueType<FieldBorder>.choice().map { .style($0) },
        map: ValueType<Entry>.map(BorderKeys.section, "border", "a map of `color`, `width`").map {
            .stroke($0)
        })
}

/// Insets as written: one length for both sides, or one each.
package enum InsetSyntax {
    case both(Length)
    case sides(Entry)
}

extension ValueType where Value == InsetSyntax {
    static let inset: ValueType<InsetSyntax> = ValueType<InsetSyntax>.shaped(
        "a length, or `{ leading, trailing }`",
        scalar: ValueType<Length>.length.map { .both($0) },
        map: ValueType<Entry>.map(InsetKeys.section, "inset", "a map of `leading`, `trailing`").map {
            .sides($0)
        })

    static let padding: ValueType<InsetSyntax> = ValueType<InsetSyntax>.shaped(
        "a length, or `{ top, leading, bottom, trailing }`",
        scalar: ValueType<Length>.length.map { .both($0) },
        map: ValueType<Entry>.map(
            PaddingKeys.section, "padding", "a map of `top`, `leading`, `bottom`, `trailing`"
        ).map { .sides($0) })
}

/// A priority for both axes, or one for each.
package enum PrioritySyntax {
    case both(Double)
    case axes(Entry)
}

extension ValueType where Value == PrioritySyntax {
    static let axisPriorities: ValueType<PrioritySyntax> = ValueType<PrioritySyntax>.shaped(
        "a priority from 1 to 1000, or `{ horizontal, vertical }`",
        scalar: ValueType<Double>.priority.map { .both($0) },
        map: ValueType<Entry>.map(
            AxisPriorityKeys.section, "axisPriorities", "a map of `horizontal`, `vertical`"
        ).map { .axes($0) })
}
