/// Counts the decisions that a backtracking matcher takes on a value: what settles a suspicion about parts
/// that the automaton only approximates.
///
/// What is still to be matched is a list, what is still to be tried a stack, so that no value is too long.
struct StepCounter {
    private let value: [UInt32]
    private let limit: Int
    private let sets: [Range<Int>: ScalarSet?]
    private var steps = 0

    /// The steps taken, or nil beyond the limit.
    static func steps(
        _ pattern: Pattern, _ use: MatchMode, on value: String, limit: Int, sets: [Range<Int>: ScalarSet?]
    ) -> Int? {
        var counter = StepCounter(value: value.unicodeScalars.map(\.value), limit: limit, sets: sets)
        let end = counter.value.count
        let root = Work(.match(pattern.root), nil)
        for start in 0...(use == .search ? end : 0) {
            let found = counter.run(Thread(work: root, index: start), until: use == .search ? nil : end)
            if counter.steps > limit { return nil }
            if found != nil { break }
        }
        return counter.steps
    }

    /// The sets of all parts, found once for several values.
    static func sets(of pattern: Pattern) -> [Range<Int>: ScalarSet?] {
        var result: [Range<Int>: ScalarSet?] = [:]
        pattern.root.visit { node in
            switch node.kind {
            case .literal, .dot, .shorthand, .property, .characterClass:
                result[node.range] = .some(node.scalars)
            default: break
            }
        }
        return result
    }

    private init(value: [UInt32], limit: Int, sets: [Range<Int>: ScalarSet?]) {
        self.value = value
        self.limit = limit
        self.sets = sets
    }

    private enum Task {
        case match(PatternNode)
        /// A loop after `count` rounds, the last of which began at the index (-1: none did).
        case rounds(PatternNode, Quantifier, count: Int, start: Int)
        case close(group: Int, start: Int)
    }

    /// A task and those after it.
    private final class Work: Sendable {
        let task: Task
        let next: Work?

        init(_ task: Task, _ next: Work?) {
            self.task = task
            self.next = next
        }
    }

    private struct Thread {
        var work: Work?
        var index: Int
        var captures: [Int: Range<Int>] = [:]
    }

    /// The thread that finishes first, at the given end of the value or anywhere.
    private mutating func run(_ start: Thread, until end: Int?) -> Thread? {
        var stack = [start]
        while var thread = stack.popLast() {
            var runs = true
            while runs, let work = thread.work {
                steps += 1
                if steps > limit { return nil }
                thread.work = work.next
                runs = perform(work.task, &thread, &stack)
            }
            if runs, end == nil || end == thread.index { return thread }
        }
        return nil
    }

    /// false when the thread fails.
    private mutating func perform(_ task: Task, _ thread: inout Thread, _ stack: inout [Thread]) -> Bool {
        switch task {
        case .match(let node): return match(node, &thread, &stack)
        case .close(let group, let start):
            thread.captures[group] = start..<thread.index
            return true
        case .rounds(let body, let quantifier, let count, let start):
            return continueLoop(body, quantifier, count, start, &thread, &stack)
        }
    }

    private mutating func match(_ node: PatternNode, _ thread: inout Thread, _ stack: inout [Thread]) -> Bool
    {
        switch node.kind {
        case .empty, .flagChange, .comment: return true
        case .literal, .dot, .shorthand, .property, .characterClass:
            guard thread.index < value.count, matchesOne(node, value[thread.index]) else { return false }
            thread.index += 1
            return true
        case .sequence(let parts):
            for part in parts.reversed() { thread.work = Work(.match(part), thread.work) }
            return true
        case .alternation(let parts):
            let rest = thread.work
            for part in parts.dropFirst().reversed() {
                stack.append(
                    Thread(work: Work(.match(part), rest), index: thread.index, captures: thread.captures))
            }
            thread.work = parts.first.map { Work(.match($0), rest) } ?? rest
            return true
        case .group(let group, let body): return self.group(group, body, &thread)
        case .quantified(let body, let quantifier):
            return loop(body, quantifier, &thread)
        case .anchor(let anchor): return holds(anchor, node.flags, thread.index)
        case .backReference(let number): return reference(number, &thread)
        }
    }

