import FormModel
import FormPatterns

/// Decides with ICU, as the app does. Patterns are compiled once.
struct FormPatternJudge: PatternJudge {
    private struct Key: Hashable {
        let text: String
        let ignoresCase: Bool

        init(_ pattern: FormModel.PatternUse) {
            text = pattern.source.text
            ignoresCase = pattern.ignoresCase
        }
    }

    private var compiled: [Key: CompiledPattern] = [:]

    init(_ form: Form) {
        for (_, field) in form.fields {
            for rule in field.rules { add(rule.condition) }
        }
    }

    private mutating func add(_ condition: RuleCondition) {
        switch condition {
        case .matches(let pattern), .contains(let pattern): add(pattern)
        case .anyOf(let conditions), .allOf(let conditions): for condition in conditions { add(condition) }
        case .not(let condition): add(condition)
        default: break
        }
    }

    private mutating func add(_ pattern: FormModel.PatternUse) {
        let key = Key(pattern)
        guard compiled[key] == nil else { return }
        compiled[key] = CompiledPattern(key.text, flags: key.ignoresCase ? .ignoringCase : [])
    }

    func matchesWhole(_ pattern: FormModel.PatternUse, _ value: String) -> Bool? {
        compiled[Key(pattern)]?.matchesWhole(value)
    }

    func isFound(_ pattern: FormModel.PatternUse, in value: String) -> Bool? {
        compiled[Key(pattern)]?.isFound(in: value)
    }
}
