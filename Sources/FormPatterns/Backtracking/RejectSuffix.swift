/// Completes an attack: a value that matches after all is accepted at the first success, and the other ways
/// are never tried. The states that the automaton can be in say which continuation is refused.
struct RejectSuffix {
    /// Text and pump as one readable character for each class.
    struct Piece {
        let prefix: [Int]
        let pump: [Int]
    }

    let automaton: PathAutomaton
    let context: Int
    /// The context matches as soon as it can; only `MATCHES` insists on the end of the value.
    let stopsEarly: Bool
    private let terminators: ClassMask

    /// Sets of states looked at before giving up.
    private static let setLimit = 400
    /// Repetitions after which the sets of states are expected to repeat.
    private static let repetitionLimit = 40

    init(_ automaton: PathAutomaton, context: Int, use: MatchMode) {
        self.automaton = automaton
        self.context = context
        stopsEarly = context != 0 || use == .search
        terminators = ClassMask(automaton.alphabet.classes(of: .lineTerminators))
    }

    /// The attack made of the pieces, or nil when no continuation was found that fails.
    func attack(_ pieces: [Piece]) -> AttackString? {
        var states: Set<Int> = [0]
        var parts: [AttackString.Part] = []
        for (index, piece) in pieces.enumerated() {
            guard let before = read(piece.prefix, from: states),
                let cycle = cycle(of: piece.pump, from: before)
            else { return nil }
            let isLast = index == pieces.count - 1
            for offset in 0..<(isLast ? cycle.sets.count : 1) {
                let rounds = cycle.lead + offset
                let part = AttackString.Part(
                    prefix: text(piece.prefix) + String(repeating: text(piece.pump), count: rounds),
                    pump: String(repeating: text(piece.pump), count: cycle.sets.count))
                if !isLast {
                    parts.append(part)
                    states = cycle.sets[0]
                } else if let suffix = suffix(from: cycle.sets[offset]) {
                    return AttackString(parts: parts + [part], suffix: text(suffix))
                }
            }
        }
        return nil
    }

    func text(_ classes: [Int]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: classes.map { automaton.alphabet.representatives[$0] })
        return String(view)
    }

    /// The set of states goes round in a cycle once the pump has been read often enough.
    private func cycle(of pump: [Int], from start: Set<Int>) -> (lead: Int, sets: [Set<Int>])? {
        var history = [start]
        for _ in 0..<Self.repetitionLimit {
            guard let last = history.last, let next = read(pump, from: last) else { return nil }
            if let first = history.firstIndex(of: next) { return (first, Array(history[first...])) }
            history.append(next)
        }
        return nil
    }

    /// nil once the context has matched for good.
    private func read(_ word: [Int], from start: Set<Int>) -> Set<Int>? {
        var states = start
        if hasMatched(states) { return nil }
        for index in word {
            states = step(states, index)
            if hasMatched(states) { return nil }
        }
        return states
    }

    private func step(_ states: Set<Int>, _ index: Int) -> Set<Int> {
        var result: Set<Int> = []
        for state in states {
            for edge in automaton.edges[state] where edge.label.contains(index) { result.insert(edge.target) }
        }
        return result
    }

    private func acceptances(_ states: Set<Int>) -> [PathAutomaton.Acceptance] {
        states.flatMap { automaton.acceptances[$0].filter { $0.context == context } }
    }

    private func hasMatched(_ states: Set<Int>) -> Bool {
        stopsEarly && acceptances(states).contains { !$0.atEnd }
    }

    /// A shortest word after which the value is refused.
    private func suffix(from start: Set<Int>) -> [Int]? {
        var seen: Set<Set<Int>> = [start]
        var queue: [(states: Set<Int>, word: [Int])] = [(start, [])]
        if acceptances(start).isEmpty { return [] }
        var head = 0
        while head < queue.count, seen.count < Self.setLimit {
            let (states, word) = queue[head]
            head += 1
            let mayEndBeforeTerminator = stopsEarly && acceptances(states).contains(where: \.allowsTerminator)
            for index in 0..<automaton.alphabet.count {
                let next = step(states, index)
                if hasMatched(next) { continue }
                let matchesBefore = mayEndBeforeTerminator && terminators.contains(index)
                if acceptances(next).isEmpty, !matchesBefore { return word + [index] }
                if seen.insert(next).inserted { queue.append((next, word + [index])) }
            }
        }
        return nil
    }
}
