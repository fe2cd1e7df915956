import FormModel
import FormSource

// A rule in words. Patterns come as they are; the caller escapes the whole for its format.

extension RuleCondition {
    /// What the rule asks, for example `8 to 12 characters`.
    var description: String {
        switch self {
        case .required: "not empty"
        case .length(let minimum, let maximum): RuleCondition.lengthDescription(minimum, maximum)
        case .matches(let pattern): "the whole value matches \(pattern.description)"
        case .contains(let pattern): "\(pattern.description) is found in the value"
        case .anyOf(let conditions): "any of: " + conditions.map(\.description).joined(separator: "; ")
        case .allOf(let conditions): "all of: " + conditions.map(\.description).joined(separator: "; ")
        case .not(let condition): "not: \(condition.description)"
        case .format(let format): format.description
        case .equals(let field): "the same as \(field)"
        case .differs(let field): "not the same as \(field)"
        case .atLeast(let counts): "at least " + counts.map(\.description).joined(separator: ", ")
        case .oneOf(let values): "one of " + values.map(Escaping.quoted).joined(separator: ", ")
        case .allowed(let set): "only \(set.description)"
        case .forbidden(let set): "no \(set.description)"
        case .checked: "on"
        }
    }

    private static func lengthDescription(_ minimum: Int?, _ maximum: Int?) -> String {
        switch (minimum, maximum) {
        case (let low?, let high?) where low == high: "exactly \(low) characters"
        case (let low?, let high?): "\(low) to \(high) characters"
        case (let low?, nil): "at least \(low) characters"
        case (nil, let high?): "at most \(high) characters"
        case (nil, nil): "any length"
        }
    }
}

extension PatternUse {
    /// The pattern's name, or the pattern itself.
    var description: String {
        let what = name.map { "pattern \($0.value)" } ?? Escaping.line(source.text)
        return ignoresCase ? what + " in any case" : what
    }
}

extension Format {
    /// What the format is.
    var description: String {
        switch self {
        case .email: "an e-mail address"
        case .url: "a URL"
        case .phone: "a phone number of 7 to 15 digits"
        case .digits: "only digits 0-9"
        case .alphanumeric: "only letters a-z and digits 0-9"
        }
    }
}

extension ClassCount {
    /// How many of which characters.
    var description: String { "\(count) of \(characters.description)" }
}

extension CharacterSet {
    /// The classes and then the single characters.
    var description: String {
        let names = classes.map(\.description)
        let characters = literals.map { Escaping.quoted(String($0)) }
        return (names + characters).joined(separator: " ")
    }
}

extension CharacterSet.Class {
    /// The plural that follows a number.
    var description: String {
        switch self {
        case .letters: "letters a-z"
        case .lowercase: "lower-case letters"
        case .uppercase: "upper-case letters"
        case .digits: "digits"
        case .symbols: "symbols"
        case .space: "spaces"
        case .anyLetters: "letters of any script"
        case .anyDigits: "digits of any script"
        }
    }
}
