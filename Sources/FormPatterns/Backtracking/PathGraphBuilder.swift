/// Builds the graph from the end of the pattern to its start, so that each step knows where it leads.
struct PathGraphBuilder {
    /// What to do with a bounded repetition.
    enum Bounded {
        /// Write out every round.
        case exact
        /// Take one of at least `widenedFrom` rounds for unbounded: many rounds of something ambiguous are
        /// beyond any matcher even though their number is finite.
        case widened
    }

    static let widenedFrom = 10

    private var graph = PathGraph()
    private let pattern: Pattern
    private let bounded: Bounded
    private let positionLimit: Int
    private var setNumbers: [ScalarSet: Int] = [:]
    private var loopStack: [Int] = []
    private var context = 0
    private var contextCount = 1
    private var openReferences: Set<Int> = []
    private var groupBodies: [Int: PatternNode] = [:]

    static func build(
        _ pattern: Pattern, _ use: MatchMode, _ bounded: Bounded, positionLimit: Int
    ) throws(BacktrackingUndecided) -> PathGraph {
        var builder = PathGraphBuilder(pattern, bounded, positionLimit)
        return try builder.run(use)
    }

    private init(_ pattern: Pattern, _ bounded: Bounded, _ positionLimit: Int) {
        self.pattern = pattern
        self.bounded = bounded
        self.positionLimit = positionLimit
        var bodies: [Int: PatternNode] = [:]
        pattern.root.visit { node in
            if case .group(.capturing(let number, _), let body) = node.kind { bodies[number] = body }
        }
        groupBodies = bodies
    }

    private mutating func run(_ use: MatchMode) throws(BacktrackingUndecided) -> PathGraph {
        let main = try build(pattern.root, next: add(.accept(context: 0)))
        graph.entry = use == .search ? try searched(main) : main
        return graph
    }

    /// A search tries every place in turn: a loop over anything before the pattern.
    private mutating func searched(_ main: Int) throws(BacktrackingUndecided) -> Int {
        let head = add(.split([]))
        let skip = try consume(.all, next: head)
        graph.searchPosition = graph.positions.count - 1
        graph.steps[head] = .split([main, skip])
        return head
    }

    private mutating func add(_ step: PathGraph.Step) -> Int {
        graph.steps.append(step)
        return graph.steps.count - 1
    }

    private mutating func number(of set: ScalarSet) -> Int {
        if let number = setNumbers[set] { return number }
        graph.sets.append(set)
        setNumbers[set] = graph.sets.count - 1
        return graph.sets.count - 1
    }

    private mutating func consume(_ set: ScalarSet, next: Int) throws(BacktrackingUndecided) -> Int {
        guard graph.positions.count < positionLimit, graph.steps.count < 8 * positionLimit else {
            throw .tooLarge
        }
        graph.positions.append(.init(set: number(of: set), loops: loopStack, context: context))
        return add(.consume(position: graph.positions.count - 1, next: next))
    }

    private mutating func build(_ node: PatternNode, next: Int) throws(BacktrackingUndecided) -> Int {
        if let set = node.scalars { return try consume(set, next: next) }
        switch node.kind {
        case .empty, .flagChange, .comment: return next
        case .literal(let value): return try consume(ScalarSet([value...value]), next: next)
        case .dot: return try consume(.all, next: next)
        case .property, .characterClass: return try consume(ScalarSet(), next: next)
        case .shorthand(let shorthand): return try build(shorthand, next: next)
        case .sequence(let parts): return try sequence(parts, next: next)
        case .alternation(let branches): return try alternation(branches, next: next)
        case .group(let group, let body): return try build(group, body, next: next)
        case .quantified(let body, let quantifier): return try repeated(node, body, quantifier, next: next)
        case .anchor(let anchor): return build(anchor, multiline: node.flags.contains(.multiline), next: next)
        case .backReference(let number): return try reference(to: number, next: next)
        }
    }

    private mutating func sequence(_ parts: [PatternNode], next: Int) throws(BacktrackingUndecided) -> Int {
        var target = next
        for part in parts.reversed() { target = try build(part, next: target) }
        return target
    }

    private mutating func alternation(_ parts: [PatternNode], next: Int) throws(BacktrackingUndecided) -> Int
    {
        var targets: [Int] = []
        for part in parts { targets.append(try build(part, next: next)) }
        return add(.split(targets))
    }

