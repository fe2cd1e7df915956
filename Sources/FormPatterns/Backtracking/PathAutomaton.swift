/// The graph without the steps that consume nothing: from each position the positions that can come next,
/// with the number of ways. State 0 is the start; state n + 1 is position n.
struct PathAutomaton {
    struct Edge {
        let target: Int
        /// The characters that lead to the target.
        var label: ClassMask
        /// 2 for "more than one way".
        var ways: Int
    }

    /// Where the pattern (or a look-around) may end.
    struct Acceptance: Hashable {
        let context: Int
        /// Whether it holds only where the text ends.
        let atEnd: Bool
        /// Or before one line terminator at the end.
        let allowsTerminator: Bool
    }

    private(set) var edges: [[Edge]] = []
    private(set) var acceptances: [Set<Acceptance>] = []
    let graph: PathGraph
    let alphabet: Alphabet

    var count: Int { edges.count }

    init(_ graph: PathGraph) throws(BacktrackingUndecided) {
        self.graph = graph
        alphabet = Alphabet(separating: graph.sets + [.lineTerminators])
        guard alphabet.count <= ClassMask.capacity else {
            throw BacktrackingUndecided(reason: "it distinguishes too many kinds of characters")
        }
        let masks = graph.sets.map { [alphabet] in ClassMask(alphabet.classes(of: $0)) }
        var next = [Int](repeating: graph.entry, count: graph.positions.count + 1)
        for step in graph.steps {
            if case .consume(let position, let target) = step { next[position + 1] = target }
        }
        for state in next.indices {
            var walk = EpsilonWalk(graph: graph, masks: masks, isStart: state == 0)
            walk.run(from: next[state])
            edges.append(walk.edges)
            acceptances.append(walk.acceptances)
        }
    }

    /// The characters that any edge into the state takes.
    func set(of state: Int) -> ScalarSet { state == 0 ? .all : graph.sets[graph.positions[state - 1].set] }

    func context(of state: Int) -> Int { state == 0 ? 0 : graph.positions[state - 1].context }

    func text(_ word: [ClassMask]) -> String {
        var view = String.UnicodeScalarView()
        for mask in word { if let index = mask.first { view.append(alphabet.representatives[index]) } }
        return String(view)
    }
}

/// All ways from one step to the next character, each once; those beyond a few to the same place are alike.
private struct EpsilonWalk {
    let graph: PathGraph
    let masks: [ClassMask]
    let isStart: Bool
    var edges: [PathAutomaton.Edge] = []
    var acceptances: Set<PathAutomaton.Acceptance> = []
    private var edgeIndex: [Int: Int] = [:]
    private var visits: [Int: Int] = [:]
    private var stack: [Way] = []

    private struct Way {
        var step: Int
        var allowed = ClassMask.all
        /// Behind `$` or `\z`.
        var atEnd = false
        var allowsTerminator = false
        /// The loops whose round began on this way, once for each time.
        var entered: [Int] = []
    }

    init(graph: PathGraph, masks: [ClassMask], isStart: Bool) {
        self.graph = graph
        self.masks = masks
        self.isStart = isStart
    }

    mutating func run(from step: Int) {
        stack = [Way(step: step)]
        while let way = stack.popLast() {
            let key = way.step * 2 + (way.atEnd ? 1 : 0)
            visits[key, default: 0] += 1
            if visits[key, default: 0] <= 3 { follow(way) }
        }
    }

    private mutating func follow(_ way: Way) {
        switch graph.steps[way.step] {
        case .consume(let position, _): arrive(position, way)
        case .split(let targets): for target in targets.reversed() { push(way, target) }
        case .again(let loop, let body, let exit, _, let checksProgress):
            let rounds = way.entered.count { $0 == loop }
            push(way, exit)
            if rounds < (checksProgress ? 1 : 2) { push(way, body) }
        case .enter(let loop, let next):
            var inside = way
            inside.entered.append(loop)
            push(inside, next)
        case .start(let next): if isStart { push(way, next) }
        case .end(let next, let allowsTerminator): pushEnd(way, next, allowsTerminator)
        case .notNext(let set, let next):
            var guarded = way
            guarded.allowed = way.allowed.subtracting(masks[set])
            push(guarded, next)
        case .accept(let context):
            acceptances.insert(
                .init(context: context, atEnd: way.atEnd, allowsTerminator: way.allowsTerminator))
        }
    }

    private mutating func push(_ way: Way, _ step: Int) {
        var next = way
        next.step = step
        stack.append(next)
    }

    private mutating func pushEnd(_ way: Way, _ step: Int, _ allowsTerminator: Bool) {
        var next = way
        next.step = step
        next.allowsTerminator = allowsTerminator && (!way.atEnd || way.allowsTerminator)
        next.atEnd = true
        stack.append(next)
    }

    private mutating func arrive(_ position: Int, _ way: Way) {
        let label = masks[graph.positions[position].set].intersection(way.allowed)
        guard !way.atEnd, !label.isEmpty else { return }
        if let index = edgeIndex[position] {
            if edges[index].label.overlaps(label) { edges[index].ways = 2 }
            edges[index].label = edges[index].label.union(label)
        } else {
            edgeIndex[position] = edges.count
            edges.append(.init(target: position + 1, label: label, ways: 1))
        }
    }
}
