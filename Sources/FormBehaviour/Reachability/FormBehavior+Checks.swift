import FormModel
import FormSource

extension FormBehavior {
    /// Whether each check of `submit` can be the first that fails, in their order.
    func searchedChecks(_ cancellation: Cancellation) throws(Cancelled) -> [CheckReach] {
        try machine.checks.indices.map { check throws(Cancelled) in
            try CheckSearch(self, check).result(cancellation)
        }
    }

    /// Whether a submit can be refused because a rule is broken.
    func searchedRules(_ cancellation: Cancellation) throws(Cancelled) -> CheckReach {
        let inputs = machine.inputs.indices.filter { bound.mayRefuse($0) && coveringCheck(of: $0) == nil }
        guard !inputs.isEmpty else { return .neverFails(hiddenBy: []) }
        let planner = Planner(machine: machine, values: values)
        var silent: EventPath?
        for number in 0...(2 * min(inputs.count, Self.mostRefusing)) {
            try cancellation.check()
            var path = EventPath(machine)
            if number > 0 {
                if number % 2 == 0 { _ = planner.complete(&path) }
                guard planner.breakRule(of: inputs[(number - 1) / 2], &path) else { continue }
            }
            guard let refused = refused(path) else { continue }
            // A refusal that is told stands for those that are not.
            if refused.configuration.toldCount > 0 { return .fails(refused.reached.trace) }
            silent = silent ?? refused
        }
        return silent.map { .fails($0.reached.trace) } ?? .undecided
    }

    /// Inputs, at most, whose rules are tried one after the other.
    private static let mostRefusing = 8

    /// The path with a submit that a broken rule refuses.
    private func refused(_ path: EventPath) -> EventPath? {
        var submitted = path
        guard submitted.submit(), isRefusedByRule(submitted.configuration) else { return nil }
        let added = submitted.events.count - path.events.count
        let isTold = submitted.configuration.toldCount > 0
        return submitted.shortened(keepingLast: added) {
            isRefusedByRule($0) && ($0.toldCount > 0) == isTold
        }
    }

    private func isRefusedByRule(_ configuration: Configuration) -> Bool {
        configuration.phase == .filling && configuration.notice == nil
            && !machine.brokenInputs(configuration, configuration.state).isEmpty
    }
}

/// Tries the values of the inputs that a check and those before it are about, all with all.
private struct CheckSearch {
    private let reach: FormBehavior
    private let check: Int
    private let inputs: [Int]

    private static let mostCombinations = 1500
    /// Every combination fills in the form anew, which takes as long as the form is.
    private var mostOfLongForm: Int { max(64, 1_000_000 / max(1, machine.inputs.count)) }

    init(_ reach: FormBehavior, _ check: Int) {
        self.reach = reach
        self.check = check
        inputs = Set(reach.machine.checks[...check].flatMap(\.inputs)).sorted()
    }

    private var machine: FormMachine { reach.machine }
    private var planner: Planner { Planner(machine: machine, values: reach.values) }

    func result(_ cancellation: Cancellation) throws(Cancelled) -> CheckReach {
        if !reach.bound.mayFail(machine.checks[check]) { return .neverFails(hiddenBy: []) }
        if let earlier = machine.checks.prefix(check).firstIndex(where: machine.checks[check].implies) {
            return .neverFails(hiddenBy: [earlier])
        }
        let choices = inputs.map(choices)
        let count = choices.reduce(1) { $0 * $1.count }
        guard count <= min(Self.mostCombinations, mostOfLongForm) else { return .undecided }
        var always = Set(0..<check)
        var first: Set<Int> = []
        var wasTappable = false
        for number in 0..<count {
            try cancellation.check()
            guard let path = filled(choices, number) else { continue }
            wasTappable = true
            let state = path.configuration.state
            let failing = machine.checks.indices.prefix(check + 1).filter {
                !machine.holds(machine.checks[$0], path.configuration, state)
            }
            guard failing.contains(check) else { continue }
            var sent = path
            if failing == [check], sent.submit() { return .fails(sent.reached.trace) }
            always.formIntersection(failing)
            first.formUnion(failing.prefix(1))
        }
        // What was seen to fail does; that nothing else does is known only where everything was tried.
        guard wasTappable, isDecidable else { return .undecided }
        return .neverFails(hiddenBy: first.isEmpty ? [] : always.min().map { [$0] } ?? first.sorted())
    }

    /// Whether what is tried stands for everything: each thing that a rule can say has a value that makes it say so, what
    /// the checks ask for always shows, and the button shows and waits for the same in every state.
    private var isDecidable: Bool {
        inputs.allSatisfy { input in
            let isPlain =
                !machine.inputs[input].isConditional
                && machine.inputs[input].field?.keepsFocusWhileEmpty.value != true
            let values = reach.values[input]
            let isKnown = values.breaking.indices.allSatisfy {
                values.breaking[$0] != nil || values.unbreakable.contains($0)
                    || !machine.inputs[input].rules[$0].compared.isEmpty
            }
            return isPlain && isKnown && (!values.accepted.isEmpty || values.hasNone)
        }
            && machine.submitters.allSatisfy { index in
                machine.elements[index].overrides.values.allSatisfy {
                    $0.isEnabled == nil && $0.action == nil
                } && machine.chain(index).allSatisfy(isAlwaysShown)
            }
    }

    /// What an element stands in aside.
    private func isAlwaysShown(_ index: Int) -> Bool {
        let element = machine.elements[index]
        return element.condition == .always && element.overrides.values.allSatisfy { $0.isHidden == nil }
    }

    private func choices(_ input: Int) -> [String] {
        if machine.inputs[input].isToggle { return ["", MachineInput.on] }
        let values = reach.values[input]
        var seen: Set<String> = []
        let shared = inputs.flatMap { reach.values[$0].accepted.prefix(1) }
        return (([""] + values.accepted.prefix(2) + values.breaking.compactMap { $0 } + shared)).filter {
            seen.insert($0).inserted
        }
    }

    /// The form with one combination of values, and with whatever else its button waits for; nil where nothing can be
    /// tapped then.
    private func filled(_ choices: [[String]], _ number: Int) -> EventPath? {
        var path = EventPath(machine)
        var rest = number
        for (input, texts) in zip(inputs, choices) {
            guard path.put(texts[rest % texts.count], into: input) else { return nil }
            rest /= texts.count
        }
        if path.submitButton == nil, !machine.submitters.isEmpty {
            for other in machine.inputs.indices where !inputs.contains(other) && path.isAsked(other) {
                let isMissing = path.configuration.broken[other] != nil || machine.awaited.contains(other)
                if isMissing { _ = planner.give(other, &path) { _ in true } }
            }
        }
        if path.submitButton != nil || machine.submitters.isEmpty { return path }
        // A button may show only while nothing has the focus.
        return path.leave() && path.submitButton != nil ? path : nil
    }
}

extension MachineCheck {
    /// Whether another check fails whenever this one does, whatever is on the screen.
    fileprivate func implies(_ other: MachineCheck) -> Bool {
        switch (condition, other.condition) {
        case (.require(let own), .require(let others)), (.valid(let own), .valid(let others)):
            Set(others).isSuperset(of: own)
        case (.requireAny(let own), .requireAny(let others)): Set(own) == Set(others)
        case (.requireAny(let own), .require(let others)): Set(others).isSuperset(of: own)
        case (.equal(let one, let other), .equal(let first, let second)),
            (.different(let one, let other), .different(let first, let second)):
            Set([one, other]) == Set([first, second])
        default: false
        }
    }
}
