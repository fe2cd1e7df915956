import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// What a rule needs to know of the field or toggle that it belongs to.
struct RuleOwner {
    var id: Located<String>
    /// What default errors may call it, the best first; empty where the element has no words of its own.
    var names: [LocalizedText]
    /// The error for rules without their own.
    var error: LocalizedText?
    /// False where a hint says what is wrong or nothing does, so that rules need no error of their own.
    var needsText: Bool
    var isToggle = false
}

extension Resolver {
    /// The rules of a field or toggle in order; `required: true` beside them comes first.
    /// Poisoned where one of them could not be read: what the others accept says nothing then.
    mutating func rules(_ written: Key<[Located<RuleKeys>]>, required: Key<Bool>, owner: RuleOwner)
        -> Poisonable<[Rule]>
    {
        var rules: [Rule] = []
        var isPoisoned = written.isPoisoned || required.isPoisoned
        var used: [String: Int] = [:]
        if let short = required.wrappedValue, short.value, let span = required.span {
            let condition = owner.isToggle ? RuleCondition.checked : .required
            let error = error(nil, for: condition, named: "required", owner, at: span)
            rules.append(Rule(condition: condition, error: error, span: span.union(short.span)))
            used["required"] = 1
        }
        for rule in written.wrappedValue?.value ?? [] {
            guard let (condition, kind) = condition(rule.value.condition, owner) else {
                isPoisoned = true
                continue
            }
            let name = kind.rawValue
            used[name, default: 0] += 1
            let number = used[name] ?? 1
            let span = rule.value.condition.conditions.first?.span ?? rule.span
            let error = error(
                rule.value.error, for: condition, named: number == 1 ? name : "\(name)\(number)",
                owner,
                at: span)
            rules.append(Rule(condition: condition, error: error, span: rule.span))
        }
        return Poisonable(rules, isPoisoned: isPoisoned)
    }

    // MARK: Conditions

    private mutating func condition(_ entry: ConditionKeys, _ owner: RuleOwner) -> (RuleCondition, RuleKind)?
    {
        guard let first = entry.conditions.first else { return nil }
        let kind = first.kind
        checkCase(entry, beside: kind)
        guard let written = first.syntax else { return nil }
        return condition(written, ignoresCase: entry.ignoreCase?.value, owner).map { ($0, kind) }
    }

    private mutating func condition(
        _ written: ConditionSyntax, ignoresCase: Bool?, _ owner: RuleOwner
    ) -> RuleCondition? {
        switch written {
        case .complete(let condition): condition
        case .pattern(let pattern, let make): patternUse(pattern, ignoresCase).map(make)
        case .field(let other, let make): comparison(other, owner, make)
        case .conditions(let entries, let make): conditions(entries, owner).map(make)
        case .condition(let entry, let make): condition(entry, owner).map { make($0.0) }
        }
    }

    /// Reports `ignoreCase` beside a condition that is no pattern, where the key would change nothing.
    private mutating func checkCase(_ entry: ConditionKeys, beside kind: RuleKind) {
        guard let key = entry.$ignoreCase.span else { return }
        let help: String
        switch kind {
        case .matches, .contains: return
        case .oneOf: help = "write the values as a pattern: `matches: '(?:one|two)'`"
        case .anyOf, .allOf, .not: help = "write it next to the `matches` or `contains` inside"
        default: help = "remove it"
        }
        report(
            Diagnostic(
                ShapeDiagnostics.exclusiveKeys,
                "`ignoreCase` belongs to `matches` and `contains`, not to `\(kind.rawValue)`",
                at: key, help: [help]))
    }

    /// Nil where one of them could not be read: the others alone mean something else.
    private mutating func conditions(_ entries: [ConditionKeys], _ owner: RuleOwner) -> [RuleCondition]? {
        var result: [RuleCondition] = []
        for entry in entries {
            if let (condition, _) = condition(entry, owner) { result.append(condition) }
        }
        return result.count == entries.count ? result : nil
    }

    private mutating func patternUse(_ pattern: Located<PatternSyntax>, _ ignoresCase: Bool?) -> PatternUse? {
        guard pattern.value.isName else {
            return PatternUse(name: nil, source: pattern.value.source, ignoresCase: ignoresCase ?? false)
        }
        let name = Located(pattern.value.source.text, pattern.span)
        found.note(usedPattern: name.value)
        guard let named = symbols.patterns[name.value] else {
            reportUnknownPattern(name)
            return nil
        }
        return PatternUse(name: name, source: named.source, ignoresCase: ignoresCase ?? named.ignoresCase)
    }

    private mutating func reportUnknownPattern(_ name: Located<String>) {
        if root.$patterns.isUnreadable || root.patterns?.value.isUnreadable(name.value) == true { return }
        if symbols.unreadPatterns.contains(name.value) { return }
        let suggestions = nearestNames(to: name.value, among: symbols.patterns.keys.sorted())
        // A pattern that is meant by a misspelled name is not reported as unused as well.
        for name in suggestions { found.note(usedPattern: name) }
        found.note(
            unknown: name.value,
            Diagnostic(
                NameDiagnostics.unknownPattern, "`patterns` has no `\(name.value)`", at: name.span,
                help: [
                    didYouMean(suggestions)
                        ?? "add it under `patterns`, or write `(?:\(name.value))` if it is a regular expression"
                ], fixes: replacement(suggestions, at: name.span)))
    }

