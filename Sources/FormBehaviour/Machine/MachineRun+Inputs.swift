import FormSource
import FormModel

// Focus, typing and what is said about a value.

extension MachineRun {
    // MARK: Focus

    /// Moves the focus to an input, by the rules `focus` and `keyboard`.
    mutating func focus(_ input: Int) throws(Impossible) {
        try usable(machine.inputs[input].element)
        guard configuration.focus != input else {
            configuration.keyboardIsUp = true
            return
        }
        try leave()
        take(input)
    }

    mutating func take(_ input: Int) {
        configuration.focus = input
        configuration.keyboardIsUp = true
        effects.append(.focus(machine.inputs[input].element))
    }

    /// The field that has the focus gives it away, and is checked: `kept-focus`, `when-checked`.
    mutating func leave() throws(Impossible) {
        guard let input = configuration.focus else { return }
        let isEmpty = machine.value(input, configuration).isEmpty
        if isEmpty, machine.inputs[input].field?.keepsFocusWhileEmpty.value == true {
            throw .keepsFocus(machine.inputs[input].element)
        }
        drop()
        if machine.inputs[input].checkTime != .onSubmit { check(input) }
    }

    /// The focus is gone, and nothing is checked.
    mutating func drop() {
        configuration.focus = nil
        configuration.keyboardIsUp = false
        effects.append(.focus(nil))
    }

    mutating func dismiss(_ isPossible: Bool) throws(Impossible) {
        guard configuration.focus != nil else { throw .noFocus }
        guard isPossible else { throw .nothingDismisses }
        try leave()
    }

    /// Presses the return key, by the rule `return-key`.
    mutating func pressReturn() throws(Impossible) {
        guard let input = configuration.focus, let field = machine.inputs[input].field else { throw .noFocus }
        switch field.traits.returnKeyPurpose {
        case nil: throw .noReturnKey(machine.inputs[input].element)
        case .dismiss: try leave()
        case .goOn: if let next = nextField(after: input) { try focus(next) } else { submitByKey() }
        case .submit: submitByKey()
        }
    }

    private func nextField(after input: Int) -> Int? {
        machine.inputs.indices.dropFirst(input + 1).first {
            !machine.inputs[$0].isToggle && isUsable(machine.inputs[$0].element)
        }
    }

    /// The key does what a tap on a button that submits does; nothing, where none can be tapped.
    private mutating func submitByKey() {
        let canBeTapped = machine.submitters.contains {
            machine.action($0, in: configuration.state) == .submit && isUsable($0)
        }
        if canBeTapped || machine.submitters.isEmpty { submit() }
    }

    // MARK: Typing

    /// Makes a text the value of an input, by the rule `typing`.
    mutating func type(_ text: String, _ input: Int) throws(Impossible) {
        let index = machine.inputs[input].element
        try usable(index)
        if text.contains(where: \.isNewline) { throw .lineBreak(index) }
        if let keyboard = machine.inputs[input].field?.traits.keyboard.value,
            let character = text.first(where: { !keyboard.hasKey(for: $0) })
        {
            throw .noKey(index, character)
        }
        try focus(input)
        change(input, to: text)
    }

    /// What a person changes.
    mutating func change(_ input: Int, to text: String) {
        configuration.isTouched = true
        replace(input, text)
        if machine.inputs[input].checkTime == .onChange { check(input) }
        if case .check(let check)? = configuration.notice,
            machine.holds(machine.checks[check], configuration, configuration.state)
        {
            configuration.notice = nil
        }
    }

    /// Another text, and the verdicts that follow: `message-follows-value`.
    mutating func replace(_ input: Int, _ text: String) {
        configuration.texts[input] = text
        setServerError(input, nil)
        checkRules(input)
        for follower in machine.inputs[input].followers { checkRules(follower) }
    }

    mutating func checkRules(_ input: Int) {
        let broken = machine.brokenRule(input, configuration.texts)
        let wasBroken = configuration.broken[input] != nil
        configuration.broken[input] = broken
        if !machine.inputs[input].isConditional, wasBroken != (broken != nil) {
            configuration.brokenCount += broken == nil ? -1 : 1
        }
        if broken == nil { tell(input, false) }
    }

    // MARK: What is said

    /// Says what is wrong with an input, or no longer says it: `when-checked`.
    mutating func check(_ input: Int) {
        let breaksRule = configuration.broken[input] != nil
        let wasTold = configuration.isTold[input]
        let isAsked = machine.isAsked(input, configuration, configuration.state)
        tell(input, breaksRule && isAsked && machine.inputs[input].errorPlace != .never)
        if configuration.isTold[input], !wasTold { announce(machine.ownMessage(of: input, configuration)) }
    }

    mutating func tell(_ input: Int, _ isTold: Bool) {
        guard configuration.isTold[input] != isTold else { return }
        configuration.isTold[input] = isTold
        configuration.toldCount += isTold ? 1 : -1
    }

    mutating func setServerError(_ input: Int, _ error: Int?) {
        let had = configuration.serverErrors[input] != nil
        configuration.serverErrors[input] = error
        if had != (error != nil) { configuration.serverErrorCount += error == nil ? -1 : 1 }
    }

    mutating func announce(_ text: LocalizedText?) {
        if let text { effects.append(.announcement(text)) }
    }
}

extension KeyboardType {
    /// Whether a character can be typed on the keyboard alone; pads have no key that leads to others.
    package func hasKey(for character: Character) -> Bool { keys.map { $0.contains(character) } ?? true }

    /// The characters of a pad; nil for a keyboard that leads to all.
    package var keys: String? {
        switch self {
        case .numberPad, .asciiCapableNumberPad: "0123456789"
        case .decimalPad: "0123456789.,"
        case .phonePad: "0123456789+*#,;"
        default: nil
        }
    }
}
