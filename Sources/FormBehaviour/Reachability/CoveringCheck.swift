import FormModel

extension FormBehavior {
    /// A check that fails whenever the input breaks a rule: the checks are asked first, so that no submit is refused because of
    /// the rule.
    func coveringCheck(of input: Int) -> Int? {
        guard !machine.checks.isEmpty else { return nil }
        let breakable = machine.inputs[input].rules.indices.filter { bound.mayBreak(input, $0) }
        return machine.checks.firstIndex { check in
            breakable.allSatisfy { fails(check, whereBroken: machine.inputs[input].rules[$0], of: input) }
        }
    }

    /// Whether a check fails whenever a rule of an input that is asked for is broken.
    private func fails(_ check: MachineCheck, whereBroken rule: MachineRule, of input: Int) -> Bool {
        switch check.condition {
        case .valid(let inputs): return inputs.contains(input)
        case .require(let inputs): return rule.condition.wantsValue && inputs.contains(input)
        case .requireAny(let inputs): return rule.condition.wantsValue && inputs == [input]
        case .equal(let one, let other):
            guard case .equals = rule.condition, let compared = rule.compared.first?.input else {
                return false
            }
            return Set([one, other]) == Set([input, compared]) && !machine.inputs[compared].isConditional
        case .different, .unknown: return false
        }
    }
}
