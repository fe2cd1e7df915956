package import FormModel
package import FormSource
import FormSyntax

/// The keys of a stroke.
package enum BorderKeys {
    package static let color = Key(
        "color", ValueType<ColorName>.color, "Colour of the stroke.", isRequired: true)
    package static let width = Key(
        "width", ValueType<Double>.points(0...100, "a width in points such as `1pt`"),
        "Width of the stroke in points.", default: "`1pt`")
    package static let section = Section(
        "border", "a border", "A stroke around an element.", keys: [color.erased, width.erased])
}

/// The keys of a shadow.
package enum ShadowKeys {
    package static let color = Key(
        "color", ValueType<ColorName>.color, "Colour of the shadow.", default: "`black`")
    package static let opacity = Key(
        "opacity", ValueType<Double>.number(0...1, "an opacity from 0 to 1"), "0 is none, 1 is full.",
        default: "`0.2`")
    package static let radius = Key(
        "radius", ValueType<Double>.points(0...1000, "a radius in points such as `4`"), "Blur, in points.",
        default: "`3`")
    package static let x = Key(
        "x", ValueType<Double>.points(-1000...1000, "an offset in points such as `2`"),
        "Offset to the right, in points.", default: "`0`")
    package static let y = Key(
        "y", ValueType<Double>.points(-1000...1000, "an offset in points such as `2`"),
        "Offset downwards, in points.", default: "`2`")
    package static let section = Section(
        "shadow", "a shadow", "The shadow of an element.",
        keys: [color.erased, opacity.erased, radius.erased, x.erased, y.erased])
}

/// The keys of a font.
package enum FontKeys {
    package static let style = Key(
        "style", ValueType<String>.textStyle, "A text style, which follows Dynamic Type.")
    package static let size = Key(
        "size", ValueType<Double>.points(1...500, "a type size in points such as `16`"),
        "A fixed size in points, which does not follow Dynamic Type.")
    package static let weight = Key("weight", ValueType<FontWeight>.choice(), "Weight.", default: "`regular`")
    package static let family = Key(
        "family", ValueType<String>.external("the name of a font family"), "Font family; needs `size`.",
        default: "the system font")
    package static let section = Section(
        "font", "a font", "A text style, or a size with a weight and a family.",
        keys: [style.erased, size.erased, weight.erased, family.erased], alternatives: [["style", "size"]])
}

/// What may change while a condition holds: `whenFocused` and its like.
package enum ConditionalKeys {
    package static let background = CommonKeys.background
    package static let color = CommonKeys.color
    package static let border = CommonKeys.border
    package static let cornerRadius = CommonKeys.cornerRadius
    package static let shadow = CommonKeys.shadow
    package static let font = TextKeys.font
    package static let underline = TextKeys.underline
    package static let section = Section(
        "conditionalAppearance", "an appearance", "What looks different while a condition holds.",
        keys: [
            background.erased, color.erased, border.erased, cornerRadius.erased, shadow.erased, font.erased,
            underline.erased,
        ])
}

