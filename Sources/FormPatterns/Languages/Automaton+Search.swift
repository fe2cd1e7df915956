extension Automaton {
    /// The length of a shortest text from a state, the root if not given; nil when there is none.
    ///
    /// Best first: a state waits at the number of letters before it plus the least number that its term says
    /// must follow.
    func shortestLength(from start: TermID? = nil) throws(Undecidable) -> Int? {
        let start = start ?? root
        var queue = BucketQueue()
        var best: [TermID: Int] = [start: 0]
        var visited = 0
        queue.insert(start, at: store.fact(start).least)
        while let (state, key) = queue.removeFirst() {
            guard let length = best[state], length + store.fact(state).least == key else { continue }
            if store.fact(state).isNullable { return length }
            visited += 1
            guard visited <= budget.states else { throw exhausted }
            for next in try successors(of: state) where best[next].map({ $0 > length + 1 }) ?? true {
                best[next] = length + 1
                queue.insert(next, at: length + 1 + store.fact(next).least)
            }
        }
        return nil
    }

    /// The different states after a state, without the dead one; in the order of the letters.
    func successors(of state: TermID) throws(Undecidable) -> [TermID] {
        var result: [TermID] = []
        for letter in 0..<alphabet.count {
            let next = store.derivative(state, by: letter)
            if store.isExhausted { throw exhausted }
            if next != TermStore.nothing, !result.contains(next) { result.append(next) }
        }
        return result
    }

    /// A shortest text from a state, the first in the alphabet's order; nil when there is none.
    func shortestMember(from start: TermID) throws(Undecidable) -> String? {
        guard let length = try shortestLength(from: start) else { return nil }
        return try member(ofLength: length, from: start)
    }

    /// The first text of exactly this number of scalars from a state, the root if not given, in the alphabet's order;
    /// nil when there is none.
    func member(ofLength length: Int, from start: TermID? = nil) throws(Undecidable) -> String? {
        var dead: Set<DeadEnd> = []
        var letters: [Int] = []
        var states = [start ?? root]
        var next = [0]
        var visited = 0
        while let state = states.last, let letter = next.last {
            let remaining = length - letters.count
            if letter == 0, isDead(state, remaining, dead) || alphabet.count == 0 {
                Self.stepBack(&states, &next, &letters)
                continue
            }
            if remaining == 0 { return text(letters) }
            guard letter < alphabet.count else {
                dead.insert(DeadEnd(state: state, remaining: remaining))
                visited += 1
                guard visited <= budget.states else { throw exhausted }
                Self.stepBack(&states, &next, &letters)
                continue
            }
            next[next.count - 1] += 1
            let successor = store.derivative(state, by: letter)
            if store.isExhausted { throw exhausted }
            guard !isDead(successor, remaining - 1, dead) else { continue }
            states.append(successor)
            next.append(0)
            letters.append(letter)
        }
        return nil
    }

    private struct DeadEnd: Hashable {
        let state: TermID
        let remaining: Int
    }

    private static func stepBack(_ states: inout [TermID], _ next: inout [Int], _ letters: inout [Int]) {
        states.removeLast()
        next.removeLast()
        if !letters.isEmpty { letters.removeLast() }
    }

    private func isDead(_ state: TermID, _ remaining: Int, _ dead: Set<DeadEnd>) -> Bool {
        let fact = store.fact(state)
        if remaining == 0 { return !fact.isNullable }
        return fact.least > remaining || fact.most < remaining
            || dead.contains(DeadEnd(state: state, remaining: remaining))
    }

    /// The length of a longest text; `.some(nil)` when there is no longest.
    func longestLength() throws(Undecidable) -> Int?? {
        if root == TermStore.nothing { return .none }
        if store.fact(root).isPlain {
            return .some(store.fact(root).most == .max ? nil : store.fact(root).most)
        }
        guard try shortestLength() != nil else { return .none }
        let most = store.fact(root).most
        if most != .max, try member(ofLength: most) != nil { return .some(most) }
        return .some(try LongestPath(self).length())
    }
}

/// States waiting under small numbers, smallest first. Among equals the last come is first served: the search
/// then runs along one way to its end instead of all ways side by side.
private struct BucketQueue {
    private var buckets: [Int: [TermID]] = [:]
    /// Sorted, the smallest last.
    private var keys: [Int] = []

    mutating func insert(_ item: TermID, at key: Int) {
        if buckets[key] == nil {
            let index = keys.firstIndex { $0 < key } ?? keys.endIndex
            keys.insert(key, at: index)
        }
        buckets[key, default: []].append(item)
    }

    mutating func removeFirst() -> (item: TermID, key: Int)? {
        guard let key = keys.last, let item = buckets[key]?.popLast() else { return nil }
        if buckets[key]?.isEmpty ?? true {
            buckets[key] = nil
            keys.removeLast()
        }
        return (item, key)
    }
}

/// The longest way through the states from which some text can still be completed.
private struct LongestPath {
    private let automaton: Automaton
    private var order: [TermID] = []
    private var successors: [TermID: [TermID]] = [:]

    init(_ automaton: Automaton) { self.automaton = automaton }

    /// nil: there is a cycle, so there is no longest text.
    func length() throws(Undecidable) -> Int? {
        var copy = self
        if try !copy.explore() { return nil }
        let live = copy.liveStates()
        return copy.longest(among: live)
    }

    /// false as soon as a state that leads to itself can be completed: then there is no longest text.
    private mutating func explore() throws(Undecidable) -> Bool {
        order = [automaton.root]
        successors[automaton.root] = []
        var index = 0
        while index < order.count {
            guard order.count <= automaton.budget.states else { throw automaton.exhausted }
            let next = try automaton.successors(of: order[index])
            successors[order[index]] = next
            if next.contains(order[index]), try automaton.shortestLength(from: order[index]) != nil {
                return false
            }
            for state in next where successors[state] == nil {
                successors[state] = []
                order.append(state)
            }
            index += 1
        }
        return true
    }

    private func liveStates() -> Set<TermID> {
        var predecessors: [TermID: [TermID]] = [:]
        for state in order {
            for next in successors[state] ?? [] { predecessors[next, default: []].append(state) }
        }
        var live = Set(order.filter { automaton.store.fact($0).isNullable })
        var pending = Array(live)
        while let state = pending.popLast() {
            for previous in predecessors[state] ?? [] where live.insert(previous).inserted {
                pending.append(previous)
            }
        }
        return live
    }

    /// Finds it by removing states without live predecessors one after the other; what remains is on a cycle.
    private func longest(among live: Set<TermID>) -> Int? {
        var incoming: [TermID: Int] = [:]
        for state in order where live.contains(state) {
            for next in successors[state] ?? [] where live.contains(next) { incoming[next, default: 0] += 1 }
        }
        var distance: [TermID: Int] = [:]
        var pending = order.filter { live.contains($0) && incoming[$0, default: 0] == 0 }
        var removed = 0
        var longest = 0
        while let state = pending.popLast() {
            removed += 1
            let here = distance[state, default: 0]
            if automaton.store.fact(state).isNullable { longest = max(longest, here) }
            for next in successors[state] ?? [] where live.contains(next) {
                distance[next] = max(distance[next, default: 0], here + 1)
                incoming[next, default: 0] -= 1
                if incoming[next] == 0 { pending.append(next) }
            }
        }
        return removed == live.count ? longest : nil
    }
}
