import FormModel
import FormPatterns

/// Derives what a password generator is told from a field's rules.
struct FieldPasswordRules {
    private var requirements = PasswordRequirements()
    /// Rules that the requirements cannot say.
    private var hasOthers = false
    private let reading: RuleReading

    private init(_ reading: RuleReading) { self.reading = reading }

    /// The descriptor for a field in which a new password is chosen; nil for other fields, and where the rules conflict.
    static func derive(
        _ field: Field, _ languages: FieldLanguages, _ reading: RuleReading
    ) -> PasswordRulesDerivation? {
        guard field.role.value == .newPassword, !field.rules.isEmpty else { return nil }
        var rules = FieldPasswordRules(reading)
        for rule in field.rules { rules.add(rule.condition) }
        let derived = rules.requirements.passwordRules(budget: languages.budget)
        guard rules.hasOthers, let descriptor = derived.rules else { return derived }
        if case .holds = descriptor.language.isSubset(of: languages.accepted, budget: languages.budget) {
            return derived
        }
        return .none(reason: "a descriptor knows only lengths, kinds of characters and patterns")
    }

    private mutating func add(_ condition: RuleCondition) {
        // A descriptor is about one field alone.
        guard condition.comparedField == nil else { return }
        switch condition {
        case .required: requirements.minLength = max(1, requirements.minLength)
        case .length(let minimum, let maximum):
            requirements.minLength = max(minimum ?? 0, requirements.minLength)
            requirements.maxLength = [maximum, requirements.maxLength].compactMap { $0 }.min()
        case .atLeast(let counts):
            requirements.required += counts.map { .init($0.count, $0.characters.scalars) }
        case .allowed(let set): allow(set.scalars)
        case .forbidden(let set): requirements.forbidden = requirements.forbidden.union(set.scalars)
        case .matches(let use): add(use, .whole)
        case .contains(let use): add(use, .search)
        case .allOf(let inner): for condition in inner { add(condition) }
        default: hasOthers = true
        }
    }

    private mutating func allow(_ set: ScalarSet) {
        requirements.allowed = requirements.allowed.map { $0.intersection(set) } ?? set
    }

    private mutating func add(_ use: PatternUse, _ mode: MatchMode) {
        guard let pattern = reading.pattern(use) else { return hasOthers = true }
        requirements.patterns.append(.init(pattern, mode))
    }
}
