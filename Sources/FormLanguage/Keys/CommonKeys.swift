package import FormModel
package import FormSource
import FormSyntax

/// The keys that every element has.
package struct CommonKeys: Sendable {
    @Key(
        "gap", ValueType<Length>.length,
        "Distance to the element before it; for the first, to the container's edge.",
        default: "the container's `spacing`")
    package var gap
    @Key(
        "inset", ValueType<InsetSyntax>.inset,
        "Distance from the container's sides instead of the form's margin.",
        default: "`layout.margin`")
    package var inset
    @Key(
        "align", ValueType<CrossAlignment>.choice(), "Position across the container.", default: "`fill`")
    package var align
    @Key(
        "width", ValueType<[RelationSyntax]>.sizeRules,
        "Width: `52pt`, `>= 44pt`, `<= 400pt @750`, `card.width * 0.8`, or a list of these.")
    package var width
    @Key(
        "height", ValueType<[RelationSyntax]>.sizeRules, "Height, in the same form as `width`.")
    package var height
    @Key(
        "aspectRatio", ValueType<Double>.number(0.01...100, "a ratio such as `1.5`"),
        "Width divided by height.")
    package var aspectRatio
    @Key(
        "floating", ValueType<Bool>.bool, "Outside the flow: only `layout.constraints` position it.",
        default: "`false`")
    package var floating
    @Key(
        "hugging", ValueType<PrioritySyntax>.axisPriorities, "Resistance against growing beyond the content.")
    package var hugging
    @Key(
        "compression", ValueType<PrioritySyntax>.axisPriorities,
        "Resistance against shrinking below the content.")
    package var compression
    @Key(
        "visible", ValueType<VisibilitySyntax>.visibility, "When it shows.", default: "`true`")
    package var visible
    @Key(SharedKeys.space) package var space
    @Key(
        "accessibility",
        ValueType<AccessibilityKeys>.map(
            AccessibilityKeys.table, "accessibility", "a map of `label`, `hint`, `hidden`"),
        "What assistive technology says.")
    package var accessibility
    @Key("whenFocused", ValueType<AppearanceKeys>.conditional, "While it has the focus.")
    package var whenFocused
    @Key("whenEnabled", ValueType<AppearanceKeys>.conditional, "While it can be used.")
    package var whenEnabled
    @Key("whenDisabled", ValueType<AppearanceKeys>.conditional, "While it cannot be used.")
    package var whenDisabled
    @Key("whenInvalid", ValueType<AppearanceKeys>.conditional, "While its value breaks a rule.")
    package var whenInvalid
    /// How it looks while no condition holds.
    package var appearance = AppearanceKeys()

    /// The conditional looks in the order in which they are resolved.
    package var conditional: [(Appearance.Condition, Located<AppearanceKeys>?)] {
        [
            (.focused, whenFocused), (.enabled, whenEnabled), (.disabled, whenDisabled),
            (.invalid, whenInvalid),
        ]
    }

    static let withoutBorder: [KeyPlace<CommonKeys>] =
        [
            .at(\.$gap), .at(\.$inset), .at(\.$align), .at(\.$width), .at(\.$height), .at(\.$aspectRatio),
            .at(\.$floating), .at(\.$hugging), .at(\.$compression),
        ] + AppearanceKeys.ofElements.inside(\.appearance) + [
            .at(\.$visible), .at(\.$space), .at(\.$accessibility), .at(\.$whenFocused),
            .at(\.$whenEnabled), .at(\.$whenDisabled), .at(\.$whenInvalid),
        ]

    static let all = withoutBorder + [.at(\.appearance.$border)]

    /// The keys of elements that show text.
    static let ofText: [KeyPlace<CommonKeys>] = AppearanceKeys.ofText.inside(\.appearance)
}

extension ValueType where Value == AppearanceKeys {
    static let conditional: ValueType<AppearanceKeys> = .map(
        AppearanceKeys.conditional, "conditionalAppearance", "a map of appearance settings")
}

/// The keys of elements whose text may have several lines.
package struct ParagraphKeys: Sendable {
    @Key(
        "lines", ValueType<Int>.lines,
        "Lines at most; `0` is no limit.", default: "`0`")
    package var lines
    @Key(
        "textAlignment", ValueType<LineAlignment>.choice(), "How lines are aligned in the element's width.",
        default: "as `align` has the element, else `natural`")
    package var textAlignment
}

/// The keys of `accessibility`.
package struct AccessibilityKeys: Sendable {
    @Key("label", ValueType<TextSyntax>.text, "What it is called.")
    package var label
    @Key("hint", ValueType<TextSyntax>.text, "What it does.")
    package var hint
    @Key(
        "hidden", ValueType<Bool>.bool, "Hidden from assistive technology: decoration.", default: "`false`")
    package var hidden
    static let table = KeyTable(
        "accessibility", "`accessibility`", "What assistive technology says.",
        AccessibilityKeys(), keys: [.at(\.$label), .at(\.$hint), .at(\.$hidden)])
}

/// When an element shows, as written.
package enum VisibilitySyntax: Sendable {
    case constant(Bool)
    case condition(VisibilityKeys)
}

extension ValueType where Value == VisibilitySyntax {
    static let visibility: ValueType<VisibilitySyntax> = ValueType<VisibilitySyntax>.shaped(
        "`true`, `false`, or a condition such as `{ notEmpty: password }`",
        scalar: ValueType<Bool>.bool.map { .constant($0) },
        map: ValueType<VisibilityKeys>.map(VisibilityKeys.table, "visibility", "a condition").map {
            .condition($0)
        })
}

/// The keys of a condition under `visible`.
package struct VisibilityKeys: Sendable {
    @Key(
        "states", ValueType<[Located<FormState>]>.list(of: .choice(), "a list of states"),
        "In these states of the form only.")
    package var states
    @Key("notEmpty", ValueType<String>.reference, "While the field has text.")
    package var notEmpty
    @Key("empty", ValueType<String>.reference, "While the field has no text.")
    package var empty
    @Key(
        "invalid", ValueType<String>.reference, "While the field has text that breaks one of its rules.")
    package var invalid
    @Key(
        "valid", ValueType<String>.reference, "While the field has text that meets all of its rules.")
    package var valid
    static let table = KeyTable(
        "visibility", "`visible`", "When an element shows.",
        VisibilityKeys(),
        keys: [.at(\.$states), .at(\.$notEmpty), .at(\.$empty), .at(\.$invalid), .at(\.$valid)],
        alternatives: [["states", "notEmpty", "empty", "invalid", "valid"]])
}
