import FormModel

/// Whether a check of `submit` can be the first that fails.
package enum CheckReach: Sendable, Hashable {
    /// It can: what is typed, and the submit.
    case fails(Trace)
    /// It cannot. An earlier check fails whenever it would, or, with nil, the button cannot be tapped then or the check
    /// always holds.
    case neverFails(hiddenBy: Int?)
    /// More inputs play a part than are tried together, or one of them does not always show.
    case undecided
}

extension FormBehavior {
    /// For each check of `submit`, in order.
    package var checkReach: [CheckReach] {
        machine.checks.indices.map { CheckSearch(self, $0).result }
    }
}

/// Tries the values of the inputs that a check and those before it are about, all with all.
private struct CheckSearch {
    private let reach: FormBehavior
    private let check: Int
    private let inputs: [Int]

    private static let mostCombinations = 1500

    init(_ reach: FormBehavior, _ check: Int) {
        self.reach = reach
        self.check = check
        inputs = Set(reach.machine.checks[...check].flatMap(\.inputs)).sorted()
    }

    private var machine: FormMachine { reach.machine }
    private var planner: Planner { Planner(machine: machine, values: reach.values) }

    var result: CheckReach {
        let choices = inputs.map(choices)
        let count = choices.reduce(1) { $0 * $1.count }
        guard count <= Self.mostCombinations, inputs.allSatisfy({ !machine.inputs[$0].isConditional }) else {
            return .undecided
        }
        var hiding = Set(0..<check)
        var mayFail = false
        for number in 0..<count {
            guard let path = filled(choices, number) else { continue }
            let state = path.configuration.state
            let failing = machine.checks.indices.prefix(check + 1).filter {
                !machine.holds(machine.checks[$0], path.configuration, state)
            }
            guard failing.contains(check) else { continue }
            mayFail = true
            hiding.formIntersection(failing)
            var sent = path
            if failing == [check], sent.submit() { return .fails(sent.reached.trace) }
        }
        return .neverFails(hiddenBy: mayFail ? hiding.min() : nil)
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
    private func filled(_ choices: [[String]], _ number: Int) -> Path? {
        var path = Path(machine)
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
        return path.submitButton != nil || machine.submitters.isEmpty ? path : nil
    }
}
