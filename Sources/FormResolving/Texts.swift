import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    /// The `strings` section by key.
    mutating func collectStrings() {
        for language in own(root.strings) {
            guard reader.checkLocale(language.name.value, at: language.name.span) else { continue }
            for entry in language.value.value {
                let string = SectionString(locale: language.name, key: entry.name, string: entry.value.value)
                strings[entry.name.value, default: []].append(string)
            }
        }
    }

    /// A text with its translations from where it stands and from `strings`.
    mutating func text(_ written: Located<TextSyntax>?, key: String) -> Text? {
        guard let written else { return nil }
        usedStrings.insert(key)
        guard let base = base(of: written.value) else {
            report(
                Diagnostic(
                    NameDiagnostics.missingBaseLanguage,
                    "the text has no `\(language)`, the language of the form",
                    at: written.span, help: ["add `\(language):` with the text"]))
            return nil
        }
        var text = Text(key: key, base: base.string)
        for part in written.value.parts {
            guard let locale = part.locale, !isBase(locale.value) else { continue }
            text.translations.append(.init(locale: locale.value, string: part.string))
        }
        addSectionStrings(to: &text, isWritten: true)
        return finish(text, place: base.string.span)
    }

    /// The text in the form's own language; where that could not be read, the first.
    private func base(of written: TextSyntax) -> TextSyntax.Part? {
        written.parts.first { isBase($0.locale?.value) }
            ?? (root.$language.isUnreadable ? written.parts.first : nil)
    }

    /// A text that the compiler makes, in English; nil where the form is in another language and `strings` has none.
    mutating func defaultText(_ english: String, key: String, at place: Span) -> Text? {
        usedStrings.insert(key)
        let own = strings[key]?.first { isBase($0.locale.value) }
        guard isEnglish || own != nil else { return nil }
        var text = Text(key: key, base: own?.string ?? Located(english, place), isDefault: own == nil)
        addSectionStrings(to: &text, isWritten: false)
        return finish(text, place: place)
    }

    private func isBase(_ locale: String?) -> Bool { locale == nil || locale == language }

    private mutating func addSectionStrings(to text: inout Text, isWritten: Bool) {
        for entry in strings[text.key] ?? [] {
            let isBase = isBase(entry.locale.value)
            if isBase && !isWritten { continue }
            let earlier =
                isBase ? text.base : text.translations.first { $0.locale == entry.locale.value }?.string
            guard let earlier else {
                text.translations.append(.init(locale: entry.locale.value, string: entry.string))
                continue
            }
            report(
                Diagnostic(
                    NameDiagnostics.duplicateTranslation,
                    "`\(text.key)` already has a text in `\(entry.locale.value)`", at: entry.key.span,
                    secondary: [.init(earlier.span, "the other text")], help: ["remove one of the two"]))
        }
    }

    private mutating func finish(_ text: Text, place: Span) -> Text {
        let expected = placeholders(text.base.value)
        for translation in text.translations where placeholders(translation.string.value) != expected {
            report(
                Diagnostic(
                    NameDiagnostics.placeholderMismatch,
                    "the text in `\(translation.locale)` has other placeholders than the text in `\(language)`",
                    at: translation.string.span,
                    secondary: [.init(text.base.span, "the text in `\(language)`")],
                    help: [
                        expected.isEmpty
                            ? "remove the placeholders"
                            : "use \(quoted(expected.map { "{\($0)}" }, last: "and")) in it"
                    ]))
        }
        texts.append((text, place))
        return text
    }
}

// MARK: Placeholders

/// The names in braces in a text, sorted, each once: `{min}`.
func placeholders(_ text: String) -> [String] {
    Array(Set(placeholderRanges(text).map(\.name))).sorted()
}

/// The names in braces with the Unicode scalar offsets of the whole placeholders.
func placeholderRanges(_ text: String) -> [(name: String, range: Range<Int>)] {
    guard text.contains("{") else { return [] }
    let scalars = Array(text.unicodeScalars)
    var result: [(name: String, range: Range<Int>)] = []
    var index = 0
    while let open = scalars[index...].firstIndex(of: "{"), let close = scalars[open...].firstIndex(of: "}") {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[(open + 1)..<close])
        if isIdentifier(String(name)) {
            result.append((String(name), open..<close + 1))
            index = close + 1
        } else {
            index = open + 1
        }
    }
    return result
}

