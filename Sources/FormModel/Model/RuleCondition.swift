package import FormSource

/// What a rule asks of a value. An empty value meets every condition but `required` and `checked`: a field that may be
/// left empty is checked only when something is typed.
package indirect enum RuleCondition: Sendable, Hashable {
    case required
    /// Number of user-perceived characters (grapheme clusters); nil is no bound.
    case length(minimum: Int?, maximum: Int?)
    /// The whole value matches.
    case matches(PatternUse)
    /// The pattern is found somewhere in the value.
    case contains(PatternUse)
    case anyOf([RuleCondition])
    case allOf([RuleCondition])
    case not(RuleCondition)
    case format(Format)
    /// The same text as another field.
    case equals(field: String)
    case differs(field: String)
    /// The value has a minimum number of characters of each class.
    case atLeast([ClassCount])
    case oneOf([String])
    /// The value has only characters of these.
    case allowed(CharacterSet)
    /// None of these characters.
    case forbidden(CharacterSet)
    /// A toggle that has to be on.
    case checked
}

/// One rule of a field; the first rule that fails gives the message.
package struct Rule: Sendable, Hashable {
    /// What the value has to meet.
    package var condition: RuleCondition
    /// What the person reads when the rule fails; nil where the field's hint says it.
    package var error: LocalizedText?
    /// The rule in the spec.
    @IgnoredByEquality package var span: Span

    package init(condition: RuleCondition, error: LocalizedText?, span: Span) {
        self.condition = condition
        self.error = error
        self.span = span
    }
}

/// The kinds of conditions by the keys that a spec has for them; artefacts call them the same.
package enum RuleKind: String, Sendable, Hashable, CaseIterable {
    case required, length, matches, contains, anyOf, allOf, not, format, equals, differs, atLeast, oneOf,
        allowed,
        forbidden, checked
}

extension RuleCondition {
    /// The kind, without what it asks for.
    package var kind: RuleKind {
        switch self {
        case .required: .required
        case .length: .length
        case .matches: .matches
        case .contains: .contains
        case .anyOf: .anyOf
        case .allOf: .allOf
        case .not: .not
        case .format: .format
        case .equals: .equals
        case .differs: .differs
        case .atLeast: .atLeast
        case .oneOf: .oneOf
        case .allowed: .allowed
        case .forbidden: .forbidden
        case .checked: .checked
        }
    }

    /// What a condition has beside its kind. Who treats all kinds alike reads this and knows none of them.
    package enum Argument: Sendable, Hashable {
        /// Numbers of characters; nil is no bound.
        case bounds(minimum: Int?, maximum: Int?)
        /// A pattern for the whole value, or one that is looked for in it.
        case pattern(PatternUse, isSearched: Bool)
        /// Conditions inside, in the order of the spec.
        case conditions([RuleCondition])
        /// The one condition inside.
        case condition(RuleCondition)
        /// One text under its name in artefacts, such as the `format`.
        case text(String, name: String)
        /// The id of another field.
        case field(String)
        /// Numbers of characters by their sets.
        case counts([ClassCount])
        /// A list of whole values.
        case values([String])
        /// A set of characters.
        case characters(CharacterSet)
    }

    /// What it asks for; nil where the kind says everything.
    package var argument: Argument? {
        switch self {
        case .required, .checked: nil
        case .length(let minimum, let maximum): .bounds(minimum: minimum, maximum: maximum)
        case .matches(let pattern): .pattern(pattern, isSearched: false)
        case .contains(let pattern): .pattern(pattern, isSearched: true)
        case .anyOf(let conditions), .allOf(let conditions): .conditions(conditions)
        case .not(let inner): .condition(inner)
        case .format(let format): .text(format.rawValue, name: "format")
        case .equals(let field), .differs(let field): .field(field)
        case .atLeast(let counts): .counts(counts)
        case .oneOf(let values): .values(values)
        case .allowed(let set), .forbidden(let set): .characters(set)
        }
    }

    /// The id of the field that the value is compared with.
    package var comparedField: String? {
        if case .field(let id)? = argument { id } else { nil }
    }

    /// Whether it refuses an empty value, whatever else is typed: a field must be filled in, a toggle on.
    package var wantsValue: Bool { self == .required || self == .checked }

    /// The conditions inside, in the order of the spec.
    package var inner: [RuleCondition] {
        switch argument {
        case .conditions(let conditions): conditions
        case .condition(let condition): [condition]
        default: []
        }
    }

    /// Whether a value that is not empty meets the condition; nil where that cannot be said.
    func isMet(by value: String, _ others: [String: String], _ matcher: any PatternMatcher) -> Bool? {
        switch self {
        case .required: true
        case .checked: Bool?.none
        case .length(let minimum, let maximum): value.count >= minimum ?? 0 && value.count <= maximum ?? .max
        case .matches(let pattern): matcher.matchesWhole(pattern, value)
        case .contains(let pattern): matcher.isFound(pattern, in: value)
        case .anyOf(let inner): Self.any(inner.map { $0.isMet(by: value, others, matcher) })
        case .allOf(let inner): Self.any(inner.map { $0.isMet(by: value, others, matcher).map(!) }).map(!)
        case .not(let inner): inner.isMet(by: value, others, matcher).map(!)
        case .format(let format): format.accepts(value)
        case .equals(let field): value == others[field, default: ""]
        case .differs(let field): value != others[field, default: ""]
        case .atLeast(let counts): counts.allSatisfy { $0.isMet(by: value) }
        case .oneOf(let values): values.contains(value)
        case .allowed(let set): value.unicodeScalars.allSatisfy(set.contains)
        case .forbidden(let set): !value.unicodeScalars.contains(where: set.contains)
        }
    }

    /// One true decides, else one unknown leaves it open.
    private static func any(_ answers: [Bool?]) -> Bool? {
        if answers.contains(true) { return true }
        return answers.contains(nil) ? nil : false
    }
}

extension ClassCount {
    fileprivate func isMet(by value: String) -> Bool {
        value.unicodeScalars.filter(characters.contains).count >= count
    }
}
