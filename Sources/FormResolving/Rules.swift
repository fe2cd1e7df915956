import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// What a rule needs to know of the field or toggle that it belongs to.
struct RuleOwner {
    var id: Located<String>
    /// The name that default errors use; nil where the element has no words of its own.
    var label: Text?
    /// The error for rules without their own.
    var error: Text?
    /// False where a hint says what is wrong or nothing does, so that rules need no error of their own.
    var needsText: Bool
    var isToggle = false
}

extension Resolver {
    /// The rules of a field or toggle in order; `required: true` beside them comes first.
    mutating func rules(_ entry: Entry, required: Key<Bool>, owner: RuleOwner) -> [Rule] {
        var rules: [Rule] = []
        var used: [String: Int] = [:]
        if let short = entry[required], short.value, let place = entry.keySpan(required) {
            let condition = owner.isToggle ? RuleCondition.checked : .required
            let error = error(nil, for: condition, named: "required", owner, at: place)
            rules.append(Rule(condition: condition, error: error, span: place.union(short.span)))
            used["required"] = 1
        }
        for rule in entry[FieldKeys.rules]?.value ?? [] {
            guard let (condition, name) = condition(rule.value, owner) else { continue }
            used[name, default: 0] += 1
            let number = used[name] ?? 1
            let place = rule.value.values[name]?.keySpan ?? rule.span
            let error = error(
                rule.value[RuleKeys.error], for: condition, named: number == 1 ? name : "\(name)\(number)",
                owner,
                at: place)
            rules.append(Rule(condition: condition, error: error, span: rule.span))
        }
        return rules
    }

    // MARK: Conditions

    private mutating func condition(_ entry: Entry, _ owner: RuleOwner) -> (RuleCondition, String)? {
        let names = RuleKeys.conditionSection.alternatives.first ?? []
        guard let name = entry.order.first(where: names.contains) else { return nil }
        checkCase(entry, beside: name)
        return condition(named: name, entry, owner).map { ($0, name) }
    }

    private mutating func condition(named name: String, _ entry: Entry, _ owner: RuleOwner) -> RuleCondition?
    {
        switch name {
        case "required": return entry[RuleKeys.required].map { _ in .required }
        case "checked": return entry[RuleKeys.checked].map { _ in .checked }
        case "length": return entry[RuleKeys.length].map { length($0.value) }
        case "matches": return patternUse(entry[RuleKeys.matches], entry).map(RuleCondition.matches)
        case "contains": return patternUse(entry[RuleKeys.contains], entry).map(RuleCondition.contains)
        case "anyOf":
            return entry[RuleKeys.anyOf].flatMap { conditions($0.value, owner) }.map(RuleCondition.anyOf)
        case "allOf":
            return entry[RuleKeys.allOf].flatMap { conditions($0.value, owner) }.map(RuleCondition.allOf)
        case "not": return entry[RuleKeys.not].flatMap { condition($0.value, owner) }.map { .not($0.0) }
        case "format": return entry[RuleKeys.format].map { .format($0.value) }
        case "equals": return comparison(entry[RuleKeys.equals], owner, isEqual: true)
        case "differs": return comparison(entry[RuleKeys.differs], owner, isEqual: false)
        case "atLeast": return entry[RuleKeys.atLeast].flatMap { atLeast($0.value) }
        case "oneOf": return entry[RuleKeys.oneOf].map { .oneOf($0.value.map(\.value)) }
        case "allowed": return entry[RuleKeys.allowed].map { .allowed($0.value) }
        case "forbidden": return entry[RuleKeys.forbidden].map { .forbidden($0.value) }
        default: return nil
        }
    }

    /// Only patterns can be taken in any case; beside another condition the key would change nothing.
    private mutating func checkCase(_ entry: Entry, beside name: String) {
        guard name != RuleKeys.matches.name, name != RuleKeys.contains.name,
            let key = entry.keySpan(RuleKeys.ignoreCase)
        else { return }
        let help =
            switch name {
            case "oneOf": "write the values as a pattern: `matches: '(?:one|two)'`"
            case "anyOf", "allOf", "not": "write it beside the `matches` or `contains` inside"
            default: "remove it"
            }
        report(
            Diagnostic(
                ShapeDiagnostics.exclusiveKeys,
                "`ignoreCase` belongs to `matches` and `contains`, not to `\(name)`",
                at: key, help: [help]))
    }

