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
    /// The states in which each element may be on the screen.
    package private(set) var shown: [Set<FormState>]
    /// Whether a person may change each input.
    package private(set) var isUsable: [Bool]
    /// Whether each input may hold text, or be on.
    package private(set) var isFilled: [Bool]
    /// Whether each input may be empty, or off.
    package private(set) var isEmpty: [Bool]
    /// Whether each input may hold text that meets its rules.
    package private(set) var isValid: [Bool]
    /// Whether the message of a broken rule may show at each input.
    package private(set) var isTold: [Bool]
    private let contradictions: Contradictions
    /// The buttons that empty each input, as indices of elements.
    private let clearButtons: [Int: [Int]]
    /// Whether a person may go on typing while the request is under way: all rules are met when it is sent.
    private let typesWhileSubmitting: Bool
    /// How the buttons that may be tapped in a state wait; of the round before.
    private var taps: [FormState: Set<Enablement>] = [:]

    init(_ machine: FormMachine, _ values: [InputValues], _ analysis: FormAnalysis) {
        self.machine = machine
        self.values = values
        contradictions = Contradictions(machine, analysis)
        clearButtons = machine.clearButtons
        typesWhileSubmitting =
            machine.form.submission.busy.value == .none
            || machine.inputs.contains {
                machine.overriding($0.element, .submitting)?.isEnabled == true
            }
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
        var isForward = true
        while grow(isForward) { isForward.toggle() }
    }

    /// One round; whether something was added. What waits for what stands before it is reached in a round forward, what
    /// waits for what stands after it in a round back.
    private mutating func grow(_ isForward: Bool) -> Bool {
        let before = size
        for state in states { taps[state] = Set(waits(in: state)) }
        for number in machine.elements.indices {
            let index = isForward ? number : machine.elements.count - 1 - number
            addShown(index)
            if case .input(let input) = machine.elements[index].kind { add(input) }
        }
        addStates()
        return size != before
    }

    /// How much may be reached; it only grows.
    private var size: Int {
        shown.reduce(states.count + taps.values.reduce(0) { $0 + $1.count }) { $0 + $1.count }
            + [isUsable, isFilled, isEmpty, isValid, isTold].reduce(0) { sum, list in
                sum + list.count { $0 }
            }
    }

    // MARK: Elements

    private mutating func addShown(_ index: Int) {
        let around = machine.elements[index].parent.map { shown[$0] } ?? states
        shown[index].formUnion(around.filter { mayShow(index, in: $0) })
    }

    private func mayShow(_ index: Int, in state: FormState) -> Bool {
        if let isHidden = machine.overriding(index, state)?.isHidden { return !isHidden }
        switch machine.elements[index].condition {
        case .always: return true
        case .never: return false
        case .states(let named): return named.contains(state)
        case .notEmpty(let input): return isFilled[input]
        case .empty(let input): return isEmpty[input]
        case .invalid(let input): return isTold[input] && mayTell(in: state)
        case .valid(let input): return isValid[input]
        case .hasMessage: return maySpeak(index, in: state)
        }
    }

    /// Whether something may be told in a state: while a form is filled in, its state is `invalid` then.
    func mayTell(in state: FormState) -> Bool {
        switch state {
        case .idle, .editing, .ready: false
        case .submitting: typesWhileSubmitting
        case .invalid, .rejected, .failed, .signedIn: true
        }
    }

    /// Whether a message may have something to say.
    private func maySpeak(_ index: Int, in state: FormState) -> Bool {
        guard case .message(let input) = machine.elements[index].kind else { return true }
        if let input {
            return isTold[input] && machine.inputs[input].hasErrors && mayTell(in: state)
                || mayAnswer(at: input, in: state)
        }
        return mayNotice(in: state) || mayLeaveErrors(in: state)
    }

    private func mayAnswer(at input: Int, in state: FormState) -> Bool {
        let id = machine.inputs[input].id
        return state == .rejected && machine.form.submission.serverErrors.contains { $0.field?.value == id }
    }

    /// Whether something may be said of the whole form.
    private func mayNotice(in state: FormState) -> Bool {
        let submission = machine.form.submission
        switch state {
        case .idle, .editing, .ready, .submitting: return false
        case .rejected:
            let answers = submission.serverErrors.contains { error in
                error.field.flatMap { machine.inputNumbers[$0.value] } == nil
            }
            if submission.rejected != nil || answers { return true }
        case .failed: if submission.failed != nil { return true }
        case .invalid, .signedIn: break
        }
        return mayRefuseByCheck
    }

    /// Whether the form's message may have to say what is wrong with an input.
    private func mayLeaveErrors(in state: FormState) -> Bool {
        let tells = mayTell(in: state)
        guard tells || state == .rejected else { return false }
        return machine.inputs.indices.contains { input in
            let says =
                tells && isTold[input] && machine.inputs[input].hasErrors || mayAnswer(at: input, in: state)
            return says && mayLeaveErrors(input)
        }
    }

    func mayLeaveErrors(_ input: Int) -> Bool {
        let messages = machine.inputs[input].messages
        return messages.isEmpty || machine.inputs[input].isConditional
            || messages.contains { machine.elements[$0].condition != .hasMessage }
            || messages.allSatisfy { !isAlwaysThere($0) }
    }

    /// Whether what a message stands in always shows.
    private func isAlwaysThere(_ index: Int) -> Bool {
        var next = machine.elements[index].parent
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
        let index = machine.inputs[input].element
        isUsable[input] = isUsable[input] || shown[index].contains { mayBeEnabled(index, in: $0) }
        if mayBeCleared(input) { isEmpty[input] = true }
        let field = machine.inputs[input].field
        if isUsable[input] {
            isFilled[input] = true
            isEmpty[input] = true
            isValid[input] = isValid[input] || !values[input].hasNone
        }
        if field?.clearsOnRejection.value == true, states.contains(.rejected) { isEmpty[input] = true }
        isTold[input] = isTold[input] || mayBeTold(input)
    }

    func mayBeEnabled(_ index: Int, in state: FormState) -> Bool {
        if let isEnabled = machine.overriding(index, state)?.isEnabled { return isEnabled }
        return state != .submitting || machine.form.submission.busy.value == .none
    }

    /// Whether a button may empty the input, which need not be there itself.
    private func mayBeCleared(_ input: Int) -> Bool {
        clearButtons[input, default: []].contains { index in
            shown[index].contains { state in
                machine.action(index, in: state)?.clears(machine.inputs[input].id) == true
                    && mayBeEnabled(index, in: state)
            }
        }
    }

    private func mayBeTold(_ input: Int) -> Bool {
        guard machine.inputs[input].errorPlace != .never, mayBreak(input) else { return false }
        switch machine.inputs[input].checkTime {
        case .onBlur: if isUsable[input] { return true }
        case .onChange: if isUsable[input] || mayBeCleared(input) { return true }
        case .onSubmit: break
        }
        return shown[machine.inputs[input].element].contains { mayRefuse(input, in: $0) }
    }

    /// Whether a submit may be refused because of the input.
    func mayRefuse(_ input: Int) -> Bool {
        mayBreak(input) && shown[machine.inputs[input].element].contains { mayRefuse(input, in: $0) }
    }

    /// Whether a submit may be refused in the state because of the input.
    private func mayRefuse(_ input: Int, in state: FormState) -> Bool {
        taps[state, default: []].contains { tap in
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
        case .equals: !values[input].unbreakable.contains(rule)
        default:
            (isFilled[input] || !machine.inputs[input].rules[rule].compared.isEmpty)
                && !values[input].unbreakable.contains(rule)
        }
    }

    // MARK: Submitting

    /// How the buttons that may be tapped in a state wait; a key alone waits for nothing.
    private func waits(in state: FormState) -> [Enablement] {
        if machine.submitters.isEmpty {
            let hasKey = machine.inputs.indices.contains { input in
                isUsable[input] && machine.inputs[input].field?.traits.keyboard.value.hasReturnKey == true
            }
            return hasKey && state != .submitting ? [.always] : []
        }
        return machine.submitters.compactMap { index in
            guard shown[index].contains(state), machine.action(index, in: state) == .submit,
                case .button(let button) = machine.elements[index].kind
            else { return nil }
            if let isEnabled = machine.overriding(index, state)?.isEnabled {
                return isEnabled ? .always : nil
            }
            guard mayBeEnabled(index, in: state) else { return nil }
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
        while let index = next {
            if let isHidden = machine.overriding(index, state)?.isHidden {
                if isHidden { return false }
            } else {
                switch machine.elements[index].condition {
                case .always: break
                case .states(let named): guard named.contains(state) else { return false }
                default: return false
                }
            }
            next = machine.elements[index].parent
        }
        return true
    }

    /// Whether a submit may be tried in a state.
    package func maySubmit(in state: FormState) -> Bool { taps[state]?.isEmpty == false }

    /// Whether a submit may be sent from a state; ``obstacle(in:)`` says why not.
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

    private var mayRefuseByCheck: Bool { machine.checks.contains(where: mayFail) }

    /// Whether a check of `submit` may fail, those before it aside.
    func mayFail(_ check: MachineCheck) -> Bool {
        switch check.condition {
        case .require(let inputs): inputs.contains(where: mayBeSubmittedEmpty)
        case .requireAny(let inputs):
            // What is not on the screen is left out.
            inputs.contains(where: mayBeSubmittedEmpty)
                && inputs.allSatisfy { mayBeSubmittedEmpty($0) || machine.inputs[$0].isConditional }
        case .valid(let inputs): inputs.contains(where: mayBeSubmittedBroken)
        case .equal(let one, let other), .different(let one, let other):
            states.contains { maySubmit(in: $0) } && (one != other || check.fails(same: true))
        case .unknown: false
        }
    }

    /// Whether a button may be tapped while an input is empty.
    private func mayBeSubmittedEmpty(_ input: Int) -> Bool {
        isEmpty[input]
            && taps.values.contains { taps in
                taps.contains { tap in
                    switch tap {
                    case .always: true
                    case .whenValid: !machine.inputs[input].mustBeFilled
                    case .whenFilled: !machine.awaited.contains(input)
                    }
                }
            }
    }

    private func mayBeSubmittedBroken(_ input: Int) -> Bool {
        mayBreak(input) && shown[machine.inputs[input].element].contains { mayRefuse(input, in: $0) }
    }

    // MARK: States

    private mutating func addStates() {
        let form = machine.form
        if machine.inputs.indices.contains(where: { isUsable[$0] && !machine.inputs[$0].isToggle }) {
            states.insert(.editing)
            if mayLoseFocus { states.insert(.idle) }
        }
        if isTold.contains(true) || mayRefuseByCheck { states.insert(.invalid) }
        if machine.inputs.indices.contains(where: { isUsable[$0] || mayBeCleared($0) }),
            obstacle(in: .ready) == nil
        {
            states.insert(.ready)
        }
        // A stored session may turn out to hold.
        if form.session?.check != nil { states.insert(.signedIn) }
        if states.contains(where: { $0 != .submitting && mayBeSent(from: $0) }) { states.insert(.submitting) }
        guard states.contains(.submitting) else { return }
        states.formUnion([.rejected, .failed])
        if form.session != nil { states.insert(.signedIn) }
        for case .state(let state) in form.submission.succeeded where state.isOfRequest {
            states.insert(state)
        }
    }
}

