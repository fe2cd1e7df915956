/// The descriptor found for a form's requirements.
package enum PasswordRulesDerivation: Sendable, Hashable {
    /// A generator may make exactly the passwords of printable ASCII that the form accepts.
    case exact(PasswordRules)
    /// Every password that a generator may make is accepted; the form also accepts the example (nil: not
    /// known), which no descriptor that was found can say.
    case narrower(PasswordRules, example: String?)
    /// No descriptor; the reason is a clause.
    case none(reason: String)

    /// The descriptor to write into the form; every password it allows is accepted.
    package var rules: PasswordRules? {
        switch self {
        case .exact(let rules), .narrower(let rules, _): rules
        case .none: nil
        }
    }

    /// What to tell besides the descriptor; nil when it says all.
    package var note: String? {
        switch self {
        case .exact: nil
        case .narrower(_, let example?):
            "the form also accepts `\(example)`, which the descriptor does not allow"
        case .narrower(_, nil): "the form may accept more than the descriptor allows"
        case .none(let reason): reason
        }
    }
}

extension PasswordRequirements {
    /// Looks for a descriptor all of whose passwords the form accepts, proven for all of them at once, and as
    /// wide as possible: classes are left out and lengths narrowed only when the proof fails without.
    package func passwordRules(budget: Budget = Budget()) -> PasswordRulesDerivation {
        var search = PasswordRulesSearch(self, budget)
        do throws(NoPasswordRules) {
            return try search.run()
        } catch {
            return .none(reason: error.reason)
        }
    }
}

private struct NoPasswordRules: Error {
    let reason: String
}

private struct PasswordRulesSearch {
    private let requirements: PasswordRequirements
    private let budget: Budget
    private let accepted: Language
    private static let ascii = PasswordClass.asciiPrintable.scalars
    /// More kinds of characters than this are not tried one by one.
    private static let kindLimit = 24
    /// Apple's generator makes this many characters where it may.
    private static let usualLength = 20

    init(_ requirements: PasswordRequirements, _ budget: Budget) {
        self.requirements = requirements
        self.budget = budget
        accepted = .allOf([requirements.language, .only(Self.ascii)])
    }

    mutating func run() throws(NoPasswordRules) -> PasswordRulesDerivation {
        let shortest = try value(accepted.minimumLength(budget: budget))
        let longest = try value(accepted.maximumLength(budget: budget))
        let kinds = try kindsInUse()
        guard
            let wide = try firstProven(
                candidates(kinds, minimum: max(shortest, 1), maximum: longest))
        else {
            throw NoPasswordRules(reason: "no combination of classes and lengths satisfies the rules")
        }
        let rules = try withoutNeedless(wide)
        switch accepted.isSubset(of: rules.language, budget: budget) {
        case .holds: return .exact(rules)
        case .fails(let witness): return .narrower(rules, example: witness)
        case .undecided: return .narrower(rules, example: nil)
        }
    }

    private func value<T>(_ decision: Decision<T>) throws(NoPasswordRules) -> T {
        switch decision {
        case .yes(let value): return value
        case .no: throw NoPasswordRules(reason: "the form accepts no password of printable ASCII")
        case .undecided(let reason): throw NoPasswordRules(reason: reason)
        }
    }

    private func isProven(_ rules: PasswordRules) throws(NoPasswordRules) -> Bool {
        if let most = rules.maxLength, rules.required.count > most { return false }
        switch rules.language.isSubset(of: requirements.language, budget: budget) {
        case .holds: return true
        case .fails: return false
        case .undecided(let reason): throw NoPasswordRules(reason: reason)
        }
    }

    // MARK: Characters

    /// Printable ASCII cut into kinds that no rule tells apart, without those that no accepted password has.
    private func kindsInUse() throws(NoPasswordRules) -> [ScalarSet] {
        var kinds = [PasswordClass.lower, .upper, .digit, .special].map(\.scalars)
        for set in setsOfRules {
            kinds = kinds.flatMap { [$0.intersection(set), $0.subtracting(set)] }.filter { !$0.isEmpty }
        }
        guard kinds.count <= Self.kindLimit else {
            throw NoPasswordRules(reason: "the rules distinguish too many kinds of characters")
        }
        var used: [ScalarSet] = []
        for kind in kinds {
            guard let first = kind.ranges.first?.lowerBound, let scalar = Unicode.Scalar(first) else {
                continue
            }
            let holding = Language.allOf([accepted, .atLeast(1, ScalarSet([scalar]))])
            if case .fails = holding.isEmpty(budget: budget) { used.append(kind) }
        }
        return used
    }