    /// Nil where one of them could not be read: the others alone mean something else.
    private mutating func conditions(_ entries: [Located<Entry>], _ owner: RuleOwner) -> [RuleCondition]? {
        var result: [RuleCondition] = []
        for entry in entries {
            if let (condition, _) = condition(entry.value, owner) { result.append(condition) }
        }
        return result.count == entries.count ? result : nil
    }

    private func length(_ range: ClosedRange<Int>) -> RuleCondition {
        .length(
            minimum: range.lowerBound > 0 ? range.lowerBound : nil,
            maximum: range.upperBound < Int.max ? range.upperBound : nil)
    }

    private mutating func patternUse(_ pattern: Located<PatternSyntax>?, _ entry: Entry) -> PatternUse? {
        guard let pattern else { return nil }
        let ignoresCase = entry[RuleKeys.ignoreCase]?.value
        guard pattern.value.isName else {
            return PatternUse(name: nil, source: pattern.value.source, ignoresCase: ignoresCase ?? false)
        }
        let name = Located(pattern.value.source.text, pattern.span)
        usedPatterns.insert(name.value)
        guard let named = patterns[name.value] else {
            reportUnknownPattern(name)
            return nil
        }
        return PatternUse(name: name, source: named.source, ignoresCase: ignoresCase ?? named.ignoresCase)
    }

    private mutating func reportUnknownPattern(_ name: Located<String>) {
        if root.isBroken(RootKeys.patterns) || reader.unreadNames.contains(name.value) { return }
        let near = nearestNames(to: name.value, among: patterns.keys.sorted())
        // A pattern that is meant by a misspelt name is not reported as unused as well.
        usedPatterns.formUnion(near)
        noteUnknown(
            name.value,
            Diagnostic(
                NameDiagnostics.unknownPattern, "`patterns` has no `\(name.value)`", at: name.span,
                help: [
                    didYouMean(near)
                        ?? "add it under `patterns`, or write `(?:\(name.value))` if it is a regular expression"
                ], fixes: replacement(near, at: name.span)))
    }

    private mutating func comparison(_ other: Located<String>?, _ owner: RuleOwner, isEqual: Bool)
        -> RuleCondition?
    {
        guard let other else { return nil }
        guard other.value != owner.id.value else {
            report(
                Diagnostic(
                    NameDiagnostics.selfReference, "`\(other.value)` is compared with itself", at: other.span,
                    help: ["name the other field"]))
            return nil
        }
        guard let field = field(other) else { return nil }
        if isEqual { comparisons.append((owner.id.value, field)) }
        return isEqual ? .equals(field: field.value) : .differs(field: field.value)
    }

    private mutating func atLeast(_ entries: [NamedEntry<Int>]) -> RuleCondition? {
        var counts: [ClassCount] = []
        for entry in entries {
            var set = CharacterSet(classes: [], literals: [])
            let isKnown = about("`atLeast`") {
                $0.addCharacters(entry.name.value, at: entry.name.span, to: &set)
            }
            if isKnown { counts.append(ClassCount(characters: set, count: entry.value.value)) }
        }
        return counts.isEmpty ? nil : .atLeast(counts)
    }
}

// MARK: Error texts

extension Resolver {
    private mutating func error(
        _ written: Located<TextSyntax>?, for condition: RuleCondition, named name: String, _ owner: RuleOwner,
        at place: Span
    ) -> Text? {
        let key = "\(owner.id.value).\(name)"
        if let text = text(written, key: key) { return filled(text, condition, owner, isWritten: true) }
        if written != nil { return nil }
        if let error = owner.error { return filled(error, condition, owner, isWritten: true) }
        guard owner.needsText else { return nil }
        guard let english = englishError(condition) else { return nil }
        if let text = defaultText(english, key: key, at: place) {
            return filled(text, condition, owner, isWritten: false)
        }
        report(
            Diagnostic(
                ShapeDiagnostics.missingText, "the rule has no error text in `\(language)`", at: place,
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
        _ text: Text, _ condition: RuleCondition, _ owner: RuleOwner, isWritten: Bool
    ) -> Text {
        let numbers = numbers(condition)
        if isWritten {
            checkPlaceholders(
                text, known: numbers.keys.sorted() + ["label", "Label"], meaning: "a value of this rule")
        }
        var text = text
        text.base.value = filling(text.base.value, values(numbers, owner, locale: language))
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
        let label = owner.label?.string(in: locale) ?? words(in: owner.id.value).joined(separator: " ")
        return numbers.merging(["label": lowercasedStart(label), "Label": uppercasedStart(label)]) {
            first, _ in first
        }
    }

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
