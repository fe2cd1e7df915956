import FormModel

extension FormBehavior {
    /// A configuration in which a button, by its place, is on the screen and waits for values: the opening, one with a broken
    /// rule, or what stands for a state. Nil where none of these is one.
    package func waiting(_ index: Int) -> Reached? {
        let planner = Planner(machine: machine, values: values)
        let ruled = machine.inputs.indices.filter { !machine.inputs[$0].rules.isEmpty }
        let broken = ruled.prefix(Self.mostBroken).lazy.compactMap { input -> EventPath? in
            var path = EventPath(machine)
            return planner.breakRule(of: input, &path) ? path : nil
        }
        if isWaiting(index, machine.launch()) { return EventPath(machine).reached }
        return broken.first { isWaiting(index, $0.configuration) }?.reached
            ?? states.first { isWaiting(index, $0.reached.configuration) }?.reached
    }

    /// Inputs, at most, whose rules are broken one after the other.
    private static let mostBroken = 8

    private func isWaiting(_ index: Int, _ configuration: Configuration) -> Bool {
        guard machine.isOnScreen(index, in: configuration) else { return false }
        switch machine.disabledReason(index, configuration) {
        case .broken, .empty: return true
        case .busy, .override, nil: return false
        }
    }
}
