/// How the work of a backtracking matcher (ICU's) grows with the length of the value.
package enum BacktrackingVerdict: Sendable, Hashable {
    /// The time grows at most in proportion to the length.
    case safe
    /// The time grows with a power of the length: 2 is quadratic. A search starts over at every place, which counts as one
    /// degree; such a degree of 2 is harmless for values as short as a form's.
    case polynomial(degree: Int, BacktrackingCause)
    /// Each further repetition of the pump multiplies the work.
    case exponential(BacktrackingCause)
    /// Beyond the procedure or its budget; the reason is a clause.
    case undecided(reason: String)
}

/// What makes a matcher backtrack.
package struct BacktrackingCause: Sendable, Hashable {
    /// Shows the growth: longer strings of the family take more work.
    package let attack: AttackString
    /// The repetitions that compete for the same characters, each with what it repeats, in the order of the
    /// text; in Unicode scalars of the pattern.
    package let repetitions: [Range<Int>]
    /// The quantifiers alone (`+`, `{0,64}`), in the same order; in Unicode scalars of the pattern.
    package let quantifiers: [Range<Int>]
}

/// A family of values on which the work grows as the verdict says.
package struct AttackString: Sendable, Hashable {
    /// A text once, then a text repeated.
    package struct Part: Sendable, Hashable {
        /// Leads to the place that repeats; may be empty.
        package let prefix: String
        /// Taken in more than one way by the pattern; not empty.
        package let pump: String

        package init(prefix: String, pump: String) {
            self.prefix = prefix
            self.pump = pump
        }
    }

    /// One part, except where loops on different texts follow one another.
    package let parts: [Part]
    /// Makes the value fail, so that everything is tried.
    package let suffix: String

    package init(parts: [Part], suffix: String) {
        self.parts = parts
        self.suffix = suffix
    }

    /// The value with every pump repeated `count` times.
    package func string(repeating count: Int) -> String {
        parts.reduce("") { $0 + $1.prefix + String(repeating: $1.pump, count: count) } + suffix
    }
}

/// How much the search for backtracking may cost. Counts, not seconds, so that the answer is the same on
/// every machine.
package struct BacktrackingBudget: Sendable {
    /// Places in the pattern after its bounded repetitions are written out.
    let positions: Int
    /// Combinations of positions visited.
    private let workOfOne: Int
    /// Steps of a matcher that trials of attacks may take together.
    private let trialStepsOfOne: Int
    /// What this and other patterns may cost together; nil for no such bound.
    let account: WorkAccount?

    /// Makes a budget; its defaults are what a check may spend on one pattern, about a second.
    package init(
        positions: Int = 1_000, work: Int = 300_000, trialSteps: Int = 6_000_000, account: WorkAccount? = nil
    ) {
        self.positions = positions
        workOfOne = work
        trialStepsOfOne = trialSteps
        self.account = account
    }

    /// What the next search may cost.
    var work: Int { min(workOfOne, account?.remaining ?? .max) }

    /// What the next trials may cost.
    var trialSteps: Int { min(trialStepsOfOne, account?.remaining ?? .max) }

    func spend(_ work: Int) { account?.spend(work) }
}

/// A reason to stop.
struct BacktrackingUndecided: Error {
    let reason: String

    static let tooLarge = BacktrackingUndecided(reason: "its repetitions are too many to write out")
    static let tooMuchWork = BacktrackingUndecided(reason: "the search for ambiguity exceeded its budget")
    static let exhausted = BacktrackingUndecided(
        reason: "the patterns before it took all the work that a form's patterns may take")
    static let tooManyTrials = BacktrackingUndecided(
        reason: "trying the values on which it may backtrack exceeded its budget")
}