    private var setsOfRules: [ScalarSet] {
        var sets = requirements.required.map(\.set) + [requirements.forbidden]
        if let allowed = requirements.allowed { sets.append(allowed) }
        for rule in requirements.patterns {
            rule.pattern.root.visit { node in if let set = node.scalars { sets.append(set) } }
        }
        return sets
    }

    /// Sets of which the form may want one character: those counted, those inside look-aheads, then the named
    /// classes. Several characters out of one set are asked for as one out of each of its parts.
    private func wanted(within characters: ScalarSet) -> [ScalarSet] {
        var sets: [ScalarSet] = []
        for rule in requirements.required {
            sets += Self.parts(of: rule.set.intersection(characters), rule.count)
        }
        for rule in requirements.patterns {
            rule.pattern.root.visit { node in
                guard case .group(.lookAhead, let body) = node.kind else { return }
                body.visit { inner in if let set = inner.scalars { sets.append(set) } }
            }
        }
        sets += [PasswordClass.lower, .upper, .digit, .special].map(\.scalars)
        var seen: Set<ScalarSet> = [characters]
        return sets.map { $0.intersection(characters) }.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private static func parts(of set: ScalarSet, _ count: Int) -> [ScalarSet] {
        guard count > 1 else { return count == 1 ? [set] : [] }
        let members = Array(set.ranges.joined())
        guard members.count >= count else { return [set] }
        return (0..<count).map { part in
            let bounds = (part * members.count / count)..<((part + 1) * members.count / count)
            return ScalarSet(members[bounds].map { $0...$0 })
        }
    }

    // MARK: Candidates

    /// The candidates from wide to narrow: all kinds, then without one, then without two; each for all lengths and then
    /// for the generator's usual one.
    private func candidates(_ kinds: [ScalarSet], minimum: Int, maximum: Int?) -> [PasswordRules] {
        var lengths = [(minimum, maximum)]
        let usual = min(Self.usualLength, maximum ?? Self.usualLength)
        if usual > minimum { lengths.append((usual, maximum)) }
        return selections(of: kinds).flatMap { characters in
            lengths.map { least, most in
                let required = wanted(within: characters)
                return PasswordRules(
                    required: required, allowed: characters, minLength: max(least, required.count),
                    maxLength: most)
            }
        }
    }

    private func selections(of kinds: [ScalarSet]) -> [ScalarSet] {
        let all = Array(kinds.indices)
        let withoutOne = all.map { left in all.filter { $0 != left } }
        let withoutTwo = all.flatMap { left in
            all.filter { $0 > left }.map { other in all.filter { $0 != left && $0 != other } }
        }
        let counted = ([all] + withoutOne + withoutTwo).map { chosen in
            chosen.reduce(ScalarSet()) { $0.union(kinds[$1]) }
        }
        let useful = counted.filter { !$0.isEmpty }
        return useful.prefix(1) + useful.dropFirst().prefix(Self.kindLimit * 2).sorted { $0.count > $1.count }
    }

    private func firstProven(_ candidates: [PasswordRules]) throws(NoPasswordRules) -> PasswordRules? {
        for candidate in candidates where try isProven(candidate) { return candidate }
        return nil
    }

    /// Drops what the proof does not need, the named classes first.
    private func withoutNeedless(_ rules: PasswordRules) throws(NoPasswordRules) -> PasswordRules {
        var result = rules
        for index in rules.required.indices.reversed() {
            var fewer = result
            fewer.required.remove(at: index)
            if try isProven(fewer) { result = fewer }
        }
        if let shortest = accepted.minimumLength(budget: budget).value, shortest < result.minLength ?? 0 {
            var shorter = result
            shorter.minLength = max(shortest, result.required.count, 1)
            if try isProven(shorter) { result = shorter }
        }
        return result
    }
}
