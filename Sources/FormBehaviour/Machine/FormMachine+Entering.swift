import FormSource
package import FormModel

/// What comes of a submit.
package enum SubmitOutcome: Sendable, Hashable {
    /// The request is sent, or the app is asked to send.
    case sent
    /// A check fails, by its place in the list.
    case failedCheck(Int)
    /// These inputs break rules.
    case brokenRules([Int])
    /// The button, by its place, cannot be tapped.
    case disabled(Int, DisabledReason)
    /// No button that submits is on the screen.
    case noButton
}

extension FormMachine {
    /// The configuration after values are filled in when the screen opens, and the inputs that never took theirs: they
    /// are not on the screen, or cannot hold it. A toggle takes ``MachineInput/on`` or nothing.
    package func entering(_ values: [Int: String]) -> (configuration: Configuration, refused: [Int]) {
        var configuration = launch()
        var waiting = inputs.indices.filter { values[$0] != nil && values[$0] != configuration.texts[$0] }
        while true {
            let refused = waiting.filter { input in
                let index = inputs[input].element
                let event = inputs[input].isToggle ? Event.tap(index) : .fill(index, values[input] ?? "")
                return (try? apply(event, to: &configuration)) == nil
            }
            // A value that is filled in may bring another field to the screen.
            if refused.isEmpty || refused.count == waiting.count { return (configuration, refused) }
            waiting = refused
        }
    }

    /// What a submit does in a configuration.
    package func submitOutcome(in configuration: Configuration) -> SubmitOutcome {
        let shown = submitters.filter {
            action($0, in: configuration.state) == .submit && isOnScreen($0, in: configuration)
        }
        if !shown.contains(where: { isEnabled($0, in: configuration) }), !submitters.isEmpty {
            guard let button = shown.first, let reason = disabledReason(button, configuration) else {
                return .noButton
            }
            return .disabled(button, reason)
        }
        var run = MachineRun(self, configuration)
        run.submit()
        if run.configuration.phase == .submitting { return .sent }
        if case .check(let check)? = run.configuration.notice { return .failedCheck(check) }
        return .brokenRules(brokenInputs(configuration, configuration.state))
    }

    /// The first rule of an input that its value breaks, or that cannot be decided.
    package func verdict(of input: Int, in configuration: Configuration) -> RuleVerdict {
        let broken = configuration.broken[input]
        let value = value(input, configuration)
        let undecided = inputs[input].rules.firstIndex {
            breaks($0, value) { self.value($0, configuration) } == nil
        }
        if let undecided, undecided < broken ?? Int.max { return .undecided(rule: undecided) }
        return broken.map { .refused(rule: $0) } ?? .accepted
    }

    /// Whether an input is asked for: it is on the screen.
    package func isAsked(_ input: Int, in configuration: Configuration) -> Bool {
        isAsked(input, configuration, configuration.state)
    }
}
