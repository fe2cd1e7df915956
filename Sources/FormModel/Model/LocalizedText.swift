package import FormSource

/// A string that a person reads, in each language the spec has it in.
package struct LocalizedText: Sendable, Hashable {
    /// The text in one language.
    package struct Translation: Sendable, Hashable {
        /// BCP 47 tag as written, for example `de` or `zh-Hans`.
        package var locale: String
        /// The string with the place of the translation in the spec.
        package var string: Located<String>

        package init(locale: String, string: Located<String>) {
            self.locale = locale
            self.string = string
        }
    }

    /// Key for string catalogs and for the spec's `strings` section: element and property, for example `signIn.title`.
    package var key: String
    /// The text in the form's base language.
    package var base: Located<String>
    /// Other languages, in the order of the spec.
    package var translations: [Translation]
    /// True where the compiler made the text (a default title); such text has no own place in the spec.
    package var isDefault: Bool

    package init(
        key: String, base: Located<String>, translations: [Translation] = [], isDefault: Bool = false
    ) {
        self.key = key
        self.base = base
        self.translations = translations
        self.isDefault = isDefault
    }

    /// The text for a locale, or the base text where it has none.
    package func string(in locale: String) -> String {
        translations.first { $0.locale == locale }?.string.value ?? base.value
    }
}

/// A locale that the form has texts for.
package struct FormLocale: Sendable, Hashable {
    /// BCP 47 tag, for example `en`, `ko`, `ar`.
    package let tag: String
    /// Whether the script runs right to left: the languages Arabic, Hebrew, Persian, Urdu, Pashto, Sindhi,
    /// Sorani Kurdish, Uyghur, Divehi and Yiddish (Unicode CLDR `characterOrder`), unless a script subtag says otherwise.
    package let isRightToLeft: Bool

    /// Makes the locale of a BCP 47 tag.
    package init(_ tag: String) {
        self.tag = tag
        isRightToLeft = Self.runsRightToLeft(tag)
    }

    private static func runsRightToLeft(_ tag: String) -> Bool {
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        guard let language = parts.first else { return false }
        if parts.contains("latn") || parts.contains("cyrl") { return false }
        if parts.contains("arab") || parts.contains("hebr") || parts.contains("thaa") { return true }
        return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ckb", "ug", "dv", "yi"].contains(language)
    }
}
