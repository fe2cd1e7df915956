import FormModel
package import FormPatterns

/// A field's rules as sets of texts.
///
/// A rule that compares the field with another is met by any text here: the other field can hold whatever it takes.
package struct FieldLanguages: Sendable {
    /// The values that the rules get, without the empty one: where the field trims, none starts or ends with a blank.
    package let values: Language
    /// One for each rule; nil where a rule cannot be read as a set of texts.
    package let rules: [Language?]
    /// Whether `values` is only the texts in which each scalar is one user-perceived character: rules that count
    /// characters are decided for these.
    package let isOverSingleCharacters: Bool
    /// What each question about the field may cost.
    package let budget: Budget
    /// What all questions about the field may cost together.
    private let account: WorkAccount

    /// What one question about a field may cost, about a tenth of a second.
    package static let budget = Budget(states: 8_000, work: 400_000)
    /// What all questions about a field may cost, about a second.
    private static let workOfAll = 1_200_000

    /// Reads each rule once; nothing is searched for yet.
    init(_ field: Field, _ reading: RuleReading) {
        rules = field.rules.map { rule in
            rule.condition.comparison == nil ? reading.language(of: rule.condition) : .anything
        }
        isOverSingleCharacters = field.rules.contains { $0.condition.countsCharacters }
        values = Self.values(trimmed: field.trims.value, singleCharacters: isOverSingleCharacters)
        account = WorkAccount(work: Self.workOfAll)
        budget = Self.budget.charged(to: account)
    }

    private static func values(trimmed: Bool, singleCharacters: Bool) -> Language {
        let held = [Language.length(minimum: 1, maximum: nil), .held(trimmed: trimmed)]
        return .allOf(held + (singleCharacters ? [.only(.singleCharacters)] : []))
    }

    /// The values that meet all the rules of the given indices that can be read.
    package func meeting(_ indices: some Sequence<Int>) -> Language {
        .allOf([values] + indices.compactMap { rules[$0] })
    }

    /// The values that meet every rule.
    package var accepted: Language { meeting(rules.indices) }

    /// Whether every rule of the indices can be read.
    func canRead(_ indices: some Sequence<Int>) -> Bool {
        indices.allSatisfy { rules[$0] != nil }
    }

    /// Whether questions were left open because others had cost so much.
    package var isExhausted: Bool { account.isExhausted }

    /// A shortest value of a language.
    package func shortest(_ language: Language) -> Finding {
        Finding(language.shortestMember(budget: budget))
    }

    /// A shortest accepted value other than a text.
    package func accepted(otherThan text: String) -> Finding {
        shortest(.allOf([accepted, .not(.text(text))]))
    }

    /// A shortest accepted value of some characters alone.
    package func shortestAccepted(of characters: String) -> Finding {
        shortest(.allOf([accepted, .only(ScalarSet(characters))]))
    }

    /// The length of the longest accepted value in scalars; nil where there is no longest or it is not decided.
    package var longest: Int? { accepted.maximumLength(budget: budget).value ?? nil }

    /// A value of the language with the given number of characters; nil where none is known.
    func member(of language: Language, length: Int) -> String? {
        language.member(ofLength: length, budget: budget).value
    }
}

/// The answer to "which value does that?".
package enum Finding: Sendable, Hashable {
    case value(String)
    /// No value does.
    case none
    /// Beyond the procedure or its budget; the reason is a clause.
    case undecided(String)

    init(_ decision: Decision<String>) {
        switch decision {
        case .yes(let text): self = .value(text)
        case .no: self = .none
        case .undecided(let reason): self = .undecided(reason)
        }
    }

    /// The value; nil where there is none and where that is not decided.
    package var value: String? {
        if case .value(let text) = self { text } else { nil }
    }
}

extension Language {
    /// The texts that rules get from a field, the empty one too: one line, as a text field holds no other, and without a
    /// blank at either end where the field trims.
    package static func held(trimmed: Bool) -> Language {
        let line = Language.only(ScalarSet.lineTerminators.complement)
        guard trimmed else { return line }
        let inside = Language.scalar(ScalarSet.whiteSpace.complement)
        return .allOf([.anyOf([.empty, inside, .sequence([inside, .anything, inside])]), line])
    }
}
