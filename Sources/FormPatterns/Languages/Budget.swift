import Foundation

/// How much a decision may cost. Counts, not seconds, so that the answer is the same on every machine.
package struct Budget: Sendable {
    /// Different states of the automaton that may be visited.
    var states: Int
    /// Terms built and parts looked at while building them; a term takes about 100 bytes.
    private let workOfOne: Int
    /// What this and other decisions may cost together; nil for no such bound.
    let account: WorkAccount?

    /// Makes a budget; without arguments it is at most about 120 MB of terms.
    package init(states: Int = 30_000, work: Int = 1_200_000, account: WorkAccount? = nil) {
        self.states = states
        workOfOne = work
        self.account = account
    }

    /// The same, paid from an account.
    package func charged(to account: WorkAccount) -> Budget {
        Budget(states: states, work: workOfOne, account: account)
    }

    /// What the next decision may cost.
    var work: Int { min(workOfOne, account?.remaining ?? .max) }

    /// Whether the next decision may cost less than others have.
    var isCutShort: Bool { work < workOfOne }
}

/// Work that several decisions share, so that many of them do not cost many times as much.
package final class WorkAccount: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: Int

    /// Makes an account of so much work, as counted by ``Budget``.
    package init(work: Int) { rest = work }

    /// Whether decisions were cut short because others had cost so much.
    package var isExhausted: Bool { remaining == 0 }

    var remaining: Int { lock.withLock { rest } }

    func spend(_ work: Int) { lock.withLock { rest = max(0, rest - work) } }
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
