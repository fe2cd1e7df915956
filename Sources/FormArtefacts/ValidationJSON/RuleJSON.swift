import FormModel
import FormSource

// Rules as programs read them: `kind` says which, the other keys what it asks.

extension RuleCondition {
    var json: JSONText { .members([("kind", .string(kind))] + parts) }

    /// The key of the rule in the spec.
    private var kind: String {
        switch self {
        case .required: "required"
        case .length: "length"
        case .matches: "matches"
        case .contains: "contains"
        case .anyOf: "anyOf"
        case .allOf: "allOf"
        case .not: "not"
        case .format: "format"
        case .equals: "equals"
        case .differs: "differs"
        case .atLeast: "atLeast"
        case .oneOf: "oneOf"
        case .allowed: "allowed"
        case .forbidden: "forbidden"
        case .checked: "checked"
        }
    }

    private var parts: [(String, JSONText?)] {
        switch self {
        case .required, .checked: []
        case .length(let minimum, let maximum):
            [("minimum", minimum.map(JSONText.int)), ("maximum", maximum.map(JSONText.int))]
        case .matches(let pattern), .contains(let pattern): pattern.parts
        case .anyOf(let rules), .allOf(let rules): [("rules", .array(rules.map(\.json)))]
        case .not(let rule): [("rule", rule.json)]
        case .format(let format): [("format", .string(format.rawValue))]
        case .equals(let field), .differs(let field): [("field", .string(field))]
        case .atLeast(let counts): [("counts", .array(counts.map(\.json)))]
        case .oneOf(let values): [("values", .array(values.map(JSONText.string)))]
        case .allowed(let set), .forbidden(let set): set.parts
        }
    }
}

extension PatternUse {
    fileprivate var parts: [(String, JSONText?)] {
        [
            ("pattern", name.map { .string($0.value) }), ("regex", .string(source.text)),
            ("ignoreCase", .flag(ignoresCase)),
        ]
    }
}

extension ClassCount {
    fileprivate var json: JSONText { .members([("count", .int(count))] + characters.parts) }
}

extension CharacterSet {
    fileprivate var parts: [(String, JSONText?)] {
        let characters = String(String.UnicodeScalarView(literals))
        return [
            ("classes", classes.isEmpty ? nil : .array(classes.map { .string($0.rawValue) })),
            ("characters", characters.isEmpty ? nil : .string(characters)),
        ]
    }
}

extension SubmitCheck.Condition {
    /// What has to hold; a row of the decision table is about its failure.
    var json: JSONText {
        switch self {
        case .require(let fields): Self.json("require", fields)
        case .requireAny(let fields): Self.json("requireAny", fields)
        case .equal(let first, let second): Self.json("equal", [first, second])
        case .different(let first, let second): Self.json("different", [first, second])
        case .valid(let fields): Self.json("valid", fields)
        }
    }

    private static func json(_ kind: String, _ fields: [Located<String>]) -> JSONText {
        .members([("kind", .string(kind)), ("fields", .array(fields.map { .string($0.value) }))])
    }
}
