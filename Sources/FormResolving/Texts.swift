import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Symbols {
    /// The `strings` section by key.
    mutating func collectStrings(_ found: inout Findings) {
        for language in own(root.strings) {
            if let mistake = localeMistake(language.name.value, at: language.name.span) {
                found.report(mistake)
                continue
            }
            for entry in language.value.value {
                let string = SectionString(locale: language.name, key: entry.name, string: entry.value.value)
                strings[entry.name.value, default: []].append(string)
            }
        }
    }

    /// The languages beside the form's own, by first appearance in the spec.
    func otherLocales(in texts: [LocalizedText]) -> [String] {
        var first: [String: Int] = [:]
        func note(_ locale: String, _ span: Span) {
            guard !isBase(locale) else { return }
            first[locale] = min(first[locale] ?? Int.max, span.lower)
        }
        for text in texts { text.translations.forEach { note($0.locale, $0.string.span) } }
        for language in own(root.strings) where isLocaleTag(language.name.value) {
            note(language.name.value, language.name.span)
        }
        return first.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }
}

extension Resolver {
    /// A text with its translations from where it stands and from `strings`.
    mutating func text(_ written: Located<TextSyntax>?, key: String) -> LocalizedText? {
        guard let written else { return nil }
        found.note(usedString: key)
        guard let base = base(of: written.value) else {
            found.report(
                Diagnostic(
                    NameDiagnostics.missingBaseLanguage,
                    "the text has no `\(symbols.language)`, the language of the form",
                    at: written.span, help: ["add `\(symbols.language):` with the text"]))
            return nil
        }
        var text = LocalizedText(key: key, base: base.string)
        for part in written.value.parts {
            guard let locale = part.locale, !symbols.isBase(locale.value) else { continue }
            text.translations.append(.init(locale: locale.value, string: part.string))
        }
        addSectionStrings(to: &text, isWritten: true)
        return finish(text, span: base.string.span)
    }

    /// The text in the form's own language; where that could not be read, the first.
    private func base(of written: TextSyntax) -> TextSyntax.Part? {
        written.parts.first { symbols.isBase($0.locale?.value) }
            ?? (symbols.root.$language.isUnreadable ? written.parts.first : nil)
    }

    /// The words of a text, of which another place says what is wrong with it.
    func unchecked(_ written: Located<TextSyntax>?, key: String) -> LocalizedText? {
        guard let written, let base = base(of: written.value) else { return nil }
        var text = LocalizedText(key: key, base: base.string)
        for part in written.value.parts {
            guard let locale = part.locale, !symbols.isBase(locale.value) else { continue }
            text.translations.append(.init(locale: locale.value, string: part.string))
        }
        return text
    }

    /// A text that the compiler makes, in English; nil where the form is in another language and `strings` has none.
    mutating func defaultText(_ english: String, key: String, at span: Span) -> LocalizedText? {
        found.note(usedString: key)
        let own = symbols.strings[key]?.first { symbols.isBase($0.locale.value) }
        guard symbols.isEnglish || own != nil else { return nil }
        var text = LocalizedText(
            key: key, base: own?.string ?? Located(english, span), isDefault: own == nil)
        addSectionStrings(to: &text, isWritten: false)
        return finish(text, span: span)
    }

    private mutating func addSectionStrings(to text: inout LocalizedText, isWritten: Bool) {
        for entry in symbols.strings[text.key] ?? [] {
            let isBase = symbols.isBase(entry.locale.value)
            if isBase && !isWritten { continue }
            let earlier =
                isBase ? text.base : text.translations.first { $0.locale == entry.locale.value }?.string
            guard let earlier else {
                text.translations.append(.init(locale: entry.locale.value, string: entry.string))
                continue
            }
            found.report(
                Diagnostic(
                    NameDiagnostics.duplicateTranslation,
                    "`\(text.key)` already has a text in `\(entry.locale.value)`", at: entry.key.span,
                    secondary: [.init(earlier.span, "the other text")], help: ["remove one of the two"]))
        }
    }

    private mutating func finish(_ text: LocalizedText, span: Span) -> LocalizedText {
        let expected = placeholders(text.base.value)
        for translation in text.translations where placeholders(translation.string.value) != expected {
            found.report(
                Diagnostic(
                    NameDiagnostics.placeholderMismatch,
                    "the text in `\(translation.locale)` does not have the same placeholders as the text in `\(symbols.language)`",
                    at: translation.string.span,
                    secondary: [.init(text.base.span, "the text in `\(symbols.language)`")],
                    help: [
                        expected.isEmpty
                            ? "remove the placeholders"
                            : "use \(quoted(expected.map { "{\($0)}" }, last: "and")) in it"
                    ]))
        }
        found.note(text: text, at: span)
        return text
    }
}
