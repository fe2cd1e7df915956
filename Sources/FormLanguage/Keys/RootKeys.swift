package import FormModel
package import FormSource
import FormSyntax

/// The keys at the top of a spec.
package enum RootKeys {
    package static let formc = Key(
        "formc", ValueType<Int>.version,
        "Version of the language; this compiler knows `1`.", isRequired: true)
    package static let form = Key(
        "form", ValueType<String>.identifier, "Name of the form: of its files and its types.",
        isRequired: true)
    package static let purpose = Key(
        "purpose", ValueType<Purpose>.choice(),
        "What the form is for; content types and checks follow from it.",
        default: "from the fields: two passwords make a sign-up, a code alone a one-time code, else `signIn`")
    package static let language = Key(
        "language", ValueType<String>.locale, "Language of the texts that are written without one.",
        default: "`en`")
    package static let navigationTitle = Key(
        "navigationTitle", ValueType<TextSyntax>.text, "Title in the navigation bar.")
    package static let background = Key("background", ValueType<ColorName>.color, "Colour of the screen.")
    package static let colors = Key(
        "colors",
        ValueType<[NamedEntry<ColorSyntax>]>.dictionary(
            of: .namedColor, "a map from names to colours", keyPattern: identifierPattern),
        "The form's own colours by name.")
    package static let patterns = Key(
        "patterns",
        ValueType<[NamedEntry<NamedPatternSyntax>]>.dictionary(
            of: .namedPattern, "a map from names to regular expressions", keyPattern: identifierPattern),
        "Regular expressions by name, in ICU syntax.")
    package static let layout = Key(
        "layout", ValueType<Entry>.map(LayoutKeys.section, "layout", "a map of layout settings"),
        "Where the body stands on the screen.", default: "centred in a scroll view")
    package static let keyboard = Key(
        "keyboard", ValueType<Entry>.map(KeyboardKeys.section, "keyboard", "a map of `avoid`, `dismiss`"),
        "What happens when the keyboard shows.")
    package static let body = Key(
        "body", ValueType<[ElementSyntax]>.elements, "The elements, in the order of the screen.",
        isRequired: true)
    package static let submit = Key(
        "submit", ValueType<Entry>.map(SubmitKeys.section, "submit", "a map of submit settings"),
        "What submitting does.")
    package static let session = Key(
        "session", ValueType<Entry>.map(SessionKeys.section, "session", "a map of session settings"),
        "The session that a successful sign-in yields.")
    package static let states = Key(
        "states",
        ValueType<[NamedEntry<[NamedEntry<Entry>]>]>.dictionary(
            of: .dictionary(
                of: .map(StateKeys.section, "stateOverride", "a map of what the element shows"),
                "a map from elements to what they show"),
            "a map from states to elements", keyNames: FormState.allCases.map(\.rawValue)),
        "What elements show in a state instead of what is derived.")
    package static let strings = Key(
        "strings",
        ValueType<[NamedEntry<[NamedEntry<Located<String>>]>]>.dictionary(
            of: .dictionary(of: .localizedString, "a map from string keys to texts"),
            "a map from languages to texts"),
        "Translations by language and string key, such as `signIn.title`.")
    package static let targets = Key(
        "targets", ValueType<Entry>.map(TargetKeys.section, "targets", "a map of targets"),
        "Devices, text sizes and languages that the layout has to work for.", default: "all that are known")
    package static let lint = Key(
        "lint", ValueType<Entry>.map(LintKeys.section, "lint", "a map of `allow`, `warn`, `deny`"),
        "Severities of diagnostics for this spec.")
    package static let secondFactor = Key(
        "secondFactor", ValueType<Bool>.bool,
        "The service asks for a second factor; shorter passwords are then accepted without a warning.",
        default: "`false`")

    package static let section = Section(
        "form", "a form", "The top of a spec.",
        keys: [
            formc.erased, form.erased, purpose.erased, language.erased, navigationTitle.erased,
            background.erased, colors.erased, patterns.erased, layout.erased, keyboard.erased, body.erased,
            submit.erased, session.erased, states.erased, strings.erased, targets.erased, lint.erased,
            secondFactor.erased,
        ])
}

extension ValueType where Value == Entry {
    /// A whole spec.
    package static let spec: ValueType<Entry> = ValueType<Entry>.map(
        RootKeys.section, "form", "a map that begins with `formc: 1`")
}

let identifierPattern = "^[A-Za-z][A-Za-z0-9_]*$"

/// A colour of the form: the same in light and dark, or one for each.
package enum ColorSyntax {
    case fixed(ColorName)
    case adaptive(Entry)
}

extension ValueType where Value == ColorSyntax {
    static let namedColor: ValueType<ColorSyntax> = ValueType<ColorSyntax>.shaped(
        "a colour, or `{ light, dark }`",
        scalar: ValueType<ColorName>.color.map { .fixed($0) },
        map: ValueType<Entry>.map(AdaptiveColorKeys.section, "adaptiveColor", "a map of `light`, `dark`").map
        {
            .adaptive($0)
        })
}

/// The keys of a color for light and dark.
package enum AdaptiveColorKeys {
    package static let light = Key(
        "light", ValueType<ColorName>.color, "In the light appearance.", isRequired: true)
    package static let dark = Key(
        "dark", ValueType<ColorName>.color, "In the dark appearance.", isRequired: true)
    package static let section = Section(
        "adaptiveColor", "an adaptive colour", "A colour that follows the system's appearance.",
        keys: [light.erased, dark.erased])
}

/// The keys of a pattern with settings.
package enum NamedPatternKeys {
    package static let pattern = Key(
        "pattern", ValueType<PatternSyntax>.regularExpression, "The regular expression.", isRequired: true)
    package static let ignoreCase = Key(
        "ignoreCase", ValueType<Bool>.bool, "Upper and lower case are the same.", default: "`false`")
    package static let section = Section(
        "namedPattern", "a pattern", "A regular expression with settings.",
        keys: [pattern.erased, ignoreCase.erased])
}

/// The keys of `targets`.
package enum TargetKeys {
    package static let devices = Key(
        "devices", ValueType<[Located<String>]>.names, "Devices by their identifiers.")
    package static let textSizes = Key(
        "textSizes", ValueType<[Located<String>]>.names, "Dynamic Type sizes by their names.")
    package static let locales = Key(
        "locales", ValueType<[Located<String>]>.list(of: .locale, "a list of language tags"),
        "Languages, of those that the form has texts in.")
    package static let landscape = Key("landscape", ValueType<Bool>.bool, "Also in landscape.")
    package static let section = Section(
        "targets", "`targets`", "What the layout has to work for.",
        keys: [devices.erased, textSizes.erased, locales.erased, landscape.erased])
}

/// The keys of `lint`.
package enum LintKeys {
    package static let allow = Key(
        "allow", ValueType<[Located<String>]>.names, "Diagnostics, by code or name, that are not reported.")
    package static let warn = Key(
        "warn", ValueType<[Located<String>]>.names, "Diagnostics that are warnings and do not stop the build."
    )
    package static let deny = Key("deny", ValueType<[Located<String>]>.names, "Diagnostics that are errors.")
    package static let section = Section(
        "lint", "`lint`", "Severities of diagnostics for this spec.",
        keys: [allow.erased, warn.erased, deny.erased])
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
