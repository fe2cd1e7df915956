/// The strongly connected components of an automaton: the sets of states that lie on common loops.
struct Components {
    /// Last ones first: no component leads to one with a higher index.
    private(set) var members: [[Int]] = []
    /// The component of each state; -1 for a state that cannot be reached.
    private(set) var index: [Int]

    /// Tarjan's algorithm from state 0, without recursion.
    init(_ automaton: PathAutomaton) {
        index = [Int](repeating: -1, count: automaton.count)
        var order = [Int](repeating: -1, count: automaton.count)
        var low = order
        var open: [Int] = []
        var isOpen = [Bool](repeating: false, count: automaton.count)
        var frames: [(state: Int, edge: Int)] = [(0, 0)]
        var next = 0
        while let (state, edge) = frames.last {
            if edge == 0, order[state] < 0 {
                order[state] = next
                low[state] = next
                next += 1
                open.append(state)
                isOpen[state] = true
            }
            if edge < automaton.edges[state].count {
                frames[frames.count - 1].edge += 1
                let target = automaton.edges[state][edge].target
                if order[target] < 0 {
                    frames.append((target, 0))
                } else if isOpen[target] {
                    low[state] = min(low[state], order[target])
                }
                continue
            }
            frames.removeLast()
            if let parent = frames.last?.state { low[parent] = min(low[parent], low[state]) }
            if low[state] == order[state] { close(state, &open, &isOpen) }
        }
    }

    private mutating func close(_ root: Int, _ open: inout [Int], _ isOpen: inout [Bool]) {
        var component: [Int] = []
        while let state = open.popLast() {
            isOpen[state] = false
            index[state] = members.count
            component.append(state)
            if state == root { break }
        }
        members.append(component.sorted())
    }
}

extension PathAutomaton {
    /// A shortest word from a state to another inside a set of states; empty for the state itself.
    func word(from start: Int, to goal: Int, where isInside: (Int) -> Bool = { _ in true }) -> [ClassMask]? {
        if start == goal { return [] }
        var cameFrom: [Int: (state: Int, label: ClassMask)] = [:]
        var queue = [start]
        var head = 0
        while head < queue.count, cameFrom[goal] == nil {
            let state = queue[head]
            head += 1
            for edge in edges[state] where cameFrom[edge.target] == nil && isInside(edge.target) {
                cameFrom[edge.target] = (state, edge.label)
                queue.append(edge.target)
            }
        }
        return Self.traced(back: goal, to: start, cameFrom)
    }

    private static func traced(
        back goal: Int, to start: Int, _ cameFrom: [Int: (state: Int, label: ClassMask)]
    ) -> [ClassMask]? {
        var word: [ClassMask] = []
        var state = goal
        repeat {
            guard let step = cameFrom[state] else { return nil }
            word.append(step.label)
            state = step.state
        } while state != start
        return word.reversed()
    }

    /// Every state that can be reached, the start included.
    func reachable(from start: Int) -> Set<Int> {
        var seen: Set<Int> = [start]
        var stack = [start]
        while let state = stack.popLast() {
            for edge in edges[state] where seen.insert(edge.target).inserted { stack.append(edge.target) }
        }
        return seen
    }
}