    private mutating func comparison(
        _ other: Located<String>, _ owner: RuleOwner, _ make: (String) -> RuleCondition
    ) -> RuleCondition? {
        guard other.value != owner.id.value else {
            report(
                Diagnostic(
                    NameDiagnostics.selfReference, "`\(other.value)` is compared with itself", at: other.span,
                    help: ["name the other field"]))
            return nil
        }
        guard let field = field(other) else { return nil }
        let condition = make(field.value)
        if condition.kind == .equals { found.note(comparisonFrom: owner.id.value, to: field) }
        return condition
    }
}

// MARK: Error texts

extension Resolver {
    private mutating func error(
        _ written: Located<TextSyntax>?, for condition: RuleCondition, named name: String, _ owner: RuleOwner,
        at span: Span
    ) -> LocalizedText? {
        let key = "\(owner.id.value).\(name)"
        if let text = text(written, key: key) { return filled(text, condition, owner, isWritten: true) }
        if written != nil { return nil }
        if let error = owner.error { return filled(error, condition, owner, isWritten: true) }
        guard owner.needsText else { return nil }
        guard let english = englishError(condition) else { return nil }
        if let text = defaultText(english, key: key, at: span) {
            return filled(text, condition, owner, isWritten: false)
        }
        report(
            Diagnostic(
                ShapeDiagnostics.missingText, "the rule has no error text in `\(symbols.language)`",
                at: span,
                help: ["add `error:` with the text to the rule or to the field"]))
        return nil
    }

    /// GOV.UK's templates for error messages.
    private func englishError(_ condition: RuleCondition) -> String? {
        switch condition {
        case .required: return "Enter {label}"
        case .length(let minimum?, nil): return "{Label} must be \(minimum) characters or more"
        case .length(nil, let maximum?): return "{Label} must be \(maximum) characters or fewer"
        case .length(let minimum?, let maximum?):
            return minimum == maximum
                ? "{Label} must be \(minimum) characters"
                : "{Label} must be between \(minimum) and \(maximum) characters"
        case .format(.email): return "Enter an email address in the correct format, like name@example.com"
        case .format(.url): return "Enter a web address in the correct format, like https://example.com"
        case .format(.phone): return "Enter a phone number, like 01632 960 001 or +44 808 157 0192"
        case .format(.digits): return "{Label} must only include numbers"
        case .format(.alphanumeric): return "{Label} must only include letters a to z and numbers"
        default: return nil
        }
    }

    /// Puts the rule's numbers and the field's name in.
    private mutating func filled(
        _ text: LocalizedText, _ condition: RuleCondition, _ owner: RuleOwner, isWritten: Bool
    ) -> LocalizedText {
        let numbers = numbers(condition)
        found.note(textWithValues: text.key)
        if isWritten {
            let known = numbers.keys.sorted() + ["label", "Label"]
            for mistake in symbols.source.placeholderMistakes(
                in: text, known: known, meaning: "a value of this rule")
            { report(mistake) }
        }
        var text = text
        text.base.value = filling(text.base.value, values(numbers, owner, locale: symbols.language))
        for index in text.translations.indices {
            let locale = text.translations[index].locale
            text.translations[index].string.value = filling(
                text.translations[index].string.value, values(numbers, owner, locale: locale))
        }
        return text
    }

    private func numbers(_ condition: RuleCondition) -> [String: String] {
        guard case .length(let minimum, let maximum) = condition else { return [:] }
        var numbers: [String: String] = [:]
        if let minimum { numbers["min"] = String(minimum) }
        if let maximum { numbers["max"] = String(maximum) }
        return numbers
    }

    private func values(_ numbers: [String: String], _ owner: RuleOwner, locale: String) -> [String: String] {
        let named = owner.names.lazy.compactMap { nameInSentence($0.string(in: locale)) }.first
        let label = named ?? words(in: owner.id.value).joined(separator: " ")
        return numbers.merging(["label": lowercasedStart(label), "Label": uppercasedStart(label)]) {
            first, _ in first
        }
    }

    /// The words as a name in the middle of a sentence: without signs that belong to a label, without the verb of an
    /// instruction. Nil for an example of a value, which is no name.
    private func nameInSentence(_ words: String) -> String? {
        var name = Substring(words)
        if let note = name.lastIndex(of: "("), name.last == ")" { name = name[..<note] }
        while let last = name.last, ":*….".contains(last) || last.isWhitespace { name.removeLast() }
        let first = name.prefix { !$0.isWhitespace }
        if symbols.isEnglish, Self.instructions.contains(first.lowercased()) {
            name = name.dropFirst(first.count).drop(while: \.isWhitespace)
        }
        let isExample = name.contains("@") || name.contains("://") || !name.contains(where: \.isLetter)
        return isExample || name.isEmpty ? nil : String(name)
    }

    private static let instructions: Set<String> = ["enter", "type", "write", "provide"]

    /// `User name` becomes `user name`; `PIN` and `E-Mail` stay.
    private func lowercasedStart(_ text: String) -> String {
        let second = text.dropFirst().first
        guard let first = text.first, second?.isLowercase == true || second?.isWhitespace == true else {
            return text
        }
        return first.lowercased() + text.dropFirst()
    }

    private func uppercasedStart(_ text: String) -> String {
        text.first.map { $0.uppercased() + text.dropFirst() } ?? text
    }
}
