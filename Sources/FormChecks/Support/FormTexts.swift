import FormDiagnostics
import FormModel
import FormSource

/// A text that a person reads in one language.
struct Wording {
    /// BCP 47 tag.
    var locale: String
    var string: Located<String>

    /// The language without region and script.
    var language: String { String(locale.lowercased().prefix { $0 != "-" && $0 != "_" }) }
}

extension LoginForm {
    /// Tag of the language that texts without one are in.
    var baseLocale: String { locales.first?.tag ?? "en" }

    /// The text in every language that the spec has it in; nothing for texts that the compiler made.
    func wordings(of text: LocalizedText) -> [Wording] {
        let translations = text.translations.map { Wording(locale: $0.locale, string: $0.string) }
        return text.isDefault
            ? translations : [Wording(locale: baseLocale, string: text.base)] + translations
    }

    /// Every text of the spec, each once, in no particular order.
    var writtenTexts: [LocalizedText] {
        var seen: Set<String> = []
        let all =
            [navigationTitle].compactMap { $0 } + allElements.flatMap(texts) + errorTexts + outcomeTexts
            + stateOverrides.compactMap(\.title)
        return all.filter { seen.insert("\($0.key) \($0.base.span.lower)").inserted }
    }

    private func texts(of element: Element) -> [LocalizedText] {
        let own: [LocalizedText?] =
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
    var errorTexts: [LocalizedText] {
        allElements.flatMap(\.rules).compactMap(\.error) + submission.checks.map(\.error) + answerTexts
    }

    /// What is said when the server does not let the person in.
    var answerTexts: [LocalizedText] {
        submission.serverErrors.map(\.error) + [submission.rejected, submission.failed].compactMap { $0 }
    }

    private var outcomeTexts: [LocalizedText] {
        submission.succeeded.flatMap { outcome -> [LocalizedText] in
            guard case .alert(let title, let message, let fallback, let button) = outcome else { return [] }
            return [title, message, button] + [fallback?.message].compactMap { $0 }
        }
    }
}

extension LoginForm {
    /// When each element shows, by id: its own condition, or that of the outermost stack that has one.
    var visibilities: [String: VisibilityCondition] {
        var result: [String: VisibilityCondition] = [:]
        func visit(_ elements: [Element], in outer: VisibilityCondition) {
            for element in elements {
                let own = element.visibility.value
                let visibility = outer == .always || own == .never ? own : outer
                result[element.id.value] = visibility
                visit(element.children, in: visibility)
            }
        }
        visit(body, in: .always)
        return result
    }

    /// Every element that shows at some time.
    var shownElements: [Element] {
        let visibilities = visibilities
        return allElements.filter { visibilities[$0.id.value] != .never }
    }

    /// Every field that shows at some time, with its element.
    var shownFields: [(element: Element, field: Field)] {
        let visibilities = visibilities
        return fields.filter { visibilities[$0.element.id.value] != .never }
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
    var visibleName: LocalizedText? {
        switch kind {
        case .field(let field): field.caption ?? field.placeholder
        case .button(let button): button.title
        case .provider(let provider): provider.title
        default: nil
        }
    }

    /// What assistive technology calls it.
    var accessibleName: LocalizedText? { accessibility.label ?? visibleName }
}

extension LocalizedText {
    /// No text at all, or only white space.
    var isBlank: Bool { base.value.allSatisfy(\.isWhitespace) }
}
