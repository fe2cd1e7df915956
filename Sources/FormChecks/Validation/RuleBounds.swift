import FormModel
import FormPatterns
import RuleProofs

/// The numbers of characters that a field's rules know.
struct RuleBounds {
    /// Bounds that were all decided.
    struct Known {
        /// Every number that a text may name.
        var numbers: Set<Int>
        /// What the field accepts in the end.
        var minimum: Int
        var maximum: Int?

        func allows(_ number: LengthNumber) -> Bool {
            numbers.contains(number.value)
                || (number.isBeside
                    && (numbers.contains(number.value - 1) || numbers.contains(number.value + 1)))
        }

        var description: String {
            guard let maximum else { return "\(minimum) or more" }
            return minimum == maximum ? "\(minimum)" : "\(minimum) to \(maximum)"
        }
    }

    private let field: Field
    private let analysis: FieldAnalysis
    private let reading: RuleReading

    init(_ field: Field, _ analysis: FieldAnalysis, _ reading: RuleReading) {
        self.field = field
        self.analysis = analysis
        self.reading = reading
    }

    /// nil where a bound is not decided, or nothing is accepted.
    var known: Known? {
        guard !field.rules.isEmpty, let total = bounds(analysis.languages.accepted) else { return nil }
        var numbers = Set([total.minimum, total.maximum].compactMap { $0 })
        for rule in field.rules {
            guard let inner = self.numbers(rule.condition) else { return nil }
            numbers.formUnion(inner)
        }
        return Known(numbers: numbers, minimum: total.minimum, maximum: total.maximum)
    }

    /// The bounds of a condition and of those inside it, and the counts of classes.
    private func numbers(_ condition: RuleCondition) -> Set<Int>? {
        switch condition.argument {
        case .bounds(let minimum, let maximum): return Set([minimum, maximum].compactMap { $0 })
        case .counts(let counts): return Set(counts.map(\.count))
        case .conditions(let inner):
            let all = inner.compactMap(numbers)
            return all.count == inner.count ? Set(all.joined()) : nil
        case .condition(let inner): return numbers(inner)
        case .pattern, .text:
            guard let language = reading.language(of: condition) else { return nil }
            guard let found = bounds(.allOf([analysis.languages.values, language])) else { return nil }
            return Set([found.minimum, found.maximum].compactMap { $0 })
        case .field, .values, .characters, nil: return []
        }
    }

    private func bounds(_ language: Language) -> (minimum: Int, maximum: Int?)? {
        let budget = analysis.languages.budget
        guard case .yes(let minimum) = language.minimumLength(budget: budget),
            case .yes(let maximum) = language.maximumLength(budget: budget)
        else { return nil }
        return (minimum, maximum)
    }
}