    private func matchesOne(_ node: PatternNode, _ scalar: UInt32) -> Bool {
        if let set = sets[node.range] ?? nil { return set.contains(scalar) }
        switch node.kind {
        case .dot: return true
        case .shorthand(.lineEnd): return ScalarSet.lineTerminators.contains(scalar)
        case .literal(let literal): return literal == scalar
        default: return false
        }
    }

    // MARK: Loops

    private mutating func loop(_ body: PatternNode, _ quantifier: Quantifier, _ thread: inout Thread) -> Bool
    {
        guard quantifier.mode == .possessive else {
            thread.work = Work(.rounds(body, quantifier, count: 0, start: -1), thread.work)
            return true
        }
        let greedy = Quantifier(
            minimum: quantifier.minimum, maximum: quantifier.maximum, mode: .greedy, range: quantifier.range)
        return atomic(.rounds(body, greedy, count: 0, start: -1), &thread)
    }

    /// A loop without limit ends after a round that matched nothing, as ICU's do.
    private func continueLoop(
        _ body: PatternNode, _ quantifier: Quantifier, _ count: Int, _ start: Int, _ thread: inout Thread,
        _ stack: inout [Thread]
    ) -> Bool {
        let isStuck = start == thread.index && count > quantifier.minimum && quantifier.maximum == nil
        if count >= quantifier.maximum ?? .max || isStuck { return true }
        var again = thread
        again.work = Work(
            .match(body),
            Work(.rounds(body, quantifier, count: count + 1, start: thread.index), thread.work))
        if count >= quantifier.minimum {
            if quantifier.mode == .lazy {
                stack.append(again)
                return true
            }
            stack.append(thread)
        }
        thread = again
        return true
    }

    // MARK: Groups

    private mutating func group(
        _ group: PatternNode.Group, _ body: PatternNode, _ thread: inout Thread
    ) -> Bool {
        switch group {
        case .plain: thread.work = Work(.match(body), thread.work)
        case .capturing(let number, _):
            thread.work = Work(.match(body), Work(.close(group: number, start: thread.index), thread.work))
        case .atomic: return atomic(.match(body), &thread)
        case .lookAhead(let negated):
            return (inside(.match(body), from: thread.index, thread) != nil) != negated
        case .lookBehind(let negated):
            let found = (0...thread.index).reversed().contains {
                inside(.match(body), from: $0, thread, until: thread.index) != nil
            }
            return found != negated
        }
        return true
    }

    private mutating func inside(
        _ task: Task, from index: Int, _ thread: Thread, until end: Int? = nil
    ) -> Thread? {
        run(Thread(work: Work(task, nil), index: index, captures: thread.captures), until: end)
    }

    private mutating func atomic(_ task: Task, _ thread: inout Thread) -> Bool {
        guard let end = inside(task, from: thread.index, thread) else { return false }
        thread.index = end.index
        thread.captures = end.captures
        return true
    }

    private mutating func reference(_ number: Int, _ thread: inout Thread) -> Bool {
        let index = thread.index
        guard let range = thread.captures[number], index + range.count <= value.count else { return false }
        steps += range.count
        guard value[range].elementsEqual(value[index..<(index + range.count)]) else { return false }
        thread.index += range.count
        return true
    }

    private func holds(_ anchor: PatternNode.Anchor, _ flags: PatternFlags, _ index: Int) -> Bool {
        let terminators = ScalarSet.lineTerminators
        switch anchor {
        case .textStart, .previousMatchEnd: return index == 0
        case .caret:
            return index == 0 || (flags.contains(.multiline) && terminators.contains(value[index - 1]))
        case .textEnd: return index == value.count
        case .dollar, .textEndOrFinalTerminator:
            if index == value.count { return true }
            let isLast = index == value.count - 1 || (anchor == .dollar && flags.contains(.multiline))
            return isLast && terminators.contains(value[index])
        case .wordBoundary: return isWord(index - 1) != isWord(index)
        case .notWordBoundary: return isWord(index - 1) == isWord(index)
        }
    }

    private func isWord(_ index: Int) -> Bool {
        guard value.indices.contains(index) else { return false }
        return PatternNode.Shorthand.word.scalars?.contains(value[index]) ?? false
    }
}
