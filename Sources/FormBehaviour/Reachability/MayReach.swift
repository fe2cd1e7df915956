import FormSource
package import FormModel
import RuleProofs

/// What a form may come to, each part of it looked at by itself: an upper bound. What is not in it never happens, in
/// however many steps; what is in it may need two parts at once that exclude each other.
package struct MayReach: Sendable {
    let machine: FormMachine
    let values: [InputValues]
    /// Names that a configuration may have.
    package private(set) var states: Set<FormState>
    /// By element: the states in which it may be on the screen.
    package private(set) var shown: [Set<FormState>]
    /// By input: whether a person may change it.
    package private(set) var isUsable: [Bool]
    /// By input: whether it may hold text, or be on.
    package private(set) var isFilled: [Bool]
    /// By input: whether it may be empty, or off.
    package private(set) var isEmpty: [Bool]
    /// By input: whether it may hold text that meets its rules.
    package private(set) var isValid: [Bool]
    /// By input: whether the message of a broken rule may show.
    package private(set) var isTold: [Bool]
    /// Whether a refused or a missing answer may come, and so on: the states after a request.
    private let contradictions: Contradictions

    init(_ machine: FormMachine, _ values: [InputValues], _ analysis: FormAnalysis) {
        self.machine = machine
        self.values = values
        contradictions = Contradictions(machine, analysis)
        let launches =
            [machine.launch()] + (machine.form.session == nil ? [] : [machine.launch(hasSession: true)])
        states = Set(launches.map(\.state))
        shown = machine.elements.map { _ in [] }
        let no = machine.inputs.map { _ in false }
        (isUsable, isFilled, isEmpty, isValid, isTold) = (no, no, no, no, no)
        for input in machine.inputs.indices {
            let text = launches[0].texts[input]
            isFilled[input] = !text.isEmpty
            isEmpty[input] = text.isEmpty
            isValid[input] = !text.isEmpty && machine.ownBrokenRule(machine.inputs[input], text) == nil
        }
        while grow() {}
    }

    /// One round; whether something was added.
    private mutating func grow() -> Bool {
        let before = (states, shown.reduce(0) { $0 + $1.count }, count)
        for place in machine.elements.indices { addShown(place) }
        for input in machine.inputs.indices { add(input) }
        addStates()
        return before != (states, shown.reduce(0) { $0 + $1.count }, count)
    }

    private var count: Int {
        [isUsable, isFilled, isEmpty, isValid, isTold].reduce(0) { sum, list in sum + list.count { $0 } }
    }

    // MARK: Elements

    private mutating func addShown(_ place: Int) {
        let around = machine.elements[place].parent.map { shown[$0] } ?? states
        shown[place].formUnion(around.filter { mayShow(place, in: $0) })
    }

    private func mayShow(_ place: Int, in state: FormState) -> Bool {
        if let isHidden = machine.overriding(place, state)?.isHidden { return !isHidden }
        switch machine.elements[place].condition {
        case .always: return true
        case .never: return false
        case .states(let named): return named.contains(state)
        case .notEmpty(let input): return isFilled[input]
        case .empty(let input): return isEmpty[input]
        case .invalid(let input): return isTold[input]
        case .valid(let input): return isValid[input]
        case .hasMessage: return maySpeak(place, in: state)
        }
    }

    /// Whether a message may have something to say.
    private func maySpeak(_ place: Int, in state: FormState) -> Bool {
        guard case .message(let input) = machine.elements[place].kind else { return true }
        let submission = machine.form.submission
        if let input {
            let hasText = machine.inputs[input].rules.contains { $0.error != nil }
            let id = machine.inputs[input].id
            let answers = state == .rejected && submission.serverErrors.contains { $0.field?.value == id }
            return isTold[input] && hasText || answers
        }
        switch state {
        case .rejected
        where submission.rejected != nil || submission.serverErrors.contains(where: { $0.field == nil }):
            return true
        case .failed where submission.failed != nil: return true
        case .submitting, .idle, .editing, .ready: return false
        default: break
        }
        if mayRefuseByCheck { return true }
        let leaves = machine.inputs.indices.contains { input in
            isTold[input] && machine.inputs[input].rules.contains { $0.error != nil } && mayLeaveErrors(input)
        }
        if leaves { return true }
        return state == .rejected
            && submission.serverErrors.contains { error in
                error.field.flatMap { machine.inputNumbers[$0.value] }.map(mayLeaveErrors) ?? true
            }
    }

    private func mayLeaveErrors(_ input: Int) -> Bool {
        let messages = machine.inputs[input].messages
        return messages.isEmpty || machine.inputs[input].isConditional
            || messages.contains { machine.elements[$0].condition != .hasMessage }
            || messages.allSatisfy { !isAlwaysThere($0) }
    }

    private func isAlwaysThere(_ place: Int) -> Bool {
        var next = machine.elements[place].parent
        while let around = next {
            guard machine.elements[around].condition == .always, machine.elements[around].overrides.isEmpty
            else {
                return false
            }
            next = machine.elements[around].parent
        }
        return true
    }

    // MARK: Inputs

    private mutating func add(_ input: Int) {
        let place = machine.inputs[input].element
        isUsable[input] = isUsable[input] || shown[place].contains { mayBeEnabled(place, in: $0) }
        let field = machine.inputs[input].field
        if isUsable[input] {
            isFilled[input] = true
            isEmpty[input] = true
            isValid[input] = isValid[input] || !values[input].hasNone
        }
        if field?.clearsOnRejection.value == true, states.contains(.rejected) { isEmpty[input] = true }
        isTold[input] = isTold[input] || mayBeTold(input)
    }

    private func mayBeEnabled(_ place: Int, in state: FormState) -> Bool {
        if let isEnabled = machine.overriding(place, state)?.isEnabled { return isEnabled }
        return state != .submitting || machine.form.submission.busy.value == .none
    }

    private func mayBeTold(_ input: Int) -> Bool {
        guard machine.inputs[input].errorPlace != .never, mayBreak(input) else { return false }
        let place = machine.inputs[input].element
        if machine.inputs[input].checkTime != .onSubmit, isUsable[input] { return true }
        return shown[place].contains { mayRefuse(input, in: $0) }
    }

    /// Whether a submit may be refused in the state because of the input.
    private func mayRefuse(_ input: Int, in state: FormState) -> Bool {
        taps(in: state).contains { tap in
            switch tap {
            case .always: true
            case .whenValid: false
            case .whenFilled:
                machine.inputs[input].rules.indices.contains { rule in
                    machine.inputs[input].rules[rule].condition != .required && mayBreak(input, rule)
                }
            }
        }
    }

    /// Whether some rule of the input may be broken.
    func mayBreak(_ input: Int) -> Bool {
        machine.inputs[input].rules.indices.contains { mayBreak(input, $0) }
    }

    func mayBreak(_ input: Int, _ rule: Int) -> Bool {
        switch machine.inputs[input].rules[rule].condition {
        case .required, .checked: isEmpty[input]
        default:
            !values[input].unbreakable.contains(rule)
                && (isUsable[input] || isFilled[input] || isEmpty[input])
        }
    }

    // MARK: Submitting

    /// How the buttons that may be tapped in a state wait; a key alone waits for nothing.
    private func taps(in state: FormState) -> [Enablement] {
        if machine.submitters.isEmpty {
            let hasKey = machine.inputs.indices.contains { input in
                isUsable[input] && machine.inputs[input].field?.traits.keyboard.value.hasReturnKey == true
            }
            return hasKey && state != .submitting ? [.always] : []
        }
        return machine.submitters.compactMap { place in
            guard shown[place].contains(state), machine.action(place, in: state) == .submit,
                case .button(let button) = machine.elements[place].kind
            else { return nil }
            if let isEnabled = machine.overriding(place, state)?.isEnabled {
                return isEnabled ? .always : nil
            }
            guard mayBeEnabled(place, in: state) else { return nil }
            return unmet(button.enablement, in: state).isEmpty ? button.enablement : nil
        }
    }

    /// Inputs for which a button waits in vain.
    func unmet(_ enablement: Enablement, in state: FormState) -> [Int] {
        switch enablement {
        case .always: []
        case .whenValid: machine.inputs.indices.filter { isSurelyAsked($0, in: state) && !mayBeFine($0) }
        case .whenFilled: machine.awaited.filter { isSurelyAsked($0, in: state) && !isFilled[$0] }
        }
    }

    /// Whether the value of an input may meet all its rules.
    func mayBeFine(_ input: Int) -> Bool {
        isValid[input] || isEmpty[input] && machine.ownBrokenRule(machine.inputs[input], "") == nil
    }

    /// Whether an input is on the screen in every configuration of the state.
    func isSurelyAsked(_ input: Int, in state: FormState) -> Bool {
        var next: Int? = machine.inputs[input].element
        while let place = next {
            if let isHidden = machine.overriding(place, state)?.isHidden {
                if isHidden { return false }
            } else {
                switch machine.elements[place].condition {
                case .always: break
                case .states(let named): guard named.contains(state) else { return false }
                default: return false
                }
            }
            next = machine.elements[place].parent
        }
        return true
    }

    /// Whether a submit may be tried in a state.
    package func maySubmit(in state: FormState) -> Bool { !taps(in: state).isEmpty }

    /// Whether a submit may be sent from a state; `cannotBeSent` says why not.
    func mayBeSent(from state: FormState) -> Bool { maySubmit(in: state) && obstacle(in: state) == nil }

    /// What keeps every submit of a state from being sent.
    func obstacle(in state: FormState) -> Obstacle? {
        let asked = machine.inputs.indices.filter { isSurelyAsked($0, in: state) }
        if let input = asked.first(where: { !mayBeFine($0) }) { return .input(input) }
        let known = Set(asked)
        for (number, check) in machine.checks.enumerated() where !mayHold(check, known) {
            return .check(number)
        }
        return contradictions.among(known)
    }

    private func mayHold(_ check: MachineCheck, _ asked: Set<Int>) -> Bool {
        switch check.condition {
        case .require(let inputs): inputs.allSatisfy { !asked.contains($0) || isFilled[$0] }
        case .requireAny(let inputs): inputs.contains { !asked.contains($0) || isFilled[$0] }
        case .valid, .equal, .different, .unknown: true
        }
    }

    private var mayRefuseByCheck: Bool {
        !machine.checks.isEmpty && states.contains { maySubmit(in: $0) }
    }

    // MARK: States

    private mutating func addStates() {
        let form = machine.form
        if machine.inputs.indices.contains(where: { isUsable[$0] && !machine.inputs[$0].isToggle }) {
            states.formUnion([.editing, .idle])
        }
        if isTold.contains(true) || mayRefuseByCheck { states.insert(.invalid) }
        if isUsable.contains(true), obstacle(in: .ready) == nil { states.insert(.ready) }
        if states.contains(where: { $0 != .submitting && mayBeSent(from: $0) }) { states.insert(.submitting) }
        guard states.contains(.submitting) else { return }
        states.formUnion([.rejected, .failed])
        if form.session != nil { states.insert(.signedIn) }
        for case .state(let state) in form.submission.succeeded { states.insert(state) }
    }
}

/// What keeps a submit from being sent.
package enum Obstacle: Sendable, Hashable {
    /// No value of an input meets its rules, or none can be put into it.
    case input(Int)
    /// A check never holds.
    case check(Int)
    /// Rules and checks want these inputs to be the same and not the same, or the same and each of another form.
    case contradiction([Int])
}
