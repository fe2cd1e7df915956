import FormSource
package import FormModel

// What shows in a configuration, and what can be used.

extension FormMachine {
    /// What the spec says of an element in a state: `state-override`.
    func overriding(_ index: Int, _ state: FormState) -> MachineOverride? { elements[index].overrides[state] }

    /// Whether an element shows, as far as it and what is around it are asked: `on-screen`.
    package func isOnScreen(_ index: Int, in configuration: Configuration) -> Bool {
        isOnScreen(index, configuration, configuration.state)
    }

    func isOnScreen(_ index: Int, _ configuration: Configuration, _ state: FormState) -> Bool {
        var next: Int? = index
        while let index = next {
            guard isVisible(index, configuration, state) else { return false }
            next = elements[index].parent
        }
        return true
    }

    /// Whether the element itself shows; what it stands in is not asked.
    func isVisible(_ index: Int, _ configuration: Configuration, _ state: FormState) -> Bool {
        let element = elements[index]
        if !element.overrides.isEmpty, let isHidden = element.overrides[state]?.isHidden { return !isHidden }
        switch element.condition {
        case .always: return true
        case .never: return false
        case .states(let states): return states.contains(state)
        case .notEmpty(let input): return !configuration.texts[input].isEmpty
        case .empty(let input): return configuration.texts[input].isEmpty
        case .invalid(let input): return configuration.isTold[input]
        case .valid(let input):
            return configuration.broken[input] == nil && !value(input, configuration).isEmpty
        case .hasMessage:
            guard case .message(let input) = element.kind else { return true }
            return messageText(of: input, configuration, state) != nil
        }
    }

    // MARK: Messages

    /// What a message of an input, or of the form, says.
    func messageText(of input: Int?, _ configuration: Configuration, _ state: FormState) -> LocalizedText? {
        if let input { return ownMessage(of: input, configuration) }
        if let notice = configuration.notice { return text(notice) }
        guard configuration.toldCount + configuration.serverErrorCount > 0 else { return nil }
        for input in inputs.indices where leavesErrorsToForm(input, configuration, state) {
            if let text = ownMessage(of: input, configuration) { return text }
        }
        return nil
    }

    /// What is said about an input: its broken rule, else what the server said.
    func ownMessage(of input: Int, _ configuration: Configuration) -> LocalizedText? {
        if configuration.isTold[input], let rule = configuration.broken[input] {
            return inputs[input].rules[rule].error
        }
        return configuration.serverErrors[input].map { form.submission.serverErrors[$0].error }
    }

    func text(_ notice: Configuration.Notice) -> LocalizedText? {
        switch notice {
        case .check(let check): checks[check].error
        case .rejected: form.submission.rejected
        case .failed: form.submission.failed
        case .serverError(let error): form.submission.serverErrors[error].error
        }
    }

    /// Whether the form's message has to say what is wrong with an input: `error-place`.
    private func leavesErrorsToForm(_ input: Int, _ configuration: Configuration, _ state: FormState) -> Bool
    {
        switch inputs[input].errorPlace {
        case .never: configuration.serverErrors[input] != nil && !hasOwnPlace(input, configuration, state)
        case .none, .inline: !hasOwnPlace(input, configuration, state)
        }
    }

    private func hasOwnPlace(_ input: Int, _ configuration: Configuration, _ state: FormState) -> Bool {
        inputs[input].messages.contains { index in
            let element = elements[index]
            let shows = element.condition == .hasMessage || isVisible(index, configuration, state)
            return shows && (element.parent.map { isOnScreen($0, configuration, state) } ?? true)
        }
    }

    // MARK: What can be used

    /// What a tap on a button does in a state.
    package func action(_ index: Int, in state: FormState) -> Action? {
        guard case .button(let button) = elements[index].kind else { return nil }
        return overriding(index, state)?.action ?? button.action
    }

    func isBusy(_ configuration: Configuration) -> Bool {
        configuration.phase == .submitting && form.submission.busy.value != .none
    }

    /// Whether an element takes taps or typing; true for what takes none: `enabled`.
    package func isEnabled(_ index: Int, in configuration: Configuration) -> Bool {
        disabledReason(index, configuration) == nil
    }

    /// Nil where the element is enabled.
    package func disabledReason(_ index: Int, _ configuration: Configuration) -> DisabledReason? {
        if let isEnabled = overriding(index, configuration.state)?.isEnabled {
            return isEnabled ? nil : .override(configuration.state)
        }
        switch elements[index].kind {
        case .input, .provider: return isBusy(configuration) ? .busy : nil
        case .button(let button):
            let action = action(index, in: configuration.state)
            if isBusy(configuration), action?.waitsForReply == true { return .busy }
            return action == .submit ? waiting(button.enablement, configuration) : nil
        case .message, .label, .other: return nil
        }
    }

    /// Why a submit button waits, by the rules `when-valid` and `when-filled`; nil where it does not.
    private func waiting(_ enablement: Enablement, _ configuration: Configuration) -> DisabledReason? {
        switch enablement {
        case .always: return nil
        case .whenValid:
            guard !allRulesAreMet(configuration, configuration.state) else { return nil }
            return .broken(brokenInputs(configuration, configuration.state).map { inputs[$0].element })
        case .whenFilled:
            let empty = awaited.filter { input in
                value(input, configuration).isEmpty && isAsked(input, configuration, configuration.state)
            }
            return empty.isEmpty ? nil : .empty(empty.map { inputs[$0].element })
        }
    }
}

extension Action {
    /// Whether it changes what a request under way is about: `busy`.
    var waitsForReply: Bool {
        switch self {
        case .submit, .clear, .logout: true
        case .reveal, .dismissKeyboard, .open, .show, .custom: false
        }
    }
}
