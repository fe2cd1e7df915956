import FormModel
import FormSource

/// Everything about a field that its analysis reads: its rules without their places, names of patterns and messages,
/// whether it trims, and what it is for. Fields with the same shape have the same analysis; long forms ask the same
/// thing of many fields.
struct RuleShape: Hashable {
    private let conditions: [RuleCondition]
    private let trims: Bool
    private let role: FieldRole

    init(_ field: Field) {
        conditions = field.rules.map { $0.condition.withoutPlaces }
        trims = field.trims.value
        role = field.role.value
    }
}

extension RuleCondition {
    fileprivate var withoutPlaces: RuleCondition {
        switch self {
        case .matches(let use): .matches(use.withoutPlaces)
        case .contains(let use): .contains(use.withoutPlaces)
        case .anyOf(let inner): .anyOf(inner.map(\.withoutPlaces))
        case .allOf(let inner): .allOf(inner.map(\.withoutPlaces))
        case .not(let inner): .not(inner.withoutPlaces)
        default: self
        }
    }
}

extension PatternUse {
    fileprivate var withoutPlaces: PatternUse {
        let source = PatternSource(text: source.text, span: Span(0, 0), scalarSpans: [])
        return PatternUse(name: nil, source: source, ignoresCase: ignoresCase)
    }
}
