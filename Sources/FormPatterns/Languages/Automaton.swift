/// An expression ready to be asked: its alphabet, its terms and what they may cost.
final class Automaton {
    let alphabet: Alphabet
    let store: TermStore
    let budget: Budget
    private(set) var root: TermID = TermStore.nothing

    init(_ expression: Expression, _ budget: Budget) throws(Undecidable) {
        var sets: Set<ScalarSet> = []
        var ordered: [ScalarSet] = []
        expression.visitSets { set in
            if sets.insert(set).inserted { ordered.append(set) }
        }
        guard ordered.count <= 2000 else {
            throw Undecidable(reason: "more than 2000 different sets of characters")
        }
        self.budget = budget
        alphabet = Alphabet(separating: ordered)
        // A store has terms of its own from the start, also where nothing is left to spend.
        store = TermStore(classCount: alphabet.count, work: max(budget.work, 100))
        var compiler = TermCompiler(store: store, alphabet: alphabet)
        root = try compiler.term(expression)
        guard !store.isExhausted else { throw exhausted }
    }

    deinit { budget.account?.spend(store.work) }

    var exhausted: Undecidable {
        if budget.isCutShort {
            return Undecidable(reason: "the questions about the field exceed their budget")
        }
        return Undecidable(reason: "the automaton is larger than the budget of \(budget.states) states")
    }

    func text(_ letters: [Int]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: letters.map { alphabet.representatives[$0] })
        return String(view)
    }

    func accepts(_ text: String) throws(Undecidable) -> Bool {
        var state = root
        for scalar in text.unicodeScalars {
            state = store.derivative(state, by: alphabet.index(of: scalar))
            if store.isExhausted { throw exhausted }
            if state == TermStore.nothing { return false }
        }
        return store.fact(state).isNullable
    }
}

/// Builds the terms of an expression.
private struct TermCompiler {
    let store: TermStore
    let alphabet: Alphabet
    private var sets: [ScalarSet: TermID] = [:]
    /// The languages asked about by the `soFar`s of each scope around, the innermost last.
    private var trackers: [[TermID]] = []

    init(store: TermStore, alphabet: Alphabet) {
        self.store = store
        self.alphabet = alphabet
    }

    mutating func term(_ expression: Expression) throws(Undecidable) -> TermID {
        switch expression {
        case .nothing: return TermStore.nothing
        case .empty: return TermStore.empty
        case .set(let set): return term(of: set)
        case .sequence(let parts):
            var result = TermStore.empty
            for part in parts.reversed() { result = store.cat(try term(part), result) }
            return result
        case .either(let branches): return store.alt(try terms(branches))
        case .both(let parts): return store.and(try terms(parts))
        case .not(let inner): return store.not(try term(inner))
        case .repeated(let body, let least, let most):
            return store.rep(
                try term(body), try count(least),
                try most.map { (most) throws(Undecidable) in try count(most) } ?? -1)
        case .rest(let inner): return store.rest(try term(inner))
        case .soFar(let inner, let wanted): return try soFar(inner, wanted)
        case .scope(let body):
            trackers.append([])
            let inner = try term(body)
            return store.scope(inner, trackers.removeLast())
        }
    }

    private mutating func terms(_ expressions: [Expression]) throws(Undecidable) -> [TermID] {
        var result: [TermID] = []
        for expression in expressions { result.append(try term(expression)) }
        return result
    }

    private mutating func term(of set: ScalarSet) -> TermID {
        if let known = sets[set] { return known }
        let result = store.set(alphabet.classes(of: set))
        sets[set] = result
        return result
    }

    private func count(_ value: Int) throws(Undecidable) -> Int32 {
        guard value <= 1 << 28, let result = Int32(exactly: value) else {
            throw Undecidable(reason: "a count beyond \(1 << 28)")
        }
        return result
    }

    private mutating func soFar(_ inner: Expression, _ wanted: Bool) throws(Undecidable) -> TermID {
        let language = try term(inner)
        guard var known = trackers.last else { return TermStore.nothing }
        let index = known.firstIndex(of: language) ?? known.count
        if index == known.count { known.append(language) }
        guard known.count <= 64 else { throw Undecidable(reason: "more than 64 different look-behinds") }
        trackers[trackers.count - 1] = known
        return store.intern(.soFar(tracker: Int32(index), wanted))
    }
}
