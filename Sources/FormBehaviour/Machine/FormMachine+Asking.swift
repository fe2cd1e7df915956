import FormSource
import FormModel

// What the form asks of its inputs.

extension FormMachine {
    /// What is checked and sent of an input: `value`.
    func value(_ input: Int, _ configuration: Configuration) -> String {
        inputs[input].value(of: configuration.texts[input])
    }

    /// Whether an input is asked for in a state: only what is on the screen is.
    func isAsked(_ input: Int, _ configuration: Configuration, _ state: FormState) -> Bool {
        !inputs[input].isConditional || isOnScreen(inputs[input].element, configuration, state)
    }

    /// The first rule that an input's value breaks, a rule that cannot be decided being taken as met: `empty-value`,
    /// `repeated-value`.
    func brokenRule(_ input: Int, _ texts: [String]) -> Int? {
        let value = inputs[input].value(of: texts[input])
        return inputs[input].rules.firstIndex { breaks($0, value) { other($0, texts) } == true }
    }

    /// Whether a value breaks a rule; nil where that cannot be said.
    ///
    /// - Parameter other: the value of an input that the rule compares with.
    func breaks(_ rule: MachineRule, _ value: String, other: (Int) -> String) -> Bool? {
        switch rule.condition {
        case .checked, .required: return value.isEmpty
        case .equals: return rule.compared.contains { other($0.input) != value }
        default:
            guard !value.isEmpty || !rule.compared.isEmpty else { return false }
            let others = rule.compared.map { ($0.id, other($0.input)) }
            return evaluator.meets(rule.condition, value, Dictionary(others) { first, _ in first }).map(!)
        }
    }

    private func other(_ input: Int, _ texts: [String]) -> String { inputs[input].value(of: texts[input]) }

    /// Whether no input that is asked for in the state breaks a rule.
    func allRulesAreMet(_ configuration: Configuration, _ state: FormState) -> Bool {
        configuration.brokenCount == 0
            && conditionalInputs.allSatisfy {
                configuration.broken[$0] == nil || !isAsked($0, configuration, state)
            }
    }

    /// Inputs that are asked for and break a rule.
    func brokenInputs(_ configuration: Configuration, _ state: FormState) -> [Int] {
        inputs.indices.filter { configuration.broken[$0] != nil && isAsked($0, configuration, state) }
    }

    /// Whether a check of `submit` holds, asked of what is on the screen.
    func holds(_ check: MachineCheck, _ configuration: Configuration, _ state: FormState) -> Bool {
        func asked(_ inputs: [Int]) -> [Int] { inputs.filter { isAsked($0, configuration, state) } }
        switch check.condition {
        case .unknown: return true
        case .require(let inputs): return asked(inputs).allSatisfy { !value($0, configuration).isEmpty }
        case .requireAny(let inputs):
            let asked = asked(inputs)
            return asked.isEmpty || asked.contains { !value($0, configuration).isEmpty }
        case .valid(let inputs): return asked(inputs).allSatisfy { configuration.broken[$0] == nil }
        case .equal(let one, let other):
            return asked([one, other]).count < 2 || value(one, configuration) == value(other, configuration)
        case .different(let one, let other):
            return asked([one, other]).count < 2 || value(one, configuration) != value(other, configuration)
        }
    }

    // MARK: The state's name

    /// The name of a configuration: `state-name`.
    func stateName(_ configuration: Configuration) -> FormState {
        switch configuration.phase {
        case .submitting: return .submitting
        case .rejected: return .rejected
        case .failed: return .failed
        case .signedIn: return .signedIn
        case .filling, .checkingSession: break
        }
        if configuration.toldCount > 0 || configuration.notice != nil { return .invalid }
        if configuration.isTouched, wouldBeSent(configuration, as: .ready) { return .ready }
        return configuration.focus == nil ? .idle : .editing
    }

    /// Whether a submit would be sent with what shows in the state.
    func wouldBeSent(_ configuration: Configuration, as state: FormState) -> Bool {
        allRulesAreMet(configuration, state) && checks.allSatisfy { holds($0, configuration, state) }
    }
}
