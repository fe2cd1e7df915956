import FormModel
import FormPatterns

/// What the analysis expects the rules to say: decided without ICU's matcher, to be compared with it.
struct VerdictPrediction {
    private let field: Field
    private let languages: FieldLanguages

    init(_ field: Field, _ languages: FieldLanguages) {
        self.field = field
        self.languages = languages
    }

    /// nil where a rule before the deciding one cannot be read, or the value is outside what the rules are read for.
    func verdict(on item: ValidationCase) -> RuleVerdict? {
        let value = field.trims.value ? RuleEvaluator.trimmed(item.value) : item.value
        guard !value.isEmpty else { return emptyVerdict }
        if languages.isOverSingleCharacters, value.unicodeScalars.contains(where: { !single.contains($0) }) {
            return nil
        }
        for index in field.rules.indices {
            switch meets(index, value, item.others) {
            case true?: continue
            case false?: return .refused(rule: index)
            case nil: return nil
            }
        }
        return .accepted
    }

    private var single: ScalarSet { .singleCharacters }

    private var emptyVerdict: RuleVerdict {
        field.rules.firstIndex { $0.condition == .required }.map { .refused(rule: $0) } ?? .accepted
    }

    private func meets(_ index: Int, _ value: String, _ others: [ValidationCase.OtherText]) -> Bool? {
        if let (other, isEqual) = field.rules[index].condition.comparison {
            let text = others.first { $0.field == other }?.text ?? ""
            return (text == value) == isEqual
        }
        switch languages.rules[index]?.contains(value, budget: languages.budget) {
        case .yes: return true
        case .no: return false
        case .undecided, nil: return nil
        }
    }
}
