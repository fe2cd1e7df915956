/// What a form asks of a password, in the terms that a descriptor can speak of and the patterns beside.
package struct PasswordRequirements: Sendable, Hashable {
    /// A minimum number of characters out of a set.
    package struct Minimum: Sendable, Hashable {
        /// The minimum in Unicode scalars.
        let count: Int
        /// What is counted.
        let set: ScalarSet

        package init(_ count: Int, _ set: ScalarSet) {
            self.count = count
            self.set = set
        }
    }

    /// A pattern that the password has to match.
    package struct PatternRule: Sendable, Hashable {
        /// What the password has to match.
        package let pattern: Pattern
        /// Whether the whole password is meant or a part of it.
        package let use: MatchMode

        package init(_ pattern: Pattern, _ use: MatchMode) {
            self.pattern = pattern
            self.use = use
        }
    }

    /// The minimum in Unicode scalars.
    package var minLength: Int
    /// The maximum in Unicode scalars; nil is no limit.
    package var maxLength: Int?
    /// Every one of them has to be met; sets may overlap.
    package var required: [Minimum]
    /// The characters that are allowed; nil is all.
    package var allowed: ScalarSet?
    /// No password has one of these, allowed or not; empty by default.
    package var forbidden: ScalarSet
    /// What a descriptor cannot say.
    package var patterns: [PatternRule]

    /// Makes requirements; without arguments anything is accepted.
    package init(
        minLength: Int = 0, maxLength: Int? = nil, required: [Minimum] = [], allowed: ScalarSet? = nil,
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

    /// Apple's default format. The generator keeps to one capital and one digit; any number is taken here.
    package static let defaultPasswords: Language = {
        let characters = [PasswordClass.upper, .lower, .digit].map(\.scalars)
        let all = characters.reduce(ScalarSet()) { $0.union($1) }
        let group = Language.repeated(.scalar(all), minimum: 6, maximum: 6)
        return .allOf(
            [.sequence([group, .text("-"), group, .text("-"), group])] + characters.map { .atLeast(1, $0) })
    }()
}
