/// What a field's rules say about a value.
package enum RuleVerdict: Sendable, Hashable {
    case accepted
    /// The first rule that the value breaks, by its place in the field's rules.
    case refused(rule: Int)
    /// A rule before any that refuses could not be decided.
    case undecided(rule: Int)
}

/// Runs a field's rules over values.
package struct RuleEvaluator: Sendable {
    private let matcher: any PatternMatcher

    package init(_ matcher: any PatternMatcher) { self.matcher = matcher }

    /// The verdict on a value as it is typed; white space around it is removed first where the field trims.
    ///
    /// - Parameter others: the texts of other fields by id; a field that is not there is empty.
    package func verdict(on typed: String, in field: Field, others: [String: String] = [:]) -> RuleVerdict {
        let value = field.trims.value ? RuleEvaluator.trimmed(typed) : typed
        for (index, rule) in field.rules.enumerated() {
            switch meets(rule.condition, value, others) {
            case true?: continue
            case false?: return .refused(rule: index)
            case nil: return .undecided(rule: index)
            }
        }
        return .accepted
    }

    /// Whether a value meets a condition; nil where that cannot be said. An empty value meets all but `required`.
    package func meets(_ condition: RuleCondition, _ value: String, _ others: [String: String] = [:]) -> Bool?
    {
        if value.isEmpty { return !condition.wantsValue }
        return condition.isMet(by: value, others, matcher)
    }

    /// The value without the whitespace (Unicode `White_Space`) at both ends.
    package static func trimmed(_ value: String) -> String {
        let isBlank: (Unicode.Scalar) -> Bool = \.properties.isWhitespace
        let scalars = value.unicodeScalars.drop(while: isBlank)
        guard let last = scalars.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(scalars[...last])
    }
}

extension CharacterSet {
    /// Whether a scalar belongs to one of the classes or is one of the literals.
    package func contains(_ scalar: Unicode.Scalar) -> Bool {
        literals.contains(scalar) || classes.contains { $0.contains(scalar) }
    }
}

extension CharacterSet.Class {
    /// Whether a scalar belongs to the class.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .letters: ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        case .lowercase: ("a"..."z").contains(scalar)
        case .uppercase: ("A"..."Z").contains(scalar)
        case .digits: ("0"..."9").contains(scalar)
        case .symbols: Self.isSymbol(scalar)
        case .space: scalar == " "
        case .anyLetters: scalar.properties.generalCategory.isLetter
        case .anyDigits: scalar.properties.generalCategory == .decimalNumber
        }
    }

    /// ASCII punctuation and symbols: what is printed and is no letter, digit or space.
    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        guard ("!"..."~").contains(scalar) else { return false }
        return !letters.contains(scalar) && !digits.contains(scalar)
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isLetter: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
