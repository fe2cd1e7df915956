package import FormModel
package import FormSource
import FormSyntax

/// The keys at the top of a spec.
package struct RootKeys: Sendable {
    @Key(
        "formc", ValueType<Int>.version,
        "Version of the language; this compiler knows `1`.", isRequired: true)
    package var formc
    @Key(
        "form", ValueType<String>.identifier, "Name of the form: of its files and its types.",
        isRequired: true)
    package var form
    @Key(
        "purpose", ValueType<Purpose>.choice(),
        "What the form is for; content types and checks follow from it.",
        default: "from the fields: two passwords make a sign-up, a code alone a one-time code, else `signIn`")
    package var purpose
    @Key(
        "language", ValueType<String>.locale, "Language of the texts that are written without one.",
        default: "`en`")
    package var language
    @Key(
        "navigationTitle", ValueType<TextSyntax>.text, "Title in the navigation bar.")
    package var navigationTitle
    @Key("background", ValueType<ColorName>.color, "Color of the screen.")
    package var background
    @Key(
        "colors",
        ValueType<NamedEntries<ColorSyntax>>.dictionary(
            of: .namedColor, "a map from names to colors", keyPattern: identifierPattern),
        "The form's own colors by name.")
    package var colors
    @Key(
        "patterns",
        ValueType<NamedEntries<NamedPatternSyntax>>.dictionary(
            of: .namedPattern, "a map from names to regular expressions", keyPattern: identifierPattern),
        "Regular expressions by name, in ICU syntax.")
    package var patterns
    @Key(
        "layout", ValueType<LayoutKeys>.map(LayoutKeys.table, "layout", "a map of layout settings"),
        "The position of the body on the screen.", default: "centered in a scroll view")
    package var layout
    @Key(
        "keyboard",
        ValueType<KeyboardKeys>.map(KeyboardKeys.table, "keyboard", "a map of `avoid`, `dismiss`"),
        "What happens when the keyboard shows.")
    package var keyboard
    @Key(
        "body", ValueType<[ElementSyntax]>.elements, "The elements, in the order of the screen.",
        isRequired: true)
    package var body
    @Key(
        "submit", ValueType<SubmitKeys>.map(SubmitKeys.table, "submit", "a map of submit settings"),
        "What submitting does.")
    package var submit
    @Key(
        "session", ValueType<SessionKeys>.map(SessionKeys.table, "session", "a map of session settings"),
        "The session that a successful sign-in yields.")
    package var session
    @Key(
        "states",
        ValueType<NamedEntries<NamedEntries<StateKeys>>>.dictionary(
            of: .dictionary(
                of: .map(StateKeys.table, "stateOverride", "a map of what the element shows"),
                "a map from elements to what they show"),
            "a map from states to elements", keyNames: FormState.allCases.map(\.rawValue)),
        "What elements show in a state instead of what is derived.")
    package var states
    @Key(
        "strings",
        ValueType<NamedEntries<NamedEntries<Located<String>>>>.dictionary(
            of: .dictionary(of: .localizedString, "a map from string keys to texts"),
            "a map from languages to texts"),
        "Translations by language and string key, such as `signIn.title`.")
    package var strings
    @Key(
        "targets", ValueType<TargetKeys>.map(TargetKeys.table, "targets", "a map of targets"),
        "Devices, text sizes and languages that the layout has to work for.", default: "all that are known")
    package var targets
    @Key(
        "lint", ValueType<LintKeys>.map(LintKeys.table, "lint", "a map of `allow`, `warn`, `deny`"),
        "Severities of diagnostics for this spec.")
    package var lint
    @Key(
        "secondFactor", ValueType<Bool>.bool,
        "The service asks for a second factor; shorter passwords are then accepted without a warning.",
        default: "`false`")
    package var secondFactor

    /// A spec that has nothing.
    package init() {}

    /// What messages call a spec, and its keys.
    package static let section = table.section

    static let table = KeyTable(
        "form", "a form", "The top of a spec.",
        RootKeys(),
        keys: [
            .at(\.$formc), .at(\.$form), .at(\.$purpose), .at(\.$language), .at(\.$navigationTitle),
            .at(\.$background), .at(\.$colors), .at(\.$patterns), .at(\.$layout), .at(\.$keyboard),
            .at(\.$body),
            .at(\.$submit), .at(\.$session), .at(\.$states), .at(\.$strings), .at(\.$targets), .at(\.$lint),
            .at(\.$secondFactor),
        ])
}

extension ValueType where Value == RootKeys {
    /// A whole spec.
    package static let spec: ValueType<RootKeys> = ValueType<RootKeys>.map(
        RootKeys.table, "form", "a map that begins with `formc: 1`")
}

let identifierPattern = "^[A-Za-z][A-Za-z0-9_]*$"

/// A color of the form: the same in light and dark, or one for each.
package enum ColorSyntax: Sendable {
    case fixed(ColorName)
    case adaptive(AdaptiveColorKeys)
}

extension ValueType where Value == ColorSyntax {
    static let namedColor: ValueType<ColorSyntax> = ValueType<ColorSyntax>.shaped(
        "a color, or `{ light, dark }`",
        scalar: ValueType<ColorName>.color.map { .fixed($0) },
        map: ValueType<AdaptiveColorKeys>.map(
            AdaptiveColorKeys.table, "adaptiveColor", "a map of `light`, `dark`"
        ).map {
            .adaptive($0)
        })
}

