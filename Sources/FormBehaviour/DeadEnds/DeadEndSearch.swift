import FormModel

/// Asks the upper bound of what a form may come to for what never comes. One cause is one dead end: what follows from
/// another is left out.
struct DeadEndSearch {
    let reach: FormBehavior
    /// Inputs that wait for themselves, or for one another.
    let circles: [[Int]]
    let circled: Set<Int>
    /// Places of inputs and of what they stand in.
    let holders: Set<Int>
    /// The last field that a person can type into.
    let lastField: Int
    /// States in which a person can do something and a submit may be tried.
    let submitStates: [FormState]
    /// What the button waits for in vain, with what that waits for.
    private(set) var blamed: Set<Int> = []

    var machine: FormMachine { reach.machine }
    var bound: MayReach { reach.bound }
    var canBeSent: Bool { bound.states.contains(.submitting) }

    init(_ reach: FormBehavior) {
        let (machine, bound) = (reach.machine, reach.bound)
        self.reach = reach
        circles = reach.circles
        circled = Set(circles.joined())
        holders = Set(machine.inputs.flatMap { machine.chain($0.element) })
        lastField =
            machine.inputs.indices.last { !machine.inputs[$0].isToggle && bound.isUsable[$0] } ?? -1
        submitStates = FormState.allCases.filter {
            bound.states.contains($0) && $0 != .submitting && bound.maySubmit(in: $0)
        }
        if let obstacle {
            blamed = Set(inputs(of: obstacle).flatMap { [$0] + awaitedChain(machine.inputs[$0].element) })
        }
    }

    /// Every dead end, grouped by kind and within a kind in the order of the spec.
    var all: [DeadEnd] {
        let inputs = inputs
        return submit + inputs + elements(besides: inputs) + messages + answers + states + phases + focus
            + buttons
    }

    // MARK: Causes

    func chain(_ index: Int) -> [Int] { machine.chain(index) }

    func blocker(of index: Int) -> Int? { reach.blocker(of: index) }

    /// The input that an element which never shows waits for, where that is of no use.
    private func awaited(by index: Int) -> Int? {
        guard let blocker = blocker(of: index) else { return nil }
        switch machine.elements[blocker].condition {
        case .notEmpty(let input), .empty(let input), .valid(let input):
            return bound.isUsable[input] ? nil : input
        case .invalid(let input): return bound.shown[machine.inputs[input].element].isEmpty ? input : nil
        case .always, .never, .hasMessage, .states: return nil
        }
    }

    /// Inputs that an element waits for in vain, each waiting for the next.
    func awaitedChain(_ index: Int) -> [Int] {
        var chain: [Int] = []
        var next = awaited(by: index)
        while let input = next, !chain.contains(input) {
            chain.append(input)
            next = awaited(by: machine.inputs[input].element)
        }
        return chain
    }

    /// Whether what keeps an element from showing is told of another one.
    func isExplained(_ index: Int) -> Bool {
        if let blocker = blocker(of: index), case .valid(let input) = machine.elements[blocker].condition,
            reach.values[input].hasNone
        {
            return true
        }
        let chain = awaitedChain(index)
        // What is hidden for good holds a value on purpose; that something waits for it is told once.
        return chain.contains { circled.contains($0) || blamed.contains($0) } || chain.contains(where: isTold)
    }

    /// Whether a dead end is told of an input itself.
    private func isTold(_ input: Int) -> Bool {
        let index = machine.inputs[input].element
        if !bound.shown[index].isEmpty { return isUnusable(input) }
        return machine.inputs[input].mustBeFilled && canBeSent
            || blocker(of: index).map { machine.elements[$0].condition != .never } ?? false
    }

    func isUnusable(_ input: Int) -> Bool {
        !bound.shown[machine.inputs[input].element].isEmpty && !bound.isUsable[input]
            && (machine.inputs[input].mustBeFilled || machine.inputs[input].initial.isEmpty)
    }

    // MARK: Submitting

    private var submit: [DeadEnd] {
        guard let obstacle else { return [] }
        let causes = inputs(of: obstacle)
        return causes.contains(where: circled.contains) ? [] : [.neverSent(obstacle)]
    }

