/// Says how the work of ICU's matcher grows on the worst values for a pattern.
///
/// The pattern's ways are taken as an automaton without empty moves; loops on which one word has two ways
/// are exponential, chains of loops that share a word polynomial (Weber and Seidl 1991; Weideman and others
/// 2016). A finding counts only with a value that is refused in the end.
/// - Parameters:
///   - values: What a value can be at all, such as texts without a line break.
package func backtracking(
    of pattern: Pattern, use: MatchMode, within values: Language = .anything,
    budget: BacktrackingBudget = BacktrackingBudget()
) -> BacktrackingVerdict {
    do throws(BacktrackingUndecided) {
        guard budget.work > 0 else { throw .exhausted }
        return try BacktrackingAnalysis(pattern, use, values, budget).verdict()
    } catch {
        return .undecided(reason: error.reason)
    }
}

struct BacktrackingAnalysis {
    let pattern: Pattern
    let use: MatchMode
    let budget: BacktrackingBudget
    private let trial: GrowthConfirmation
    private let finder: AttackFinder

    init(_ pattern: Pattern, _ use: MatchMode, _ values: Language, _ budget: BacktrackingBudget) {
        self.pattern = pattern
        self.use = use
        self.budget = budget
        trial = GrowthConfirmation(pattern, use, budget)
        finder = AttackFinder(pattern, use, within: values, trial, budget)
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
        defer { budget.spend(search.work) }
        guard try search.links().all.isEmpty else { throw .tooLarge }
        return .safe
    }

    // MARK: Exponential

    private func exponential(
        _ automaton: PathAutomaton, _ suspicion: inout BacktrackingUndecided?
    ) throws(BacktrackingUndecided) -> BacktrackingCause? {
        var search = ExponentialSearch(automaton, Components(automaton), workLimit: budget.work)
        defer { budget.spend(search.work) }
        let needsTrial = automaton.graph.isApproximate || automaton.graph.hasWidenedLoops
        for finding in try search.findings() {
            let goal = AttackSearch.Goal(state: finding.state, pump: finding.pump, next: finding.state)
            let outcome = finder.attack(on: [goal], in: automaton, mustTry: needsTrial) {
                $0.isExponential($1, orSteep: automaton.graph.hasWidenedLoops)
            }
            switch outcome {
            case .found(let attack): return cause(attack, finding.visited, automaton.graph, all: true)
            case .unknown where needsTrial: suspicion = .unconfirmed
            case .none, .unknown: break
            }
            if trial.isExhausted { throw .tooManyTrials }
        }
        return nil
    }

    // MARK: Polynomial

    private func polynomial(
        _ automaton: PathAutomaton, _ suspicion: BacktrackingUndecided?
    ) throws(BacktrackingUndecided) -> BacktrackingVerdict {
        var search = PolynomialSearch(automaton, Components(automaton), workLimit: budget.work)
        defer { budget.spend(search.work) }
        let (links, chains) = try search.links()
        var suspicion = suspicion
        var worst: (chain: ArraySlice<PolynomialSearch.Link>, attack: AttackString)?
        for chain in chains where chain.count > worst?.chain.count ?? 0 {
            worst =
                try longestFutile(chain, longerThan: worst?.chain.count ?? 0, automaton, &suspicion) ?? worst
        }
        for link in links where worst == nil {
            worst = try attack([link], automaton, &suspicion).map { ([link], $0) }
        }
        if let (chain, attack) = worst {
            let states = chain.flatMap { [$0.from, $0.to] }
            return .polynomial(degree: chain.count + 1, cause(attack, states, automaton.graph, all: false))
        }
        if let suspicion { throw suspicion }
        return .safe
    }

    /// The longest beginning of a chain that can be gone along in vain. A shorter one can if a longer one can: one round
    /// of its last loop does.
    private func longestFutile(
        _ chain: [PolynomialSearch.Link], longerThan known: Int, _ automaton: PathAutomaton,
        _ suspicion: inout BacktrackingUndecided?
    ) throws(BacktrackingUndecided) -> (ArraySlice<PolynomialSearch.Link>, AttackString)? {
        var result: (ArraySlice<PolynomialSearch.Link>, AttackString)?
        var (low, high) = (known, chain.count)
        while low < high {
            let middle = result == nil && low == known ? high : (low + high + 1) / 2
            if let attack = try attack(chain[..<middle], automaton, &suspicion) {
                result = (chain[..<middle], attack)
                low = middle
            } else {
                high = middle - 1
            }
        }
        return result
    }

    private func attack(
        _ chain: ArraySlice<PolynomialSearch.Link>, _ automaton: PathAutomaton,
        _ suspicion: inout BacktrackingUndecided?
    ) throws(BacktrackingUndecided) -> AttackString? {
        let needsTrial = automaton.graph.isApproximate
        let outcome = finder.attack(on: goals(chain), in: automaton, mustTry: needsTrial) {
            $0.isPolynomial($1, degree: chain.count + 1)
        }
        switch outcome {
        case .found(let attack): return attack
        case .unknown where needsTrial: suspicion = .unconfirmed
        case .none, .unknown: break
        }
        if trial.isExhausted { throw .tooManyTrials }
        return nil
    }

    /// The loops of a chain; those that can be gone round with one word one after the other are one goal.
    private func goals(_ chain: ArraySlice<PolynomialSearch.Link>) -> [AttackSearch.Goal] {
        var result: [AttackSearch.Goal] = []
        for link in chain {
            if let last = result.last, last.next == link.from,
                let pump = ClassMask.intersection(last.pump, link.pump)
            {
                result[result.count - 1] = .init(state: last.state, pump: pump, next: link.to)
            } else {
                result.append(.init(state: link.from, pump: link.pump, next: link.to))
            }
        }
        return result
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
