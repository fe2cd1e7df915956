import FormSource
package import FormModel

/// What a person sees of a form.
package struct Screen: Sendable, Hashable {
    /// The name of the configuration.
    package var state: FormState
    /// Whether the software keyboard is up.
    package var keyboardIsUp: Bool
    /// What each element shows, in the order of ``LoginForm/allElements``.
    package var elements: [ElementState]
}

extension FormMachine {
    /// What shows in a configuration.
    package func screen(of configuration: Configuration) -> Screen {
        var inside: [Bool] = []
        inside.reserveCapacity(elements.count)
        let shown = elements.indices.map { index in
            let isVisible = isVisible(index, configuration, configuration.state)
            inside.append(isVisible && (elements[index].parent.map { inside[$0] } ?? true))
            return presentation(index, configuration, isVisible: isVisible, isOnScreen: inside[index])
        }
        return Screen(state: configuration.state, keyboardIsUp: configuration.keyboardIsUp, elements: shown)
    }

    private func presentation(
        _ index: Int, _ configuration: Configuration, isVisible: Bool, isOnScreen: Bool
    ) -> ElementState {
        let input = input(at: index)
        var shown = ElementState(
            isHidden: !isVisible, isOnScreen: isOnScreen, isEnabled: isEnabled(index, in: configuration),
            isFocused: input != nil && input == configuration.focus)
        shown.text = text(index, configuration)
        shown.isBusy = spins(index, configuration)
        shown.action = action(index, in: configuration.state)
        guard let input else { return shown }
        shown.isInvalid = configuration.isTold[input]
        if inputs[input].isToggle {
            shown.isOn = !configuration.texts[input].isEmpty
        } else {
            shown.value = configuration.texts[input]
            shown.isRevealed = configuration.isRevealed[input]
        }
        return shown
    }

    /// Text of a label, title of a button, what a message says.
    private func text(_ index: Int, _ configuration: Configuration) -> LocalizedText? {
        if let title = overriding(index, configuration.state)?.title { return title }
        if case .message(let input) = elements[index].kind {
            return messageText(of: input, configuration, configuration.state)
        }
        switch form.allElements[index].kind {
        case .label(let label): return label.text
        case .button(let button): return button.title
        case .provider(let provider): return provider.title
        case .message, .field, .stack, .divider, .image, .toggle, .spacer: return nil
        }
    }

    /// A button that submits shows the indicator while the request is under way: `busy`.
    private func spins(_ index: Int, _ configuration: Configuration) -> Bool {
        guard configuration.phase == .submitting, form.submission.busy.value == .activityIndicator,
            case .button(let button) = elements[index].kind
        else { return false }
        return button.action == .submit
    }
}
