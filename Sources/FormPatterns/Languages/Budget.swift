/// How much a decision may cost. Counts, not seconds, so that the answer is the same on every machine.
package struct Budget: Sendable, Hashable {
    /// Different states of the automaton that may be visited.
    var states: Int
    /// Terms built and parts looked at while building them; a term takes about 100 bytes.
    var work: Int

    /// Makes a budget; without arguments it is at most about 120 MB of terms.
    package init(states: Int = 30_000, work: Int = 1_200_000) {
        self.states = states
        self.work = work
    }
}

/// The answer to "is there one?".
package enum Decision<Value: Sendable>: Sendable {
    case yes(Value)
    case no
    /// Beyond the procedure or its budget; the reason is a clause.
    case undecided(reason: String)

    /// What was found; nil for a no and for a question that is not decided.
    package var value: Value? {
        if case .yes(let value) = self { return value }
        return nil
    }
}

/// The answer to "is it always so?".
package enum Verdict: Sendable, Hashable {
    case holds
    /// A text that shows the contrary; a shortest one.
    case fails(witness: String)
    /// Beyond the procedure or its budget; the reason is a clause.
    case undecided(reason: String)
}
