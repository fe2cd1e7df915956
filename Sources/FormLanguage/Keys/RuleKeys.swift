import FormDiagnostics
package import FormModel
package import FormSource
import FormSyntax

/// How a kind of rule is written: its key, and the condition that the key's value says.
package struct RuleSyntax: Sendable {
    let key: AnyKey
    /// What the entry of a rule says under the key; nil where the value could not be read.
    package let condition: @Sendable (Entry) -> ConditionSyntax?

    init<Value>(
        _ name: String, _ type: ValueType<Value>, _ doc: String,
        _ condition: @escaping @Sendable (Located<Value>) -> ConditionSyntax
    ) {
        let key = Key(name, type, doc)
        self.key = key.erased
        self.condition = { $0[key].map(condition) }
    }
}

/// A condition as written, by what has to be looked up before it is one.
package enum ConditionSyntax {
    /// Nothing has to.
    case complete(RuleCondition)
    /// A pattern, perhaps by its name.
    case pattern(Located<PatternSyntax>, @Sendable (PatternUse) -> RuleCondition)
    /// The id of another field.
    case field(Located<String>, @Sendable (String) -> RuleCondition)
    /// Conditions inside, of which each has to be readable.
    case conditions([Entry], @Sendable ([RuleCondition]) -> RuleCondition)
    /// The one condition inside.
    case condition(Entry, @Sendable (RuleCondition) -> RuleCondition)
    /// Numbers by classes and characters.
    case counts([NamedEntry<Int>], @Sendable ([ClassCount]) -> RuleCondition)
}

extension RuleKind {
    /// The kind's line in the table of the language. The reference and the schema have the kinds in the order of the cases.
    package var syntax: RuleSyntax {
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
}

extension RuleSyntax {
    fileprivate static let required = RuleSyntax(
        "required", ValueType<Bool>.onlyTrue, "The value is not empty."
    ) { _ in .complete(.required) }
    fileprivate static let length = RuleSyntax(
        "length", ValueType<ClosedRange<Int>>.countRange,
        "User-perceived characters: `8..64`, `8..`, `..64` or `6`."
    ) { .complete(.length(in: $0.value)) }
    fileprivate static let matches = RuleSyntax(
        "matches", ValueType<PatternSyntax>.pattern,
        "The whole value matches: the name of a pattern, or a regular expression in place."
    ) { .pattern($0) { .matches($0) } }
    fileprivate static let contains = RuleSyntax(
        "contains", ValueType<PatternSyntax>.pattern, "The pattern is found somewhere in the value."
    ) { .pattern($0) { .contains($0) } }
    fileprivate static let anyOf = RuleSyntax(
        "anyOf", ValueType<[Located<Entry>]>.list(of: .condition, "a list of conditions"),
        "At least one is met."
    ) { .conditions($0.value.map(\.value)) { .anyOf($0) } }
    fileprivate static let allOf = RuleSyntax(
        "allOf", ValueType<[Located<Entry>]>.list(of: .condition, "a list of conditions"), "Each is met."
    ) { .conditions($0.value.map(\.value)) { .allOf($0) } }
    fileprivate static let not = RuleSyntax(
        "not", ValueType<Entry>.condition, "The condition is not met."
    ) { .condition($0.value) { .not($0) } }
    fileprivate static let format = RuleSyntax(
        "format", ValueType<Format>.choice(), "A format that the language knows."
    ) { .complete(.format($0.value)) }
    fileprivate static let equals = RuleSyntax(
        "equals", ValueType<String>.reference, "The same text as in another field."
    ) { .field($0) { .equals(field: $0) } }
    fileprivate static let differs = RuleSyntax(
        "differs", ValueType<String>.reference, "Another text than in another field."
    ) { .field($0) { .differs(field: $0) } }
    fileprivate static let atLeast = RuleSyntax(
        "atLeast",
        ValueType<[NamedEntry<Int>]>.dictionary(
            of: .integer(1...1000, "a number of characters from 1"),
            "a map from character classes to numbers such as `{ digits: 1 }`"),
        "At least so many characters of each class: `{ digits: 1, '!@#': 1 }`."
    ) { .counts($0.value) { .atLeast($0) } }
    fileprivate static let oneOf = RuleSyntax(
        "oneOf", ValueType<[Located<String>]>.list(of: .string, "a list of values"), "One of these values."
    ) { .complete(.oneOf($0.value.map(\.value))) }
    fileprivate static let allowed = RuleSyntax(
        "allowed", ValueType<CharacterSet>.characterSet,
        "Only characters of these: `[letters, digits, '-_']`."
    ) { .complete(.allowed($0.value)) }
    fileprivate static let forbidden = RuleSyntax(
        "forbidden", ValueType<CharacterSet>.characterSet, "None of these characters."
    ) { .complete(.forbidden($0.value)) }
    fileprivate static let checked = RuleSyntax("checked", ValueType<Bool>.onlyTrue, "The toggle is on.") {
        _ in .complete(.checked)
    }
}

extension RuleCondition {
    fileprivate static func length(in range: ClosedRange<Int>) -> RuleCondition {
        .length(
            minimum: range.lowerBound > 0 ? range.lowerBound : nil,
            maximum: range.upperBound < Int.max ? range.upperBound : nil)
    }
}

/// The keys of a rule: exactly one condition, and what is said when it fails.
package enum RuleKeys {
    package static let ignoreCase = Key(
        "ignoreCase", ValueType<Bool>.bool,
        "Beside `matches` or `contains`: upper and lower case are the same.",
        default: "that of the named pattern")
    package static let error = Key(
        "error", ValueType<TextSyntax>.text, "What the person reads when the rule fails.",
        default: "the field's `error`, else for `required`, `length` and `format` in English")

    private static let conditions = RuleKind.allCases.map(\.syntax.key)

    package static let section = Section(
        "rule", "a rule", "One thing that is asked of a value.",
        keys: conditions + [ignoreCase.erased, error.erased], alternatives: [conditions.map(\.name)])

    package static let conditionSection = Section(
        "condition", "a condition", "A condition inside `anyOf`, `allOf` or `not`.",
        keys: conditions + [ignoreCase.erased], alternatives: [conditions.map(\.name)])
}

extension ValueType where Value == Entry {
    static let rule: ValueType<Entry> = ValueType<Entry>.map(
        RuleKeys.section, "rule", "a rule such as `length: 8..64`")
    static let condition: ValueType<Entry> = ValueType<Entry>.map(
        RuleKeys.conditionSection, "condition", "a condition such as `matches: name`")
}

extension ValueType where Value == Bool {
    /// Only `true`: to say no, the rule is left out.
    static let onlyTrue: ValueType<Bool> = ValueType<Bool>(
        "`true`", schema: .object([("const", .bool(true))])
    ) { node, reader in
        guard let value = reader.read(.bool, node) else { return nil }
        if value { return true }
        reader.report(
            Diagnostic(
                ShapeDiagnostics.outOfRange, "\(reader.subject) can only be `true`", at: node.place,
                help: ["remove the rule where it shall not hold"]))
        return nil
    }
}
