package import FormModel
package import FormSource
import FormSyntax

/// The keys of a caption.
package struct CaptionKeys: Sendable {
    @Key(SharedKeys.text) package var text
    @Key(
        "gap", ValueType<Length>.length, "Distance between caption and field.", default: "`0.5`")
    package var gap
    /// How the text looks.
    package var appearance = AppearanceKeys()
    static let table = KeyTable(
        "caption", "a caption", "The visible name above a field.",
        CaptionKeys(),
        keys: [
            .at(\.$text), .at(\.$gap), .at(\.appearance.$font), .at(\.appearance.$style),
            .at(\.appearance.$color),
        ])
}

/// The keys of a placeholder.
package struct PlaceholderKeys: Sendable {
    @Key(SharedKeys.text) package var text
    /// How the text looks.
    package var appearance = AppearanceKeys()
    static let table = KeyTable(
        "placeholder", "a placeholder", "Text inside a field while it is empty.",
        PlaceholderKeys(),
        keys: [
            .at(\.$text), .at(\.appearance.$font), .at(\.appearance.$style), .at(\.appearance.$color),
        ])
}

/// The keys of a hint.
package struct HintKeys: Sendable {
    @Key(SharedKeys.text) package var text
    @Key(
        "gap", ValueType<Length>.length, "Distance between field and hint.", default: "`0.5`")
    package var gap
    @Key(
        "shown", ValueType<HintVisibility>.choice(), "When the hint shows.",
        default: "`whileInvalid` where the field has rules and none has an error of its own, else `always`")
    package var shown
    /// How the text looks.
    package var appearance = AppearanceKeys()
    static let table = KeyTable(
        "hint", "a hint", "Text under a field that explains its rules.",
        HintKeys(),
        keys: [
            .at(\.$text), .at(\.$gap), .at(\.appearance.$font), .at(\.appearance.$style),
            .at(\.appearance.$color),
            .at(\.$shown),
        ])
}

/// When a hint shows.
package enum HintVisibility: String, CaseIterable, Sendable { case always, whileInvalid }

/// The keys of a field's `error`.
package struct InlineErrorKeys: Sendable {
    @Key(
        "text", ValueType<TextSyntax>.text, "The error text for rules without their own.")
    package var text
    @Key(
        "gap", ValueType<Length>.length, "Distance to what is above it.", default: "`0.5`")
    package var gap
    @Key(SharedKeys.space) package var space
    @Key(
        "shown", ValueType<ErrorPlace>.choice(),
        "`none` leaves errors to the form's message; with `never` rules only decide whether the form is valid.",
        default: "`inline`")
    package var shown
    /// How the text looks.
    package var appearance = AppearanceKeys()
    static let table = KeyTable(
        "inlineError", "an inline error", "How a field's errors show under it.",
        InlineErrorKeys(),
        keys: [
            .at(\.$text), .at(\.$gap), .at(\.appearance.$font), .at(\.appearance.$style),
            .at(\.appearance.$color),
            .at(\.$space), .at(\.$shown),
        ])
}

extension ErrorPlace {
    /// What the options say; in the message of the input's own where they say nothing.
    package init(in options: InlineErrorKeys?) { self = options?.shown?.value ?? .inline }
}

/// The keys of `examples`.
package struct ExamplesKeys: Sendable {
    @Key(
        "accept", ValueType<[Located<String>]>.list(of: .string, "a list of values", allowsEmpty: true),
        "Values that pass.")
    package var accept
    @Key(
        "reject", ValueType<[Located<String>]>.list(of: .string, "a list of values", allowsEmpty: true),
        "Values that fail.")
    package var reject
    static let table = KeyTable(
        "examples", "`examples`", "Values checked at compile time.", ExamplesKeys(),
        keys: [.at(\.$accept), .at(\.$reject)])
}

/// A built-in accessory button as written: on or off, or with settings.
package enum AccessorySyntax: Sendable {
    case isOn(Bool)
    case settings(AccessoryKeys)
}

extension ValueType where Value == AccessorySyntax {
    static let accessory: ValueType<AccessorySyntax> = ValueType<AccessorySyntax>.shaped(
        "`true`, `false`, or `{ label, icon, selectedIcon }`",
        scalar: ValueType<Bool>.bool.map { .isOn($0) },
        map: ValueType<AccessoryKeys>.map(
            AccessoryKeys.table, "accessoryButton", "a map of `label`, `icon`, `selectedIcon`"
        ).map { .settings($0) })
}

/// The keys of a built-in accessory button.
package struct AccessoryKeys: Sendable {
    @Key("label", ValueType<TextSyntax>.text, "What assistive technology says.")
    package var label
    @Key(SharedKeys.icon) package var icon
    @Key(SharedKeys.selectedIcon) package var selectedIcon
    static let table = KeyTable(
        "accessoryButton", "an accessory button", "A built-in button inside a field.",
        AccessoryKeys(), keys: [.at(\.$label), .at(\.$icon), .at(\.$selectedIcon)])
}

/// The keys that fields and toggles have for their rules.
enum InputKeys {
    static let error = KeyDefinition(
        "error",
        ValueType<TextOptions<InlineErrorKeys>>.textOr(
            InlineErrorKeys.table, "inlineError", text: \.text,
            "a string, or `{ text, gap, color, space, shown }`"),
        "The error text for rules without their own, and how errors show under the field.")
    static let rules = KeyDefinition(
        "rules", ValueType<[Located<RuleKeys>]>.list(of: .rule, "a list of rules", allowsEmpty: true),
        "Requirements for the value; the first rule that fails gives the message.")
}
