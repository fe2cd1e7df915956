import FormDiagnostics
package import FormModel
package import FormSource
import FormSyntax

/// The keys of a rule: exactly one condition, and what is said when it fails.
package enum RuleKeys {
    package static let required = Key("required", ValueType<Bool>.onlyTrue, "The value is not empty.")
    package static let length = Key(
        "length", ValueType<ClosedRange<Int>>.countRange,
        "User-perceived characters: `8..64`, `8..`, `..64` or `6`.")
    package static let matches = Key(
        "matches", ValueType<PatternSyntax>.pattern,
        "The whole value matches: the name of a pattern, or a regular expression in place.")
    package static let contains = Key(
        "contains", ValueType<PatternSyntax>.pattern, "The pattern is found somewhere in the value.")
    package static let anyOf = Key(
        "anyOf", ValueType<[Located<Entry>]>.list(of: .condition, "a list of conditions"),
        "At least one is met.")
    package static let allOf = Key(
        "allOf", ValueType<[Located<Entry>]>.list(of: .condition, "a list of conditions"), "Each is met.")
    package static let not = Key("not", ValueType<Entry>.condition, "The condition is not met.")
    package static let format = Key("format", ValueType<Format>.choice(), "A format that the language knows.")
    package static let equals = Key(
        "equals", ValueType<String>.reference, "The same text as in another field.")
    package static let differs = Key(
        "differs", ValueType<String>.reference, "Another text than in another field.")
    package static let atLeast = Key(
        "atLeast",
        ValueType<[NamedEntry<Int>]>.dictionary(
            of: .integer(1...1000, "a number of characters from 1"),
            "a map from character classes to numbers such as `{ digits: 1 }`"),
        "At least so many characters of each class: `{ digits: 1, '!@#': 1 }`.")
    package static let oneOf = Key(
        "oneOf", ValueType<[Located<String>]>.list(of: .string, "a list of values"), "One of these values.")
    package static let allowed = Key(
        "allowed", ValueType<CharacterSet>.characterSet,
        "Only characters of these: `[letters, digits, '-_']`.")
    package static let forbidden = Key(
        "forbidden", ValueType<CharacterSet>.characterSet, "None of these characters.")
    package static let checked = Key("checked", ValueType<Bool>.onlyTrue, "The toggle is on.")
    package static let ignoreCase = Key(
        "ignoreCase", ValueType<Bool>.bool,
        "Beside `matches` or `contains`: upper and lower case are the same.",
        default: "that of the named pattern")
    package static let error = Key(
        "error", ValueType<TextSyntax>.text, "What the person reads when the rule fails.",
        default: "the field's `error`, else for `required`, `length` and `format` in English")

    private static let conditions: [AnyKey] = [
        required.erased, length.erased, matches.erased, contains.erased, anyOf.erased, allOf.erased,
        not.erased, format.erased, equals.erased, differs.erased, atLeast.erased, oneOf.erased,
        allowed.erased, forbidden.erased, checked.erased,
    ]

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
