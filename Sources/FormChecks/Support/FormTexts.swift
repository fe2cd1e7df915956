import FormDiagnostics
import FormModel

/// A text that a person reads in one language.
struct Wording {
    /// BCP 47 tag.
    var locale: String
    var string: Located<String>

    /// The language without region and script.
    var language: String { String(locale.lowercased().prefix { $0 != "-" && $0 != "_" }) }
}

extension Form {
    /// Tag of the language that texts without one are in.
    var baseLocale: String { locales.first?.tag ?? "en" }

    /// The text in every language that the spec has it in; nothing for texts that the compiler made.
    func wordings(of text: Text) -> [Wording] {
        let translations = text.translations.map { Wording(locale: $0.locale, string: $0.string) }
        return text.isDefault
            ? translations : [Wording(locale: baseLocale, string: text.base)] + translations
    }

    /// Every text of the spec, each once, in no particular order.
    var writtenTexts: [Text] {
        var seen: Set<String> = []
        let all =
            [navigationTitle].compactMap { $0 } + allElements.flatMap(texts) + errorTexts + outcomeTexts
            + stateOverrides.compactMap(\.title)
        return all.filter { seen.insert("\($0.key) \($0.base.span.lower)").inserted }
    }

    private func texts(of element: Element) -> [Text] {
        let own: [Text?] =
            switch element.kind {
            case .label(let label): [label.text] + label.links.map(\.title)
            case .button(let button): [button.title]
            case .provider(let provider): [provider.title]
            case .field(let field): [field.caption, field.placeholder, field.hint]
            default: []
            }
        return (own + [element.accessibility.label, element.accessibility.hint]).compactMap { $0 }
    }

    /// What is said when something is wrong: errors of rules, of submit checks and of the server.
    var errorTexts: [Text] {
        allElements.flatMap(\.rules).compactMap(\.error) + submission.checks.map(\.error) + answerTexts
    }

    /// What is said when the server does not let the person in.
    var answerTexts: [Text] {
        submission.serverErrors.map(\.error) + [submission.rejected, submission.failed].compactMap { $0 }
    }

    private var outcomeTexts: [Text] {
        submission.succeeded.flatMap { outcome -> [Text] in
            guard case .alert(let title, let message, let fallback, let button) = outcome else { return [] }
            return [title, message, button] + [fallback?.message].compactMap { $0 }
        }
    }
}

extension Element {
    /// The rules of a field or toggle.
    var rules: [Rule] {
        switch kind {
        case .field(let field): field.rules
        case .toggle(let toggle): toggle.rules
        default: []
        }
    }

    /// Whether a person operates it.
    var isControl: Bool {
        switch kind {
        case .field, .button, .toggle, .provider: true
        default: false
        }
    }

    /// The text on it or beside it, which a person who speaks to the device would say.
    var visibleName: Text? {
        switch kind {
        case .field(let field): field.caption ?? field.placeholder
        case .button(let button): button.title
        case .provider(let provider): provider.title
        default: nil
        }
    }

    /// What assistive technology calls it.
    var accessibleName: Text? { accessibility.label ?? visibleName }
}

extension Text {
    /// No text at all, or only white space.
    var isBlank: Bool { base.value.allSatisfy(\.isWhitespace) }
}
