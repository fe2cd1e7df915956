/// Finds loops that read one word in two ways and come back to where they began: with every repetition of
/// the word the number of ways doubles (Weber and Seidl's criterion EDA).
struct ExponentialSearch {
    struct Finding {
        let state: Int
        let pump: [ClassMask]
        /// The states on the two ways.
        let visited: [Int]
    }

    let automaton: PathAutomaton
    let components: Components
    private(set) var work = 0
    private let workLimit: Int

    init(_ automaton: PathAutomaton, _ components: Components, workLimit: Int) {
        self.automaton = automaton
        self.components = components
        self.workLimit = workLimit
    }

    /// The findings, at most a few for each set of loops: one whose pump the rest of the pattern accepts is of no use.
    mutating func findings() throws(BacktrackingUndecided) -> [Finding] {
        var result: [Finding] = []
        for index in components.members.indices.reversed() {
            result += doubledEdges(in: index).prefix(2)
            if let finding = try crossing(in: index) { result.append(finding) }
        }
        return result
    }

    /// Two ways from one character to the next.
    private func doubledEdges(in component: Int) -> [Finding] {
        components.members[component].flatMap { state in
            automaton.edges[state].compactMap { edge in
                guard edge.ways > 1, components.index[edge.target] == component else { return nil }
                return finding(from: state, [edge.label], backFrom: edge.target, [edge.target], component)
            }
        }
    }

    private func finding(
        from state: Int, _ word: [ClassMask], backFrom end: Int, _ visited: [Int], _ component: Int
    ) -> Finding? {
        automaton.word(from: end, to: state) { components.index[$0] == component }
            .map { Finding(state: state, pump: word + $0, visited: visited + [state]) }
    }

    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    private struct Origin {
        let pair: Pair
        let label: ClassMask
    }

    /// Two ways through different states that part at one state and meet again at another.
    private mutating func crossing(in component: Int) throws(BacktrackingUndecided) -> Finding? {
        var origins: [Pair: Origin] = [:]
        var queue = components.members[component].map { Pair(first: $0, second: $0) }
        var head = 0
        while head < queue.count {
            let pair = queue[head]
            head += 1
            let isDiagonal = pair.first == pair.second
            for one in automaton.edges[pair.first] where components.index[one.target] == component {
                for other in automaton.edges[pair.second] where components.index[other.target] == component {
                    work += 1
                    guard work <= workLimit else { throw .tooMuchWork }
                    let label = one.label.intersection(other.label)
                    if label.isEmpty { continue }
                    if one.target == other.target {
                        if isDiagonal { continue }
                        if let found = meeting(pair, label, at: one.target, origins, component) {
                            return found
                        }
                        continue
                    }
                    let next = Pair(
                        first: min(one.target, other.target), second: max(one.target, other.target))
                    guard origins[next] == nil else { continue }
                    origins[next] = Origin(pair: pair, label: label)
                    queue.append(next)
                }
            }
        }
        return nil
    }

    private func meeting(
        _ last: Pair, _ label: ClassMask, at end: Int, _ origins: [Pair: Origin], _ component: Int
    ) -> Finding? {
        var word = [label]
        var visited = [end]
        var pair = last
        while pair.first != pair.second, let origin = origins[pair] {
            word.append(origin.label)
            visited += [pair.first, pair.second]
            pair = origin.pair
        }
        return finding(from: pair.first, word.reversed(), backFrom: end, visited, component)
    }
}