/// The keys of a color for light and dark.
package struct AdaptiveColorKeys: Sendable {
    @Key(
        "light", ValueType<ColorName>.color, "In the light appearance.", isRequired: true)
    package var light
    @Key(
        "dark", ValueType<ColorName>.color, "In the dark appearance.", isRequired: true)
    package var dark
    static let table = KeyTable(
        "adaptiveColor", "an adaptive color", "A color that follows the system's appearance.",
        AdaptiveColorKeys(), keys: [.at(\.$light), .at(\.$dark)])
}

/// An entry of `patterns`.
package enum NamedPatternSyntax: Sendable {
    case plain(PatternSyntax)
    case settings(NamedPatternKeys)
}

extension ValueType where Value == NamedPatternSyntax {
    static let namedPattern: ValueType<NamedPatternSyntax> = ValueType<NamedPatternSyntax>.shaped(
        "a regular expression in single quotes, or `{ pattern, ignoreCase }`",
        scalar: ValueType<PatternSyntax>.regularExpression.map { .plain($0) },
        map: ValueType<NamedPatternKeys>.map(
            NamedPatternKeys.table, "namedPattern", "a map of `pattern`, `ignoreCase`"
        ).map { .settings($0) })
}

/// The keys of a pattern with settings.
package struct NamedPatternKeys: Sendable {
    @Key(
        "pattern", ValueType<PatternSyntax>.regularExpression, "The regular expression.", isRequired: true)
    package var pattern
    @Key(
        "ignoreCase", ValueType<Bool>.bool, "Upper and lower case are the same.", default: "`false`")
    package var ignoreCase
    static let table = KeyTable(
        "namedPattern", "a pattern", "A regular expression with settings.",
        NamedPatternKeys(), keys: [.at(\.$pattern), .at(\.$ignoreCase)])
}

/// The keys of `targets`.
package struct TargetKeys: Sendable {
    @Key(
        "devices", ValueType<[Located<String>]>.names, "Devices by their identifiers.")
    package var devices
    @Key(
        "textSizes", ValueType<[Located<String>]>.names, "Dynamic Type sizes by their names.")
    package var textSizes
    @Key(
        "locales", ValueType<[Located<String>]>.list(of: .locale, "a list of language tags"),
        "Languages, of those that the form has texts in.")
    package var locales
    @Key("landscape", ValueType<Bool>.bool, "Also in landscape.")
    package var landscape
    @Key(
        "ios", ValueType<Int>.integer(15...99, "a version of iOS, such as `26`"),
        "The version of iOS whose controls are laid out: the switches and keyboards of an app built for iOS 26 have other "
            + "sizes than those of iOS 17 and 18.", default: "`18`")
    package var ios
    @Key(
        "windows",
        ValueType<[Located<WindowKeys>]>.list(
            of: .map(WindowKeys.table, "window", "a map of `width`, `height`"), "a list of sizes"),
        "Windows on an iPad that are as large as people make them, beside those of the devices.")
    package var windows
    static let table = KeyTable(
        "targets", "`targets`", "What the layout has to work for.",
        TargetKeys(),
        keys: [
            .at(\.$devices), .at(\.$textSizes), .at(\.$locales), .at(\.$landscape), .at(\.$ios),
            .at(\.$windows),
        ])
}

/// The keys of a window of `targets`.
package struct WindowKeys: Sendable {
    @Key(
        "width", ValueType<Double>.points(200...1376, "a width in points such as `480`"), "Width in points.",
        isRequired: true)
    package var width
    @Key(
        "height", ValueType<Double>.points(200...1376, "a height in points such as `700`"),
        "Height in points.", isRequired: true)
    package var height
    static let table = KeyTable(
        "window", "a window", "A window on an iPad.", WindowKeys(), keys: [.at(\.$width), .at(\.$height)])
}

/// The keys of `lint`.
package struct LintKeys: Sendable {
    @Key(
        "allow", ValueType<[Located<String>]>.names, "Diagnostics, by code or name, that are not reported.")
    package var allow
    @Key(
        "warn", ValueType<[Located<String>]>.names, "Diagnostics that are warnings and do not stop the build."
    )
    package var warn
    @Key("deny", ValueType<[Located<String>]>.names, "Diagnostics that are errors.")
    package var deny
    static let table = KeyTable(
        "lint", "`lint`", "Severities of diagnostics for this spec.",
        LintKeys(), keys: [.at(\.$allow), .at(\.$warn), .at(\.$deny)])
}

extension ValueType where Value == [Located<String>] {
    static let names: ValueType<[Located<String>]> = ValueType<[Located<String>]>.list(
        of: .external("a name"), "a list of names", allowsEmpty: true)
}

extension ValueType where Value == Int {
    /// Any version is read, so that a spec of a later one gets a word about that; editors know the one there is.
    static let version: ValueType<Int> = ValueType<Int>(
        "the language version `1`", schema: .object([("const", .number(1))])
    ) { node, reader in ValueType<Int>.integer(0...999, "the language version `1`").read(node, &reader) }
}
