/// Turns ambiguous loops into a value that a matcher has to try in every way.
final class AttackFinder {
    /// What came of a search.
    enum Outcome {
        case found(AttackString)
        /// No value goes round the loops, or each that does is accepted.
        case none
        /// None was found, but there may be one.
        case unknown
    }

    private let pattern: Pattern
    private let use: MatchMode
    private let trial: GrowthConfirmation
    private let values: Language
    private let budget: BacktrackingBudget

    init(
        _ pattern: Pattern, _ use: MatchMode, within values: Language, _ trial: GrowthConfirmation,
        _ budget: BacktrackingBudget
    ) {
        self.pattern = pattern
        self.use = use
        self.values = values
        self.trial = trial
        self.budget = budget
    }

    /// - Parameters:
    ///   - goals: The loops, one behind the other.
    ///   - mustTry: Whether the automaton alone is no proof.
    ///   - grows: What a trial has to show.
    func attack(
        on goals: [AttackSearch.Goal], in automaton: PathAutomaton, mustTry: Bool,
        grows: (GrowthConfirmation, AttackString) -> Bool
    ) -> Outcome {
        guard let last = goals.last else { return .none }
        do throws(Undecidable) {
            let candidates = try FutileValues.all(
                of: pattern, use, in: automaton.loop(of: last.next), within: values.expression())
            var isConclusive = true
            for candidate in candidates {
                let futile = try Automaton(
                    candidate.language, Budget(states: 3_000, work: budget.work, account: budget.account))
                guard try futile.shortestLength() != nil else { continue }
                isConclusive = false
                let isProof = candidate.isCertain && !mustTry
                var search = AttackSearch(automaton, futile, isTried: !isProof)
                let found = try search.attack(on: goals) { isProof || grows(trial, $0) }
                if let found { return .found(found) }
            }
            return isConclusive ? .none : .unknown
        } catch {
            return untranslated(goals, automaton, mustTry, grows)
        }
    }

    // MARK: What is no language

    /// Where the pattern has a back-reference or its like, the ways through it say which values are refused.
    private func untranslated(
        _ goals: [AttackSearch.Goal], _ automaton: PathAutomaton, _ mustTry: Bool,
        _ grows: (GrowthConfirmation, AttackString) -> Bool
    ) -> Outcome {
        var pieces: [RejectSuffix.Piece] = []
        var state = 0
        for goal in goals {
            guard let lead = automaton.word(from: state, to: goal.state) else { return .unknown }
            pieces.append(
                .init(prefix: lead.compactMap(\.first), pump: goal.pump.compactMap(\.first)))
            state = goal.next
        }
        let suffixes = RejectSuffix(automaton, context: automaton.context(of: state), use: use)
        if let refused = suffixes.attack(pieces), !mustTry || grows(trial, refused) { return .found(refused) }
        return accepted(pieces, suffixes).first { grows(trial, $0) }.map(Outcome.found) ?? .unknown
    }

    /// Where every continuation matches in the end, another branch may be tried in vain before.
    private func accepted(_ pieces: [RejectSuffix.Piece], _ suffixes: RejectSuffix) -> [AttackString] {
        let parts = pieces.map {
            AttackString.Part(prefix: suffixes.text($0.prefix), pump: suffixes.text($0.pump))
        }
        let ends =
            [""] + suffixes.automaton.alphabet.representatives.prefix(Self.suffixLimit).map { String($0) }
        return ends.map { AttackString(parts: parts, suffix: $0) }
    }

    private static let suffixLimit = 6
}

extension PathAutomaton {
    /// The outermost of the repetitions that lead from a state back to it; nil for the places that a search tries.
    func loop(of state: Int) -> Range<Int>? {
        guard state > 0 else { return nil }
        let position = graph.positions[state - 1]
        return position.loops.lazy.map { self.graph.loops[$0] }
            .first { $0.goesRound && $0.context == position.context }?.repetition
    }
}