extension FormState {
    /// Whether a request or its answer brings it about; the others follow from what is typed.
    var isOfRequest: Bool {
        switch self {
        case .idle, .editing, .invalid, .ready: false
        case .submitting, .rejected, .failed, .signedIn: true
        }
    }
}

extension MachineInput {
    /// Whether some rule has a text for the person.
    fileprivate var hasErrors: Bool { rules.contains { $0.error != nil } }
    /// Whether a rule refuses an empty value, whatever else is typed.
    var mustBeFilled: Bool { rules.contains(where: \.condition.wantsValue) }
}

extension MachineCheck {
    /// Whether it fails where the two values are the same.
    fileprivate func fails(same: Bool) -> Bool {
        if case .different = condition { same } else { !same }
    }
}

extension Action {
    fileprivate func clears(_ field: String) -> Bool {
        if case .clear(let cleared) = self { cleared == field } else { false }
    }
}

extension FormMachine {
    /// The buttons that empty each input, in some state or always, as indices of elements.
    var clearButtons: [Int: [Int]] {
        var found: [Int: [Int]] = [:]
        for (index, element) in elements.enumerated() {
            guard case .button(let button) = element.kind else { continue }
            for action in [button.action] + element.overrides.values.compactMap(\.action) {
                if case .clear(let field) = action, let input = inputNumbers[field] {
                    found[input, default: []].append(index)
                }
            }
        }
        return found
    }
}