    private mutating func build(
        _ shorthand: PatternNode.Shorthand, next: Int
    ) throws(BacktrackingUndecided) -> Int {
        guard shorthand == .lineEnd else {
            throw BacktrackingUndecided(reason: "`\\X` follows Unicode's grapheme clusters")
        }
        let feed = try consume(ScalarSet("\n"), next: next)
        let both = try consume(ScalarSet("\r"), next: feed)
        let single = try consume(.lineTerminators, next: next)
        return add(.split([both, single]))
    }

    private mutating func build(_ anchor: PatternNode.Anchor, multiline: Bool, next: Int) -> Int {
        switch anchor {
        case .textStart: return add(.start(next: next))
        case .textEnd: return add(.end(next: next, allowsTerminator: false))
        case .textEndOrFinalTerminator: return add(.end(next: next, allowsTerminator: true))
        case .caret where !multiline: return add(.start(next: next))
        case .dollar where !multiline: return add(.end(next: next, allowsTerminator: true))
        case .caret, .dollar, .wordBoundary, .notWordBoundary, .previousMatchEnd:
            graph.isApproximate = true
            return next
        }
    }

    /// What the group matched is one of the texts that it can match.
    private mutating func reference(to number: Int, next: Int) throws(BacktrackingUndecided) -> Int {
        guard let body = groupBodies[number], openReferences.insert(number).inserted else {
            throw BacktrackingUndecided(reason: "a back-reference is inside its own group")
        }
        defer { openReferences.remove(number) }
        graph.isApproximate = true
        return try build(body, next: next)
    }

    // MARK: Groups

    private mutating func build(
        _ group: PatternNode.Group, _ body: PatternNode, next: Int
    ) throws(BacktrackingUndecided) -> Int {
        switch group {
        case .plain, .capturing: return try build(body, next: next)
        case .atomic: return try atomic(body, next: next)
        case .lookAhead: return try lookAhead(body, next: next)
        case .lookBehind: return try lookBehind(body, next: next)
        }
    }

    /// The look-ahead is tried to its end or its failure, then the pattern goes on from the same place.
    private mutating func lookAhead(_ body: PatternNode, next: Int) throws(BacktrackingUndecided) -> Int {
        let outer = context
        defer { context = outer }
        context = contextCount
        contextCount += 1
        graph.isApproximate = true
        let inside = try build(body, next: add(.accept(context: context)))
        return add(.split([inside, next]))
    }

    /// ICU bounds what stands in a look-behind; a short one costs a constant.
    private mutating func lookBehind(_ body: PatternNode, next: Int) throws(BacktrackingUndecided) -> Int {
        var isLong = false
        body.visit { node in
            if case .quantified(_, let quantifier) = node.kind {
                isLong = isLong || (quantifier.maximum ?? .max) >= Self.widenedFrom
            }
        }
        if isLong { throw BacktrackingUndecided(reason: "a look-behind contains a long repetition") }
        graph.isApproximate = true
        return next
    }

    /// Once matched, an atomic group gives nothing back: exact for a loop over single characters, which
    /// leaves only where no further character of its set follows.
    private mutating func atomic(_ body: PatternNode, next: Int) throws(BacktrackingUndecided) -> Int {
        let inner = Self.unwrapped(body)
        if inner.scalars != nil { return try build(inner, next: next) }
        if case .quantified(let repeated, let quantifier) = inner.kind, quantifier.mode != .lazy,
            let set = Self.unwrapped(repeated).scalars, !isWidened(quantifier, over: repeated)
        {
            return try run(of: set, inner, quantifier, next: next)
        }
        graph.isApproximate = true
        return try build(inner, next: next)
    }

    private static func unwrapped(_ node: PatternNode) -> PatternNode {
        switch node.kind {
        case .group(.plain, let body), .group(.capturing, let body), .group(.atomic, let body):
            unwrapped(body)
        default: node
        }
    }

