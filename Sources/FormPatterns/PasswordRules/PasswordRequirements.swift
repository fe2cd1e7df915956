/// What a form asks of a password, in the terms that a descriptor can speak of and the patterns beside.
package struct PasswordRequirements: Sendable, Hashable {
    /// So many characters out of a set.
    package struct ClassCount: Sendable, Hashable {
        package let count: Int
        package let set: ScalarSet

        package init(_ count: Int, _ set: ScalarSet) {
            self.count = count
            self.set = set
        }
    }

    /// A pattern that the password has to match.
    package struct PatternRule: Sendable, Hashable {
        package let pattern: Pattern
        package let use: PatternUse

        package init(_ pattern: Pattern, _ use: PatternUse) {
            self.pattern = pattern
            self.use = use
        }
    }

    /// In Unicode scalars.
    package var minLength: Int
    /// In Unicode scalars; nil: without limit.
    package var maxLength: Int?
    package var required: [ClassCount]
    /// nil: everything.
    package var allowed: ScalarSet?
    package var forbidden: ScalarSet
    package var patterns: [PatternRule]

    package init(
        minLength: Int = 0, maxLength: Int? = nil, required: [ClassCount] = [], allowed: ScalarSet? = nil,
        forbidden: ScalarSet = ScalarSet(), patterns: [PatternRule] = []
    ) {
        self.minLength = minLength
        self.maxLength = maxLength
        self.required = required
        self.allowed = allowed
        self.forbidden = forbidden
        self.patterns = patterns
    }

    /// The passwords that the form accepts.
    package var language: Language {
        .allOf(
            [.length(minimum: minLength, maximum: maxLength)]
                + [.only((allowed ?? .all).subtracting(forbidden))]
                + required.map { .atLeast($0.count, $0.set) }
                + patterns.map { .pattern($0.pattern, $0.use) })
    }

    /// Whether the form accepts every password in the format that Apple's generator uses when nothing is
    /// said: 20 characters, three groups of six joined by hyphens, with capital, small letter and digit.
    package func acceptsDefaultPasswords(budget: Budget = Budget()) -> Verdict {
        Self.defaultPasswords.isSubset(of: language, budget: budget)
    }

    /// Apple's default format. The generator keeps to one capital and one digit; any number is taken here.
    package static let defaultPasswords: Language = {
        let characters = [PasswordClass.upper, .lower, .digit].map(\.scalars)
        let all = characters.reduce(ScalarSet()) { $0.union($1) }
        let group = Language.repeated(.scalar(all), minimum: 6, maximum: 6)
        return .allOf(
            [.sequence([group, .text("-"), group, .text("-"), group])] + characters.map { .atLeast(1, $0) })
    }()
}
