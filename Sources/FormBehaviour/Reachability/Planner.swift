import FormModel

/// Finds events that lead a form where it is wanted. What it yields was run; what it does not find may exist.
struct Planner: Sendable {
    let machine: FormMachine
    let values: [InputValues]

    // MARK: Filling in

    /// Fills in what the form asks for, so that a submit would be sent.
    func complete(_ path: inout EventPath) -> Bool {
        for _ in 0..<Self.rounds {
            let before = path.events.count
            for input in machine.inputs.indices
            where path.configuration.broken[input] != nil && path.isAsked(input) {
                guard mend(input, &path) else { return false }
            }
            for check in machine.checks
            where !machine.holds(check, path.configuration, path.configuration.state) {
                guard mend(check, &path) else { return false }
            }
            if path.events.count == before { break }
        }
        return machine.wouldBeSent(path.configuration, as: path.configuration.state)
    }

    /// How often inputs are corrected in turn: one that is corrected may show another that is wrong, too.
    private static let rounds = 8

    private func mend(_ input: Int, _ path: inout EventPath) -> Bool {
        let wanted = machine.inputs[input].rules.flatMap { rule -> [Int] in
            if case .equals = rule.condition { rule.compared.map(\.input) } else { [] }
        }
        if wanted.isEmpty, let text = values[input].accepted.first, path.put(text, into: input),
            path.configuration.broken[input] == nil
        {
            return true
        }
        for other in wanted where machine.value(other, path.configuration).isEmpty && path.isUsable(other) {
            if let text = values[other].accepted.first, !path.put(text, into: other) { return false }
        }
        let candidates = wanted.map { path.configuration.texts[$0] } + values[input].accepted + [""]
        for text in candidates {
            var trial = path
            if trial.put(text, into: input), trial.configuration.broken[input] == nil {
                path = trial
                return true
            }
        }
        return false
    }

    private func mend(_ check: MachineCheck, _ path: inout EventPath) -> Bool {
        switch check.condition {
        case .require(let inputs):
            for input in inputs where path.isAsked(input) && machine.value(input, path.configuration).isEmpty
            {
                guard give(input, &path, where: { _ in true }) else { return false }
            }
            return true
        case .requireAny(let inputs):
            return inputs.contains { path.isAsked($0) && give($0, &path, where: { _ in true }) }
        case .valid(let inputs):
            for input in inputs where path.isAsked(input) && path.configuration.broken[input] != nil {
                guard mend(input, &path) else { return false }
            }
            return true
        case .equal(let one, let other):
            let (first, second) = (
                machine.value(one, path.configuration), machine.value(other, path.configuration)
            )
            if first.isEmpty { return put(second, one, &path) || put(first, other, &path) }
            return put(first, other, &path) || put(second, one, &path)
        case .different(let one, let other):
            let (first, second) = (
                machine.value(one, path.configuration), machine.value(other, path.configuration)
            )
            return give(other, &path) { $0 != first } || give(one, &path) { $0 != second }
        case .unknown: return true
        }
    }

    private func put(_ text: String, _ input: Int, _ path: inout EventPath) -> Bool {
        var trial = path
        guard trial.put(text, into: input), trial.configuration.broken[input] == nil else { return false }
        path = trial
        return true
    }

    /// Gives an input an accepted text.
    func give(_ input: Int, _ path: inout EventPath, where isFit: (String) -> Bool) -> Bool {
        values[input].accepted.contains { isFit($0) && put($0, input, &path) }
    }

    /// Completes and submits.
    func send(_ path: inout EventPath) -> Bool {
        for _ in 0..<Self.rounds {
            guard complete(&path) else { return false }
            guard let empty = awaitedByButton(path).first(where: { give($0, &path) { _ in true } }) else {
                break
            }
            guard !machine.value(empty, path.configuration).isEmpty else { return false }
        }
        return path.submit() && path.configuration.phase == .submitting
    }

    /// Empty inputs that a button on the screen waits for, where no button can be tapped.
    private func awaitedByButton(_ path: EventPath) -> [Int] {
        guard path.submitButton == nil else { return [] }
        return machine.submitters.filter { machine.isOnScreen($0, in: path.configuration) }.flatMap { index in
            guard case .empty(let elements) = machine.disabledReason(index, path.configuration) else {
                return [Int]()
            }
            return elements.compactMap { machine.input(at: $0) }
        }
    }

    // MARK: Breaking

    /// Puts a text that breaks a rule into an input; where all rules compare with others, one that is the same as another's.
    func breakRule(of input: Int, _ path: inout EventPath) -> Bool {
        for text in values[input].breaking.compactMap({ $0 }) {
            var trial = path
            if trial.put(text, into: input), trial.configuration.broken[input] != nil {
                path = trial
                return true
            }
        }
        for other in machine.inputs[input].rules.flatMap(\.compared).map(\.input) {
            for text in values[other].accepted.prefix(2) {
                var trial = path
                if trial.put(text, into: other), trial.put(text, into: input),
                    trial.configuration.broken[input] != nil
                {
                    path = trial
                    return true
                }
            }
        }
        return false
    }

    // MARK: Telling

    /// Breaks a rule of an input and has it told, without a submit.
    func tell(_ input: Int, _ text: String, _ path: inout EventPath) -> Bool {
        if machine.inputs[input].isToggle { return false }
        let index = machine.inputs[input].element
        if path.configuration.texts[input] != text || path.configuration.focus != input {
            guard
                text == path.configuration.texts[input] ? path.go(.focus(index)) : path.put(text, into: input)
            else {
                return false
            }
        }
        if path.configuration.isTold[input] { return true }
        return path.leave() && path.configuration.isTold[input]
    }
}
