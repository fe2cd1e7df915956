package import FormModel
package import FormPatterns
import Foundation

/// Reads conditions as sets of texts, so that questions about them can be decided.
///
/// What is read is the meaning over a value that is not empty: an empty value meets every condition but `required`
/// and `checked`, whatever they ask.
package struct RuleReading: Sendable {
    private struct Key: Hashable {
        let text: String
        let ignoresCase: Bool
    }

    private var patterns: [Key: Pattern] = [:]

    /// Parses every pattern of the fields' rules once.
    init(_ form: LoginForm) {
        for (_, field) in form.fields {
            for rule in field.rules {
                for use in rule.condition.patternUses { add(use) }
            }
        }
        for named in form.patterns { add(named.source, named.ignoresCase) }
    }

    private mutating func add(_ use: PatternUse) { add(use.source, use.ignoresCase) }

    private mutating func add(_ source: PatternSource, _ ignoresCase: Bool) {
        let key = Key(text: source.text, ignoresCase: ignoresCase)
        guard patterns[key] == nil else { return }
        patterns[key] = Pattern.parse(key.text, flags: ignoresCase ? .ignoringCase : []).pattern
    }

    /// The parsed pattern; nil where ICU refuses it.
    package func pattern(_ use: PatternUse) -> Pattern? {
        patterns[Key(text: use.source.text, ignoresCase: use.ignoresCase)]
    }

    /// The texts that meet a condition; nil where that depends on more than the text, or a pattern is broken.
    package func language(of condition: RuleCondition) -> Language? {
        switch condition {
        case .required: .anything
        case .length(let minimum, let maximum): .length(minimum: minimum ?? 0, maximum: maximum)
        case .matches(let use): pattern(use).map { .pattern($0, .whole) }
        case .contains(let use): pattern(use).map { .pattern($0, .search) }
        case .anyOf(let conditions): languages(of: conditions).map { .anyOf($0) }
        case .allOf(let conditions): languages(of: conditions).map { .allOf($0) }
        case .not(let inner): language(of: inner).map { .not($0) }
        case .format(let format): format.language
        case .atLeast(let counts): .allOf(counts.map { .atLeast($0.count, $0.characters.scalars) })
        case .oneOf(let values): .anyOf(values.map { .text($0) })
        case .allowed(let set): .only(set.scalars)
        case .forbidden(let set): .only(set.scalars.complement)
        case .equals, .differs, .checked: nil
        }
    }

    private func languages(of conditions: [RuleCondition]) -> [Language]? {
        let all = conditions.compactMap(language)
        return all.count == conditions.count ? all : nil
    }

    /// A language with every text that meets the condition, or with every one that does not, also those with characters
    /// of several scalars; it may have others. Nil where nothing is known.
    func wideLanguage(of condition: RuleCondition, isMet: Bool = true) -> Language? {
        guard condition.countsCharacters else {
            return language(of: condition).map { isMet ? $0 : .not($0) }
        }
        switch condition {
        case .length(let minimum, let maximum):
            if isMet { return Self.wideLanguage(ofLength: minimum, maximum) }
            let shorter = minimum.map { $0 > 0 ? Self.wideLanguage(ofLength: nil, $0 - 1) : .nothing }
            let longer = maximum.map { Self.wideLanguage(ofLength: $0 + 1, nil) }
            return .anyOf([shorter, longer].compactMap { $0 })
        case .oneOf(let values):
            guard values.allSatisfy(\.isItsOnlySpelling) else { return nil }
            let texts = Language.anyOf(values.map { .text($0) })
            return isMet ? texts : .not(texts)
        case .not(let inner): return wideLanguage(of: inner, isMet: !isMet)
        case .allOf(let conditions): return wideLanguage(of: conditions, isMet, needsAll: isMet)
        case .anyOf(let conditions): return wideLanguage(of: conditions, isMet, needsAll: !isMet)
        default: return nil
        }
    }

    private func wideLanguage(of conditions: [RuleCondition], _ isMet: Bool, needsAll: Bool) -> Language? {
        let known = conditions.compactMap { wideLanguage(of: $0, isMet: isMet) }
        if needsAll { return .allOf(known) }
        return known.count == conditions.count ? .anyOf(known) : nil
    }

    /// A character has at least one scalar, and these begin one each unless something before joins them.
    private static func wideLanguage(ofLength minimum: Int?, _ maximum: Int?) -> Language {
        let few = maximum.map { most in
            Language.anyOf([
                .not(.atLeast(most + 1, .singleCharacters)),
                .atLeast(1, ScalarSet.singleCharacters.complement),
            ])
        }
        return .allOf([.length(minimum: minimum ?? 0, maximum: nil)] + [few].compactMap { $0 })
    }
}

