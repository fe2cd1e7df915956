import FormModel
import FormSource

// Rules as programs read them: `kind` says which, the other keys what it asks.

extension RuleCondition {
    var json: JSONText { .members([("kind", .string(kind.rawValue))] + (argument?.parts ?? [])) }
}

extension RuleCondition.Argument {
    fileprivate var parts: [(String, JSONText?)] {
        switch self {
        case .bounds(let minimum, let maximum):
            [("minimum", minimum.map(JSONText.int)), ("maximum", maximum.map(JSONText.int))]
        case .pattern(let pattern, _): pattern.parts
        case .conditions(let rules): [("rules", .array(rules.map(\.json)))]
        case .condition(let rule): [("rule", rule.json)]
        case .text(let text, let name): [(name, .string(text))]
        case .field(let field): [("field", .string(field))]
        case .counts(let counts): [("counts", .array(counts.map(\.json)))]
        case .values(let values): [("values", .array(values.map(JSONText.string)))]
        case .characters(let set): set.parts
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
    /// What has to hold.
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
