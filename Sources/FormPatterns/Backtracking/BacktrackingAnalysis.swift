/// Says how the work of ICU's matcher grows on the worst values for a pattern.
///
/// The pattern's ways are taken as an automaton without empty moves; loops on which one word has two ways
/// are exponential, chains of loops that share a word polynomial (Weber and Seidl 1991; Weideman and others
/// 2016). A finding counts only with a value that is refused in the end.
package func backtracking(
    of pattern: Pattern, use: MatchMode, budget: BacktrackingBudget = BacktrackingBudget()
) -> BacktrackingVerdict {
    do throws(BacktrackingUndecided) {
        return try BacktrackingAnalysis(pattern, use, budget).verdict()
    } catch {
        return .undecided(reason: error.reason)
    }
}

struct BacktrackingAnalysis {
    let pattern: Pattern
    let use: MatchMode
    let budget: BacktrackingBudget
    private let trial: GrowthConfirmation

    init(_ pattern: Pattern, _ use: MatchMode, _ budget: BacktrackingBudget) {
        self.pattern = pattern
        self.use = use
        self.budget = budget
        trial = GrowthConfirmation(pattern, use, steps: budget.trialSteps)
    }

    fileprivate func verdict() throws(BacktrackingUndecided) -> BacktrackingVerdict {
        let widened = try automaton(.widened)
        var suspicion: BacktrackingUndecided?
        if let cause = try exponential(widened, &suspicion) { return .exponential(cause) }
        guard widened.graph.hasWidenedLoops else { return try polynomial(widened, suspicion) }
        guard let exact = try? automaton(.exact) else { return try withoutExact(widened, suspicion) }
        if suspicion != nil {
            suspicion = nil
            if let cause = try exponential(exact, &suspicion) { return .exponential(cause) }
        }
        return try polynomial(exact, suspicion)
    }

    private func automaton(_ bounded: PathGraphBuilder.Bounded) throws(BacktrackingUndecided) -> PathAutomaton
    {
        try PathAutomaton(PathGraphBuilder.build(pattern, use, bounded, positionLimit: budget.positions))
    }

    /// The widened automaton has all ways of the exact one: what it clears is clear.
    private func withoutExact(
        _ widened: PathAutomaton, _ suspicion: BacktrackingUndecided?
    ) throws(BacktrackingUndecided) -> BacktrackingVerdict {
        if let suspicion { throw suspicion }
        var search = PolynomialSearch(widened, Components(widened), workLimit: budget.work)
        guard try search.chains().isEmpty else { throw .tooLarge }
        return .safe
    }

    // MARK: Exponential

    private func exponential(
        _ automaton: PathAutomaton, _ suspicion: inout BacktrackingUndecided?
    ) throws(BacktrackingUndecided) -> BacktrackingCause? {
        var search = ExponentialSearch(automaton, Components(automaton), workLimit: budget.work)
        let needsTrial = automaton.graph.isApproximate || automaton.graph.hasWidenedLoops
        for finding in try search.findings() {
            guard let lead = automaton.word(from: 0, to: finding.state) else { continue }
            let pieces = [piece(lead, finding.pump)]
            let attack = AttackFinder(automaton, pattern, use, trial).attack(
                pieces, context: automaton.context(of: finding.state), mustTry: needsTrial
            ) { $0.isExponential($1) }
            if let attack { return cause(attack, finding.visited, automaton.graph, all: true) }
            if needsTrial { suspicion = .unconfirmed }
            if trial.isExhausted { throw .tooManyTrials }
        }
        return nil
    }

    private func piece(_ prefix: [ClassMask], _ pump: [ClassMask]) -> RejectSuffix.Piece {
        .init(prefix: prefix.compactMap(\.first), pump: pump.compactMap(\.first))
    }

    // MARK: Polynomial

    private func polynomial(
        _ automaton: PathAutomaton, _ suspicion: BacktrackingUndecided?
    ) throws(BacktrackingUndecided) -> BacktrackingVerdict {
        var search = PolynomialSearch(automaton, Components(automaton), workLimit: budget.work)
        let needsTrial = automaton.graph.isApproximate
        var suspicion = suspicion
        for chain in try search.chains() {
            guard let last = chain.last, let pieces = pieces(chain, automaton) else { continue }
            let degree = chain.count + 1
            let attack = AttackFinder(automaton, pattern, use, trial).attack(
                pieces, context: automaton.context(of: last.to), mustTry: needsTrial
            ) { $0.isPolynomial($1, degree: degree) }
            if let attack {
                let states = chain.flatMap { [$0.from, $0.to] }
                return .polynomial(degree: degree, cause(attack, states, automaton.graph, all: false))
            }
            if needsTrial { suspicion = .unconfirmed }
            if trial.isExhausted { throw .tooManyTrials }
        }
        if let suspicion { throw suspicion }
        return .safe
    }

    private func pieces(
        _ chain: [PolynomialSearch.Link], _ automaton: PathAutomaton
    ) -> [RejectSuffix.Piece]? {
        var result: [RejectSuffix.Piece] = []
        var state = 0
        for link in chain {
            guard let lead = lead(from: state, to: link.from, automaton) else { return nil }
            let next = piece(lead, link.pump)
            state = link.to
            if let last = result.last, next.prefix.isEmpty, next.pump == last.pump { continue }
            result.append(next)
        }
        return result
    }

    /// The text before a loop; at the very start of a search its own loop needs none.
    private func lead(from state: Int, to target: Int, _ automaton: PathAutomaton) -> [ClassMask]? {
        let isSearchLoop = state == 0 && target - 1 == automaton.graph.searchPosition
        return isSearchLoop ? [] : automaton.word(from: state, to: target)
    }

    // MARK: Cause

    /// The loops around the states: for a pair of loops the innermost ones, for a nest all that take part.
    private func cause(
        _ attack: AttackString, _ states: [Int], _ graph: PathGraph, all: Bool
    ) -> BacktrackingCause {
        var loops: [PathGraph.Loop] = []
        for state in states where state > 0 {
            let around = graph.positions[state - 1].loops
            for index in all ? around[...] : around.suffix(1) { loops.append(graph.loops[index]) }
        }
        var seen: Set<Range<Int>> = []
        let distinct = loops.filter { seen.insert($0.quantifier).inserted }
            .sorted { $0.quantifier.lowerBound < $1.quantifier.lowerBound }
        return BacktrackingCause(
            attack: attack, repetitions: distinct.map(\.repetition), quantifiers: distinct.map(\.quantifier))
    }
}

extension BacktrackingUndecided {
    static let unconfirmed = BacktrackingUndecided(
        reason: "look-around, an atomic group, a back-reference or a long count hides whether it backtracks")
}