    /// Why the form is never sent.
    private var obstacle: SubmitObstacle? {
        guard !canBeSent, let button = machine.submitters.first else { return nil }
        if let state = submitStates.first, let obstacle = bound.obstacle(in: state) {
            switch obstacle {
            case .input(let input): return .input(input)
            case .check(let check): return .check(check)
            case .contradiction(let inputs): return .contradiction(inputs)
            }
        }
        return untappable(button)
    }

    private func untappable(_ button: Int) -> SubmitObstacle {
        let shown = bound.shown[button].subtracting([.submitting])
        guard !shown.isEmpty else { return .buttonNeverShows(button) }
        guard case .button(let own) = machine.elements[button].kind else { return .buttonDisabled(button) }
        for state in FormState.allCases where shown.contains(state) {
            if machine.overriding(button, state)?.isEnabled != nil { continue }
            let unmet = bound.unmet(own.enablement, in: state)
            if !unmet.isEmpty { return .buttonWaits(button, for: unmet) }
        }
        return .buttonDisabled(button)
    }

    /// The inputs that an obstacle is about, and what those wait for.
    private func inputs(of obstacle: SubmitObstacle) -> [Int] {
        switch obstacle {
        case .buttonNeverShows(let index): awaitedChain(index)
        case .buttonDisabled: []
        case .buttonWaits(_, let inputs), .contradiction(let inputs): inputs
        case .input(let input): [input]
        case .check(let check): machine.checks[check].inputs.filter { !bound.isFilled[$0] }
        }
    }
}

extension FormBehavior {
    /// Everything in the form that leads nowhere, proven; worked out anew each time.
    package var deadEnds: [DeadEnd] { DeadEndSearch(self).all }

    /// What hides an element that never shows: itself, or what it stands in, the outermost; nil for one that shows.
    package func blocker(of index: Int) -> Int? { machine.chain(index).last { bound.shown[$0].isEmpty } }

    /// Inputs that wait for themselves to show, or for one another; each circle from its first member on.
    fileprivate var circles: [[Int]] {
        let selves = machine.inputs.indices.filter { awaitedInputs($0).contains($0) }
        let others = Circles(machine.inputs.count) { input in
            guard bound.shown[machine.inputs[input].element].isEmpty else { return [] }
            return awaitedInputs(input).filter {
                $0 != input && bound.shown[machine.inputs[$0].element].isEmpty
            }
        }
        return selves.map { [$0] } + others.found.filter { Set(selves).isDisjoint(with: $0) }
    }

    /// Inputs whose values or verdicts decide whether an input shows.
    private func awaitedInputs(_ input: Int) -> [Int] {
        machine.chain(machine.inputs[input].element).compactMap { index in
            switch machine.elements[index].condition {
            case .notEmpty(let other), .empty(let other), .invalid(let other), .valid(let other): other
            case .always, .never, .hasMessage, .states: nil
            }
        }
    }
}

extension FormMachine {
    /// The element and what it stands in, outwards.
    package func chain(_ index: Int) -> [Int] {
        Array(sequence(first: index) { self.elements[$0].parent })
    }
}

/// The circles in a graph of numbers, each once.
private struct Circles {
    private(set) var found: [[Int]] = []

    /// Walks along the edges from every number; what was left for good is not entered again.
    init(_ count: Int, next: (Int) -> [Int]) {
        var isDone = Array(repeating: false, count: count)
        var depth = Array(repeating: -1, count: count)
        for start in 0..<count where !isDone[start] {
            var path = [(number: start, waiting: next(start))]
            depth[start] = 0
            while let last = path.last {
                guard let following = last.waiting.last else {
                    isDone[last.number] = true
                    depth[last.number] = -1
                    path.removeLast()
                    continue
                }
                path[path.count - 1].waiting.removeLast()
                if depth[following] >= 0 {
                    found.append(Self.fromLeast(path[depth[following]...].map(\.number)))
                } else if !isDone[following] {
                    depth[following] = path.count
                    path.append((following, next(following)))
                }
            }
        }
    }

    private static func fromLeast(_ circle: [Int]) -> [Int] {
        let start = circle.indices.min { circle[$0] < circle[$1] } ?? 0
        return Array(circle[start...] + circle[..<start])
    }
}
