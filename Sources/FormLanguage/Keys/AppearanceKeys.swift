package import FormModel
package import FormSource
import FormSyntax

/// The keys of a stroke.
package struct BorderKeys: Sendable {
    @Key(
        "color", ValueType<ColorName>.color, "Color of the stroke.", isRequired: true)
    package var color
    @Key(
        "width", ValueType<Double>.points(0...100, "a width in points such as `1pt`"),
        "Width of the stroke in points.", default: "`1pt`")
    package var width
    static let table = KeyTable(
        "border", "a border", "A stroke around an element.", BorderKeys(),
        keys: [.at(\.$color), .at(\.$width)])
}

/// The keys of a shadow.
package struct ShadowKeys: Sendable {
    @Key(
        "color", ValueType<ColorName>.color, "Color of the shadow.", default: "`black`")
    package var color
    @Key(
        "opacity", ValueType<Double>.number(0...1, "an opacity from 0 to 1"), "0 is none, 1 is full.",
        default: "`0.2`")
    package var opacity
    @Key(
        "radius", ValueType<Double>.points(0...1000, "a radius in points such as `4`"), "Blur, in points.",
        default: "`3`")
    package var radius
    @Key(
        "x", ValueType<Double>.points(-1000...1000, "an offset in points such as `2`"),
        "Offset to the right, in points.", default: "`0`")
    package var x
    @Key(
        "y", ValueType<Double>.points(-1000...1000, "an offset in points such as `2`"),
        "Offset downwards, in points.", default: "`2`")
    package var y
    static let table = KeyTable(
        "shadow", "a shadow", "The shadow of an element.",
        ShadowKeys(), keys: [.at(\.$color), .at(\.$opacity), .at(\.$radius), .at(\.$x), .at(\.$y)])
}

/// The keys of a font.
package struct FontKeys: Sendable {
    @Key(
        "style", ValueType<String>.textStyle, "A text style, which follows Dynamic Type.")
    package var style
    @Key(
        "size", ValueType<Double>.points(1...500, "a type size in points such as `16`"),
        "A fixed size in points, which does not follow Dynamic Type.")
    package var size
    @Key("weight", ValueType<FontWeight>.choice(), "Weight.", default: "`regular`")
    package var weight
    @Key(
        "family", ValueType<String>.external("the name of a font family"), "Font family; needs `size`.",
        default: "the system font")
    package var family
    static let table = KeyTable(
        "font", "a font", "A text style, or a size with a weight and a family.",
        FontKeys(), keys: [.at(\.$style), .at(\.$size), .at(\.$weight), .at(\.$family)],
        alternatives: [["style", "size"]])
}

/// A font as written: a text style, or settings.
package enum FontSyntax: Sendable {
    case style(String)
    case settings(FontKeys)
}

extension ValueType where Value == FontSyntax {
    static let font: ValueType<FontSyntax> = ValueType<FontSyntax>.shaped(
        "a text style such as `headline`, or `{ size, weight, family }`",
        scalar: ValueType<String>.textStyle.map { .style($0) },
        map: ValueType<FontKeys>.map(FontKeys.table, "font", "a map of `size`, `weight`, `family`").map {
            .settings($0)
        })
}

/// How an element looks, as written. Each kind of map has some of these keys.
package struct AppearanceKeys: Sendable {
    @Key("background", ValueType<ColorName>.color, "Color of the background.")
    package var background
    @Key("color", ValueType<ColorName>.color, "Color of text or icon.")
    package var color
    @Key(
        "border", ValueType<BorderKeys>.map(BorderKeys.table, "border", "a map of `color`, `width`"),
        "A stroke around it.")
    package var border
    @Key(
        "cornerRadius", ValueType<Length>.radius, "Radius of the corners, in points.")
    package var cornerRadius
    @Key(
        "shadow",
        ValueType<ShadowKeys>.map(
            ShadowKeys.table, "shadow", "a map of `color`, `opacity`, `radius`, `x`, `y`"),
        "Its shadow; numbers are points.")
    package var shadow
    @Key(
        "font", ValueType<FontSyntax>.font, "A text style, or `{ size, weight, family }`.", default: "`body`")
    package var font
    @Key(
        "style", ValueType<String>.textStyle, "Short for a `font` that is a text style.")
    package var style
    @Key(
        "underline", ValueType<Bool>.bool, "The text is underlined.", default: "`false`")
    package var underline

    /// What may change while a condition holds: `whenFocused` and its like.
    static let conditional = KeyTable(
        "conditionalAppearance", "an appearance", "What looks different while a condition holds.",
        AppearanceKeys(),
        keys: [
            .at(\.$background), .at(\.$color), .at(\.$border), .at(\.$cornerRadius), .at(\.$shadow),
            .at(\.$font), .at(\.$underline),
        ])

    /// The keys of every element, without the border, which a field has of another type.
    static let ofElements: [KeyPlace<AppearanceKeys>] = [
        .at(\.$background), .at(\.$color), .at(\.$cornerRadius), .at(\.$shadow),
    ]

    /// The keys of elements that show text.
    static let ofText: [KeyPlace<AppearanceKeys>] = [.at(\.$font), .at(\.$underline)]
}