extension String {
    /// Whether no other text is canonically equivalent, as far as composed and decomposed forms tell (UAX 15).
    fileprivate var isItsOnlySpelling: Bool {
        let forms = [precomposedStringWithCanonicalMapping, decomposedStringWithCanonicalMapping]
        return forms.allSatisfy { $0.unicodeScalars.elementsEqual(unicodeScalars) }
    }
}

extension RuleCondition {
    /// The other field of `equals` and `differs`.
    package var comparison: (field: String, isEqual: Bool)? {
        switch self {
        case .equals(let field): (field, true)
        case .differs(let field): (field, false)
        default: nil
        }
    }

    /// What the rule asks in a few words, for the label beside it.
    package var asks: String {
        switch self {
        case .required: "must not be empty"
        case .length(let minimum?, let maximum?) where minimum == maximum: "requires \(minimum) characters"
        case .length(let minimum?, let maximum?): "requires \(minimum) to \(maximum) characters"
        case .length(let minimum?, nil): "requires at least \(minimum) characters"
        case .length(nil, let maximum?): "allows at most \(maximum) characters"
        case .length(nil, nil): "allows any length"
        case .matches: "requires the whole value to match"
        case .contains: "requires a match somewhere in the value"
        case .anyOf: "requires one of these"
        case .allOf: "requires all of these"
        case .not: "rejects values that satisfy this"
        case .format(let format): "requires the format `\(format.rawValue)`"
        case .equals(let field): "requires the same value as in `\(field)`"
        case .differs(let field): "requires a different value than in `\(field)`"
        case .atLeast: "requires a minimum number of these characters"
        case .oneOf: "requires one of these values"
        case .allowed: "allows only these characters"
        case .forbidden: "forbids these characters"
        case .checked: "must be on"
        }
    }

    /// Every pattern in the condition, in the order of the spec.
    var patternUses: [PatternUse] {
        searches.map(\.pattern)
    }

    /// Every pattern with how it is applied: to the whole value or anywhere in it.
    package var searches: [(pattern: PatternUse, use: MatchMode)] {
        switch argument {
        case .pattern(let pattern, let isSearched): [(pattern, isSearched ? .search : .whole)]
        default: inner.flatMap(\.searches)
        }
    }

    /// Whether the condition speaks of user-perceived characters, of which one may be several scalars, or compares
    /// texts, which Swift does by canonical equivalence.
    var countsCharacters: Bool {
        switch argument {
        case .bounds, .values: true
        default: self == .format(.url) || inner.contains(where: \.countsCharacters)
        }
    }
}

extension FormModel.CharacterSet {
    /// The scalars of the set.
    package var scalars: ScalarSet {
        classes.reduce(ScalarSet(literals)) { $0.union($1.scalars) }
    }
}

extension FormModel.CharacterSet.Class {
    fileprivate var scalars: ScalarSet {
        switch self {
        case .letters: ScalarSet("a"..."z").union(ScalarSet("A"..."Z"))
        case .lowercase: ScalarSet("a"..."z")
        case .uppercase: ScalarSet("A"..."Z")
        case .digits: ScalarSet("0"..."9")
        case .symbols: ScalarSet([0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E])
        case .space: ScalarSet(" ")
        case .anyLetters: .letters
        case .anyDigits: .decimalDigits
        }
    }
}