    /// The longest run of a set's characters within the bounds.
    private mutating func run(
        of set: ScalarSet, _ node: PatternNode, _ quantifier: Quantifier, next: Int
    ) throws(BacktrackingUndecided) -> Int {
        let leave = add(.notNext(set: number(of: set), next: next))
        let loop = push(node, quantifier)
        defer { loopStack.removeLast() }
        var target = next
        if let maximum = quantifier.maximum {
            for _ in quantifier.minimum..<max(maximum, quantifier.minimum) {
                target = add(.split([try consume(set, next: target), leave]))
            }
        } else {
            graph.loops[loop].goesRound = true
            target = add(.split([]))
            let body = try consume(set, next: target)
            graph.steps[target] = .again(
                loop: loop, body: body, exit: leave, isLazy: false, checksProgress: true)
        }
        for _ in 0..<quantifier.minimum { target = try consume(set, next: target) }
        return target
    }

    // MARK: Repetition

    private func isWidened(_ quantifier: Quantifier, over body: PatternNode) -> Bool {
        guard bounded == .widened, let maximum = quantifier.maximum else { return false }
        return maximum - quantifier.minimum >= Self.widenedFrom
            || (maximum >= Self.widenedFrom && body.fixedLength == nil)
    }

    private mutating func push(_ node: PatternNode, _ quantifier: Quantifier) -> Int {
        graph.loops.append(.init(repetition: node.range, quantifier: quantifier.range, context: context))
        loopStack.append(graph.loops.count - 1)
        return graph.loops.count - 1
    }

    private mutating func repeated(
        _ node: PatternNode, _ body: PatternNode, _ quantifier: Quantifier, next: Int
    ) throws(BacktrackingUndecided) -> Int {
        if quantifier.mode == .possessive {
            let plain = Quantifier(
                minimum: quantifier.minimum, maximum: quantifier.maximum, mode: .greedy,
                range: quantifier.range)
            return try atomic(
                PatternNode(.quantified(body, plain), node.range, flags: node.flags), next: next)
        }
        if quantifier.maximum == 1, quantifier.minimum == 1 { return try build(body, next: next) }
        let loop = push(node, quantifier)
        defer { loopStack.removeLast() }
        if quantifier.maximum == nil || isWidened(quantifier, over: body) {
            return try unbounded(body, quantifier, loop, next: next)
        }
        return try writtenOut(body, quantifier, next: next)
    }

    /// The last of the required rounds is the loop's own body.
    private mutating func unbounded(
        _ body: PatternNode, _ quantifier: Quantifier, _ loop: Int, next: Int
    ) throws(BacktrackingUndecided) -> Int {
        let checksProgress = quantifier.maximum == nil
        if checksProgress, quantifier.mode == .lazy, body.canMatchNothing {
            throw BacktrackingUndecided(
                reason: "ICU repeats a lazy loop endlessly when its body matches nothing")
        }
        if !checksProgress { graph.hasWidenedLoops = true }
        graph.loops[loop].goesRound = true
        let decision = add(.split([]))
        let round = add(.enter(loop: loop, next: try build(body, next: decision)))
        graph.steps[decision] = .again(
            loop: loop, body: round, exit: next, isLazy: quantifier.mode == .lazy,
            checksProgress: checksProgress)
        guard quantifier.minimum > 0 else { return decision }
        // Required rounds of several lengths are as ambiguous as optional ones: the loop stands for them all.
        let isLoose = !checksProgress && body.fixedLength == nil
        return try copies(of: body, isLoose ? 0 : quantifier.minimum - 1, next: round)
    }

    private mutating func copies(
        of body: PatternNode, _ count: Int, next: Int
    ) throws(BacktrackingUndecided) -> Int {
        var target = next
        for _ in 0..<count {
            let start = try build(body, next: target)
            // A body that consumes nothing has no copies worth counting.
            if start == target { break }
            target = start
            guard graph.steps.count < 8 * positionLimit else { throw .tooLarge }
        }
        return target
    }

    private mutating func writtenOut(
        _ body: PatternNode, _ quantifier: Quantifier, next: Int
    ) throws(BacktrackingUndecided) -> Int {
        var target = next
        for _ in quantifier.minimum..<max(quantifier.maximum ?? 0, quantifier.minimum) {
            let start = try build(body, next: target)
            if start == target { break }
            target = add(.split(quantifier.mode == .lazy ? [next, start] : [start, next]))
            guard graph.steps.count < 8 * positionLimit else { throw .tooLarge }
        }
        return try copies(of: body, quantifier.minimum, next: target)
    }
}
