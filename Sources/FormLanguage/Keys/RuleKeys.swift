import FormDiagnostics
package import FormModel
package import FormSource
import FormSyntax

/// How a kind of rule is written: its key, and the condition that the key's value says.
struct RuleSyntax: Sendable {
    private let name: String
    private let doc: String
    private let type: ValueType<ConditionSyntax>

    init<Value>(
        _ name: String, _ type: ValueType<Value>, _ doc: String,
        _ condition: @escaping @Sendable (Located<Value>) -> ConditionSyntax
    ) {
        self.name = name
        self.doc = doc
        self.type = ValueType<ConditionSyntax>(type.expected, schema: type.schema) { node, reader in
            type.read(node, &reader).map { condition(Located($0, node.writtenSpan)) }
        }
    }

    /// The key, which adds a condition of the kind to those of a map.
    fileprivate func keyPlace(_ kind: RuleKind) -> KeyPlace<ConditionKeys> {
        let key = Key(name, type, doc)
        return KeyPlace(
            describe: { _ in key.description },
            read: { value, keySpan, reader, keys in
                var key = key
                defer { keys.conditions.append(WrittenCondition(kind: kind, key: key)) }
                return key.read(value, key: keySpan, &reader)
            },
            markAsMisspelled: { _ in })
    }
}

/// A condition as written, by what has to be looked up before it is one.
package indirect enum ConditionSyntax: Sendable {
    /// Nothing has to.
    case complete(RuleCondition)
    /// A pattern, perhaps by its name.
    case pattern(Located<PatternSyntax>, @Sendable (PatternUse) -> RuleCondition)
    /// The id of another field.
    case field(Located<String>, @Sendable (String) -> RuleCondition)
    /// Conditions inside, of which each has to be readable.
    case conditions([ConditionKeys], @Sendable ([RuleCondition]) -> RuleCondition)
    /// The one condition inside.
    case condition(ConditionKeys, @Sendable (RuleCondition) -> RuleCondition)
}

extension RuleKind {
    /// The kind's line in the table of the language. The reference and the schema have the kinds in the order of the cases.
    fileprivate var syntax: RuleSyntax {
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
        "anyOf", ValueType<[Located<ConditionKeys>]>.list(of: .condition, "a list of conditions"),
        "At least one is met."
    ) { .conditions($0.value.map(\.value)) { .anyOf($0) } }
    fileprivate static let allOf = RuleSyntax(
        "allOf", ValueType<[Located<ConditionKeys>]>.list(of: .condition, "a list of conditions"),
        "Each is met."
    ) { .conditions($0.value.map(\.value)) { .allOf($0) } }
    fileprivate static let not = RuleSyntax(
        "not", ValueType<ConditionKeys>.condition, "The condition is not met."
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
        ValueType<[ClassCount]>.classCounts,
        "A minimum number of characters of each class: `{ digits: 1, '!@#': 1 }`."
    ) { .complete(.atLeast($0.value)) }
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

/// A condition under its key.
package struct WrittenCondition: Sendable {
    /// The kind of rule that the key names.
    package let kind: RuleKind
    fileprivate let key: Key<ConditionSyntax>

    /// Nil where the value could not be read.
    package var syntax: ConditionSyntax? { key.wrappedValue?.value }

    /// The place of the key.
    package var span: Span? { key.span }
}

/// The keys of a condition inside another, of which exactly one says what is asked.
package struct ConditionKeys: Sendable {
    /// The conditions that are written, in the order of the spec: one, unless the mistake has been reported.
    package fileprivate(set) var conditions: [WrittenCondition] = []
    @Key(
        "ignoreCase", ValueType<Bool>.bool,
        "Beside `matches` or `contains`: upper and lower case are the same.",
        default: "that of the named pattern")
    package var ignoreCase

    fileprivate static let kinds = RuleKind.allCases.map { $0.syntax.keyPlace($0) }
    fileprivate static let names = RuleKind.allCases.map(\.rawValue)

    static let table = KeyTable(
        "condition", "a condition", "A condition inside `anyOf`, `allOf` or `not`.", ConditionKeys(),
        keys: kinds + [.at(\.$ignoreCase)], alternatives: [names])
}

/// The keys of a rule: a condition, and what is said when it fails.
package struct RuleKeys: Sendable {
    /// What is asked of the value.
    package var condition = ConditionKeys()
    @Key(
        "error", ValueType<TextSyntax>.text, "What the person reads when the rule fails.",
        default: "the field's `error`, else for `required`, `length` and `format` in English")
    package var error

    static let table = KeyTable(
        "rule", "a rule", "One requirement for a value.", RuleKeys(),
        keys: ConditionKeys.kinds.inside(\.condition) + [.at(\.condition.$ignoreCase), .at(\.$error)],
        alternatives: [ConditionKeys.names])
}

extension ValueType where Value == RuleKeys {
    static let rule: ValueType<RuleKeys> = .map(RuleKeys.table, "rule", "a rule such as `length: 8..64`")
}

extension ValueType where Value == ConditionKeys {
    static let condition: ValueType<ConditionKeys> = .map(
        ConditionKeys.table, "condition", "a condition such as `matches: name`")
}

extension ValueType where Value == Bool {
    /// The value `true`; without the rule the value is false.
    static let onlyTrue: ValueType<Bool> = ValueType<Bool>(
        "`true`", schema: .object([("const", .bool(true))])
    ) { node, reader in
        guard let value = reader.read(.bool, node) else { return nil }
        if value { return true }
        reader.report(
            Diagnostic(
                ShapeDiagnostics.outOfRange, "\(reader.subject) can only be `true`", at: node.writtenSpan,
                help: ["remove the rule if it must not apply"]))
        return nil
    }
}
