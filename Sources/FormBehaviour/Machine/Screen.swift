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
        let shown = elements.indices.map { place in
            let isVisible = isVisible(place, configuration, configuration.state)
            inside.append(isVisible && (elements[place].parent.map { inside[$0] } ?? true))
            return presentation(place, configuration, isVisible: isVisible, isOnScreen: inside[place])
        }
        return Screen(state: configuration.state, keyboardIsUp: configuration.keyboardIsUp, elements: shown)
    }

    private func presentation(
        _ place: Int, _ configuration: Configuration, isVisible: Bool, isOnScreen: Bool
    ) -> ElementState {
        let input = input(at: place)
        var shown = ElementState(
            isHidden: !isVisible, isOnScreen: isOnScreen, isEnabled: isEnabled(place, in: configuration),
            isFocused: input != nil && input == configuration.focus)
        shown.text = text(place, configuration)
        shown.isBusy = spins(place, configuration)
        shown.action = action(place, in: configuration.state)
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
    private func text(_ place: Int, _ configuration: Configuration) -> LocalizedText? {
        if let title = overriding(place, configuration.state)?.title { return title }
        if case .message(let input) = elements[place].kind {
            return messageText(of: input, configuration, configuration.state)
        }
        switch form.allElements[place].kind {
        case .label(let label): return label.text
        case .button(let button): return button.title
        case .provider(let provider): return provider.title
        case .message, .field, .stack, .divider, .image, .toggle, .spacer: return nil
        }
    }

    /// A button that submits shows the indicator while the request is under way: `busy`.
    private func spins(_ place: Int, _ configuration: Configuration) -> Bool {
        guard configuration.phase == .submitting, form.submission.busy.value == .activityIndicator,
            case .button(let button) = elements[place].kind
        else { return false }
        return button.action == .submit
    }
}
