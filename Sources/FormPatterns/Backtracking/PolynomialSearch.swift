/// Finds pairs of loops one behind the other that can share a run of one word: the matcher tries every place
/// to change from the first to the second (Weber and Seidl's criterion IDA). Each such pair in a row adds a
/// degree.
struct PolynomialSearch {
    /// Both loops read the pump, and so does a way from the first to the second.
    struct Link {
        let from: Int
        let to: Int
        let pump: [ClassMask]
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

    /// The links, and for each loop the longest chain that begins there; the longest chains first.
    mutating func links() throws(BacktrackingUndecided) -> (all: [Link], chains: [[Link]]) {
        let loops = components.members.indices.filter { isLoop($0) }
        var best: [Int: [Link]] = [:]
        var all: [Link] = []
        // Later components come first, so that what a link leads to is already known.
        for first in loops {
            let reachable = automaton.reachable(from: components.members[first][0])
            for second in loops where second != first && reachable.contains(components.members[second][0]) {
                guard let link = try link(first, second) else { continue }
                all.append(link)
                let chain = [link] + longest(from: second, loops, best)
                if chain.count > best[first]?.count ?? 0 { best[first] = chain }
            }
        }
        let chains = loops.compactMap { best[$0] }
        return (
            all,
            chains.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
                .map(\.element)
        )
    }

    private func longest(from component: Int, _ loops: [Int], _ best: [Int: [Link]]) -> [Link] {
        let reachable = automaton.reachable(from: components.members[component][0])
        return loops.filter { reachable.contains(components.members[$0][0]) }
            .compactMap { best[$0] }
            .max { $0.count < $1.count } ?? []
    }

    private func isLoop(_ component: Int) -> Bool {
        components.members[component].contains { state in
            automaton.edges[state].contains { components.index[$0.target] == component }
        }
    }

    private func letters(_ component: Int) -> ClassMask {
        components.members[component].reduce(ClassMask()) { mask, state in
            automaton.edges[state].filter { components.index[$0.target] == component }
                .reduce(mask) { $0.union($1.label) }
        }
    }

    private mutating func link(_ first: Int, _ second: Int) throws(BacktrackingUndecided) -> Link? {
        guard letters(first).overlaps(letters(second)) else { return nil }
        for from in components.members[first] {
            for to in components.members[second] {
                if let pump = try pump(from, to, first, second) {
                    return Link(from: from, to: to, pump: pump)
                }
            }
        }
        return nil
    }

    private struct Triple: Hashable {
        let first: Int
        let middle: Int
        let last: Int
    }

    private struct Origin {
        let triple: Triple
        let label: ClassMask
    }

    /// A word that leads from (p, p, q) to (p, q, q), all three ways at once.
    private mutating func pump(
        _ from: Int, _ to: Int, _ first: Int, _ second: Int
    ) throws(BacktrackingUndecided) -> [ClassMask]? {
        let start = Triple(first: from, middle: from, last: to)
        let goal = Triple(first: from, middle: to, last: to)
        var origins: [Triple: Origin] = [:]
        var queue = [start]
        var head = 0
        while head < queue.count {
            let triple = queue[head]
            head += 1
            for one in automaton.edges[triple.first] where components.index[one.target] == first {
                for three in automaton.edges[triple.last] where components.index[three.target] == second {
                    let outer = one.label.intersection(three.label)
                    if outer.isEmpty { continue }
                    for two in automaton.edges[triple.middle] where isBetween(two.target, first, second) {
                        work += 1
                        guard work <= workLimit else { throw .tooMuchWork }
                        let label = outer.intersection(two.label)
                        let next = Triple(first: one.target, middle: two.target, last: three.target)
                        guard !label.isEmpty, origins[next] == nil, next != start else { continue }
                        origins[next] = Origin(triple: triple, label: label)
                        if next == goal { return Self.traced(goal, start, origins) }
                        queue.append(next)
                    }
                }
            }
        }
        return nil
    }

    /// A necessary condition on the states between two components.
    private func isBetween(_ state: Int, _ first: Int, _ second: Int) -> Bool {
        let component = components.index[state]
        return component <= first && component >= second
    }

    private static func traced(
        _ goal: Triple, _ start: Triple, _ origins: [Triple: Origin]
    ) -> [ClassMask] {
        var word: [ClassMask] = []
        var triple = goal
        while triple != start, let origin = origins[triple] {
            word.append(origin.label)
            triple = origin.triple
        }
        return word.reversed()
    }
}