/// The text with placeholders replaced where a value is known.
func filling(_ text: String, _ values: [String: String]) -> String {
    var scalars = Array(text.unicodeScalars)
    for (name, range) in placeholderRanges(text).reversed() {
        if let value = values[name] { scalars.replaceSubrange(range, with: Array(value.unicodeScalars)) }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
}

extension Resolver {
    /// A name in braces that other places have too, and no element has, is reported with them.
    mutating func checkAlertMessages() {
        let known = fields.compactMap { $0.syntax.id?.value } + reader.lost.ids.sorted()
        for text in alertMessages {
            let unknown = placeholders(text.base.value).filter { dangling[$0] != nil }
            for name in unknown {
                let braces = place(ofPlaceholder: name, in: text.base)
                guard braces != text.base.span else { continue }
                dangling[name]?.spans.append(Span(braces.lower + 1, braces.upper - 1))
            }
            if reader.lost.hasUnknownNames { continue }
            checkPlaceholders(text, known: known + unknown, meaning: "a field")
        }
    }

    /// Reports names in braces that stand for nothing.
    mutating func checkPlaceholders(_ text: Text, known: [String], meaning: String) {
        // In the languages with the same placeholders one report is enough.
        let unknown = placeholders(text.base.value).filter { !known.contains($0) }
        let places = unknown.map { (name: $0, place: place(ofPlaceholder: $0, in: text.base)) }
        let strangers = places.filter { nearestNames(to: $0.name, among: known).isEmpty }
            .sorted { $0.place < $1.place }
        guard strangers.count > 1 else {
            for (name, place) in places {
                reportPlaceholders("`{\(name)}` is not \(meaning)", at: [place], near: name, known)
            }
            return
        }
        for (name, place) in places where !strangers.contains(where: { $0.name == name }) {
            reportPlaceholders("`{\(name)}` is not \(meaning)", at: [place], near: name, known)
        }
        let names = quoted(strangers.map { "{\($0.name)}" }, last: "and")
        reportPlaceholders("none of \(names) is \(meaning)", at: strangers.map(\.place), near: nil, known)
    }

    private mutating func reportPlaceholders(
        _ headline: String, at places: [Span], near name: String?, _ known: [String]
    ) {
        let near = name.map { nearestNames(to: $0, among: known) } ?? []
        report(
            Diagnostic(
                NameDiagnostics.unknownPlaceholder, headline, at: places[0],
                secondary: places.dropFirst().map { .init($0) }, help: [didYouMean(near) ?? listed(known)]))
    }

    /// Where a placeholder stands in a text. Only the spec's text knows; quotes and escapes move it.
    private func place(ofPlaceholder name: String, in text: Located<String>) -> Span {
        let wanted = Array("{\(name)}".utf8)
        let bytes = reader.source.utf8
        let range = text.span.clamped(to: bytes.count).range
        guard range.count >= wanted.count else { return text.span }
        for start in range.lowerBound...(range.upperBound - wanted.count)
        where bytes[start..<start + wanted.count].elementsEqual(wanted) {
            return Span(start, start + wanted.count)
        }
        return text.span
    }
}

// MARK: Languages

extension Resolver {
    /// Reports what the strings lack or have too much; yields the languages of the form.
    mutating func finishTexts() -> [FormLocale] {
        reportUnknownStrings()
        let others = otherLocales()
        for (text, place) in texts where !others.isEmpty { reportMissing(others, in: text, place: place) }
        return [FormLocale(language)] + others.map(FormLocale.init)
    }

    /// By first appearance in the spec.
    private func otherLocales() -> [String] {
        var first: [String: Int] = [:]
        func note(_ locale: String, _ span: Span) {
            guard !isBase(locale) else { return }
            first[locale] = min(first[locale] ?? Int.max, span.lower)
        }
        for (text, _) in texts { text.translations.forEach { note($0.locale, $0.string.span) } }
        for language in own(root.strings) where isLocaleTag(language.name.value) {
            note(language.name.value, language.name.span)
        }
        return first.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    private mutating func reportMissing(_ locales: [String], in text: Text, place: Span) {
        let missing = locales.filter { locale in !text.translations.contains { $0.locale == locale } }
        // Signs such as `|` are the same in every language.
        guard !missing.isEmpty, text.base.value.contains(where: \.isLetter) else { return }
        report(
            Diagnostic(
                NameDiagnostics.missingTranslation,
                "`\(text.key)` has no text in \(quoted(missing, last: "and"))", at: place,
                help: ["add `\(text.key)` under `strings.\(missing[0])`"]))
    }

    private mutating func reportUnknownStrings() {
        let unknown = strings.values.joined().filter { !usedStrings.contains($0.key.value) }
        guard !unknown.isEmpty else { return }
        let known = usedStrings.sorted()
        for entry in unknown.sorted(by: { $0.key.span < $1.key.span }) where !isBroken(entry.key.value) {
            let near = nearestNames(to: entry.key.value, among: known)
            report(
                Diagnostic(
                    NameDiagnostics.unknownString, "no text of the form has the key `\(entry.key.value)`",
                    at: entry.key.span, help: [didYouMean(near) ?? listed(known)],
                    fixes: replacement(near, at: entry.key.span)))
        }
    }

    /// Whether a string key belongs to an element that could not be read.
    private func isBroken(_ key: String) -> Bool {
        reader.lost.ids.contains { key.hasPrefix($0 + ".") }
    }
}