/// The keys that every element has.
package enum CommonKeys {
    package static let gap = Key(
        "gap", ValueType<Length>.length,
        "Distance to the element before it; for the first, to the container's edge.",
        default: "the container's `spacing`")
    package static let inset = Key(
        "inset", ValueType<InsetSyntax>.inset,
        "Distance from the container's sides instead of the form's margin.",
        default: "`layout.margin`")
    package static let align = Key(
        "align", ValueType<CrossAlignment>.choice(), "Position across the container.", default: "`fill`")
    package static let width = Key(
        "width", ValueType<[RelationSyntax]>.sizeRules,
        "Width: `52pt`, `>= 44pt`, `<= 400pt @750`, `card.width * 0.8`, or a list of these.")
    package static let height = Key(
        "height", ValueType<[RelationSyntax]>.sizeRules, "Height, in the same form as `width`.")
    package static let aspectRatio = Key(
        "aspectRatio", ValueType<Double>.number(0.01...100, "a ratio such as `1.5`"),
        "Width divided by height.")
    package static let floating = Key(
        "floating", ValueType<Bool>.bool, "Outside the flow: only constraints by hand place it.",
        default: "`false`")
    package static let hugging = Key(
        "hugging", ValueType<PrioritySyntax>.axisPriorities, "Resistance against growing beyond the content.")
    package static let compression = Key(
        "compression", ValueType<PrioritySyntax>.axisPriorities,
        "Resistance against shrinking below the content.")
    package static let background = Key("background", ValueType<ColorName>.color, "Colour of the background.")
    package static let color = Key("color", ValueType<ColorName>.color, "Colour of text or icon.")
    package static let cornerRadius = Key(
        "cornerRadius", ValueType<Length>.radius, "Radius of the corners, in points.")
    package static let border = Key(
        "border", ValueType<Entry>.map(BorderKeys.section, "border", "a map of `color`, `width`"),
        "A stroke around it.")
    package static let shadow = Key(
        "shadow",
        ValueType<Entry>.map(ShadowKeys.section, "shadow", "a map of `color`, `opacity`, `radius`, `x`, `y`"),
        "Its shadow; numbers are points.")
    package static let visible = Key(
        "visible", ValueType<VisibilitySyntax>.visibility, "When it shows.", default: "`true`")
    package static let space = Key(
        "space", ValueType<HiddenSpace>.choice(), "What becomes of its space while it is hidden.",
        default: "`collapse`; `reserve` inside a field")
    package static let accessibility = Key(
        "accessibility",
        ValueType<Entry>.map(
            AccessibilityKeys.section, "accessibility", "a map of `label`, `hint`, `hidden`"),
        "What assistive technology says.")
    /// Looks while it has the focus.
    package static let whenFocused = conditional(.focused, "While it has the focus.")
    /// Looks while it can be used.
    package static let whenEnabled = conditional(.enabled, "While it can be used.")
    /// Looks while it cannot be used.
    package static let whenDisabled = conditional(.disabled, "While it cannot be used.")
    /// Looks while its value breaks a rule.
    package static let whenInvalid = conditional(.invalid, "While its value breaks a rule.")

    /// The keys of conditional looks, in the order in which looks are resolved.
    package static let conditions: [(Appearance.Condition, Key<Entry>)] = [
        (.focused, whenFocused), (.enabled, whenEnabled), (.disabled, whenDisabled), (.invalid, whenInvalid),
    ]

    static let withoutBorder: [AnyKey] = [
        gap.erased, inset.erased, align.erased, width.erased, height.erased, aspectRatio.erased,
        floating.erased, hugging.erased, compression.erased, background.erased, color.erased,
        cornerRadius.erased, shadow.erased, visible.erased, space.erased, accessibility.erased,
        whenFocused.erased, whenEnabled.erased, whenDisabled.erased, whenInvalid.erased,
    ]

    static let all = withoutBorder + [border.erased]

    private static func conditional(_ condition: Appearance.Condition, _ doc: String) -> Key<Entry> {
        let name = condition.rawValue.prefix(1).uppercased() + condition.rawValue.dropFirst()
        return Key(
            "when" + name,
            ValueType<Entry>.map(
                ConditionalKeys.section, "conditionalAppearance", "a map of appearance settings"), doc)
    }
}

/// The keys of elements that show text.
package enum TextKeys {
    package static let font = Key(
        "font", ValueType<FontSyntax>.font, "A text style, or `{ size, weight, family }`.", default: "`body`")
    package static let style = Key(
        "style", ValueType<String>.textStyle, "Short for a `font` that is a text style.")
    package static let underline = Key(
        "underline", ValueType<Bool>.bool, "The text is underlined.", default: "`false`")
    package static let lines = Key(
        "lines", ValueType<Int>.integer(0...1000, "a number of lines, 0 for no limit"),
        "Lines at most; `0` is no limit.", default: "`0`")
    package static let textAlignment = Key(
        "textAlignment", ValueType<TextAlignment>.choice(), "How lines stand in the element's width.",
        default: "`natural`")
    static let looks: [AnyKey] = [font.erased, underline.erased]
}

/// The keys of `accessibility`.
package enum AccessibilityKeys {
    package static let label = Key("label", ValueType<TextSyntax>.text, "What it is called.")
    package static let hint = Key("hint", ValueType<TextSyntax>.text, "What it does.")
    package static let hidden = Key(
        "hidden", ValueType<Bool>.bool, "Hidden from assistive technology: decoration.", default: "`false`")
    package static let section = Section(
        "accessibility", "`accessibility`", "What assistive technology says.",
        keys: [label.erased, hint.erased, hidden.erased])
}

/// When an element shows, as written.
package enum VisibilitySyntax {
    case constant(Bool)
    case condition(Entry)
}

extension ValueType where Value == VisibilitySyntax {
    static let visibility: ValueType<VisibilitySyntax> = ValueType<VisibilitySyntax>.shaped(
        "`true`, `false`, or a condition such as `{ notEmpty: password }`",
        scalar: ValueType<Bool>.bool.map { .constant($0) },
        map: ValueType<Entry>.map(VisibilityKeys.section, "visibility", "a condition").map { .condition($0) })
}

/// The keys of a condition under `visible`.
package enum VisibilityKeys {
    package static let states = Key(
        "states", ValueType<[Located<FormState>]>.list(of: .choice(), "a list of states"),
        "In these states of the form only.")
    package static let notEmpty = Key("notEmpty", ValueType<String>.reference, "While the field has text.")
    package static let empty = Key("empty", ValueType<String>.reference, "While the field has no text.")
    package static let invalid = Key(
        "invalid", ValueType<String>.reference, "While the field has text that breaks one of its rules.")
    package static let valid = Key(
        "valid", ValueType<String>.reference, "While the field has text that meets all of its rules.")
    package static let section = Section(
        "visibility", "`visible`", "When an element shows.",
        keys: [states.erased, notEmpty.erased, empty.erased, invalid.erased, valid.erased],
        alternatives: [["states", "notEmpty", "empty", "invalid", "valid"]])
}
