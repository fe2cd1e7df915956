/// The ways a backtracking matcher can take through a pattern: one node for each decision.
struct PathGraph {
    enum Step {
        /// One character of a set; the number of the position.
        case consume(position: Int, next: Int)
        /// The ways in the order in which they are tried.
        case split([Int])
        /// A loop's decision to go round once more or to leave. One that checks progress leaves after a round
        /// that matched nothing, as ICU does for loops without limit.
        case again(loop: Int, body: Int, exit: Int, isLazy: Bool, checksProgress: Bool)
        /// The start of a round.
        case enter(loop: Int, next: Int)
        case start(next: Int)
        case end(next: Int, allowsTerminator: Bool)
        /// The next character is not in the set: what leaving a possessive loop amounts to.
        case notNext(set: Int, next: Int)
        /// The pattern, or the look-around of that number, has matched.
        case accept(context: Int)
    }

    /// A place in the pattern that consumes a character.
    struct Position {
        let set: Int
        /// Indices of the loops around it, outermost first.
        let loops: [Int]
        /// 0 for the pattern itself, otherwise the look-around it stands in.
        let context: Int
    }

    struct Loop {
        let repetition: Range<Int>
        let quantifier: Range<Int>
        /// The pattern itself or the look-around in which its rounds follow one another.
        let context: Int
        /// Whether its rounds lead back to its start, rather than being written out one after the other.
        var goesRound = false
    }

    var steps: [Step] = []
    var positions: [Position] = []
    var loops: [Loop] = []
    var sets: [ScalarSet] = []
    var entry = 0
    /// The position of the loop with which a search tries every place in turn.
    var searchPosition: Int?
    /// A part was taken for more than it can do (look-around, atomic group, back-reference): what is found
    /// safe is safe, what is found dangerous needs to be tried out.
    var isApproximate = false
    /// A bounded repetition was taken for an unbounded one.
    var hasWidenedLoops = false
}
