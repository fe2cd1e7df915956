import FormDiagnostics

/// What one element shows in one state of the form, derived from the form and its overrides.
package struct ElementPresentation: Sendable, Hashable {
    package var isHidden: Bool
    package var isEnabled: Bool
    /// Whether the element has the keyboard's focus.
    package var isFocused: Bool
    /// Text of a label, title of a button, text of a message; nil where the element has none. For a field, what is
    /// typed (previews mask it where the field is secure).
    package var text: Text?
    /// The button shows an activity indicator.
    package var isBusy: Bool
    /// What a tap does, where the element is tapped.
    package var action: Action?

    package init(
        isHidden: Bool, isEnabled: Bool, isFocused: Bool, text: Text?, isBusy: Bool, action: Action?
    ) {
        self.isHidden = isHidden
        self.isEnabled = isEnabled
        self.isFocused = isFocused
        self.text = text
        self.isBusy = isBusy
        self.action = action
    }
}

extension Form {
    /// The states the form can be in, in the order a person meets them: only those that show or do something of
    /// their own (no `rejected` without a text for it, no `signedIn` without an outcome that leads there).
    package var states: [FormState] {
        FormState.allCases.filter(isReachable)
    }

    private func isReachable(_ state: FormState) -> Bool {
        if stateOverrides.contains(where: { $0.state == state }) { return true }
        switch state {
        case .idle, .editing, .ready: return true
        case .invalid: return hasRuleMessages || !submission.checks.isEmpty
        case .submitting: return submission.busy.value != .none && hasSubmitButton
        case .rejected: return submission.rejected != nil
        case .failed: return submission.failed != nil
        case .signedIn: return session != nil || submission.succeeded.contains(.state(.signedIn))
        }
    }

    private var hasRuleMessages: Bool {
        fields.contains { $0.field.hint != nil || $0.field.rules.contains { $0.error != nil } }
    }

    private var hasSubmitButton: Bool {
        allElements.contains { element in
            if case .button(let button) = element.kind { button.action.value == .submit } else { false }
        }
    }

    /// What an element shows in a state.
    package func presentation(of element: Element, in state: FormState) -> ElementPresentation {
        var shown = ElementPresentation(
            isHidden: !isVisible(element, in: state),
            isEnabled: isEnabled(element, in: state),
            isFocused: state == .editing && element.id.value == fields.first?.element.id.value,
            text: text(of: element, in: state),
            isBusy: isBusy(element, in: state),
            action: action(of: element))
        for override in stateOverrides
        where override.state == state && override.element.value == element.id.value {
            if let title = override.title { shown.text = title }
            if let hidden = override.isHidden { shown.isHidden = hidden.value }
            if let enabled = override.isEnabled { shown.isEnabled = enabled.value }
            if let action = override.action { shown.action = action.value }
        }
        return shown
    }

    /// Whether fields hold text in the state, as previews draw it.
    package func isFilled(in state: FormState) -> Bool {
        switch state {
        case .idle, .editing: false
        case .invalid: fields.contains { $0.field.hint != nil } || hasFieldMessages
        case .ready, .submitting, .rejected, .failed, .signedIn: true
        }
    }

    private var hasFieldMessages: Bool { fields.contains { $0.field.rules.contains { $0.error != nil } } }

    private func isVisible(_ element: Element, in state: FormState) -> Bool {
        switch element.visibility.value {
        case .always: true
        case .never: false
        case .states(let states): states.contains(state)
        case .notEmpty: isFilled(in: state)
        case .empty: !isFilled(in: state)
        case .invalid: state == .invalid
        case .hasMessage: message(of: element, in: state) != nil
        }
    }

    private func isEnabled(_ element: Element, in state: FormState) -> Bool {
        switch element.kind {
        case .field(let field):
            return state != .submitting && (state != .signedIn || field.isEnabledWhenSignedIn)
        case .button(let button):
            if state == .submitting { return false }
            switch button.enabled.value {
            case .always: return true
            case .whenValid: return [.ready, .rejected, .failed, .signedIn].contains(state)
            case .whenFilled: return ![.idle, .editing].contains(state)
            }
        default:
            return true
        }
    }

    private func isBusy(_ element: Element, in state: FormState) -> Bool {
        guard state == .submitting, submission.busy.value == .activityIndicator,
            case .button(let button) = element.kind
        else { return false }
        return button.action.value == .submit
    }

    private func action(of element: Element) -> Action? {
        if case .button(let button) = element.kind { button.action.value } else { nil }
    }

    private func text(of element: Element, in state: FormState) -> Text? {
        switch element.kind {
        case .label(let label): label.text
        case .button(let button): button.title
        case .provider(let provider): provider.title
        case .message: message(of: element, in: state)
        case .field, .stack, .divider, .image, .toggle, .spacer: nil
        }
    }

    /// What a message element says in a state; nil where it has nothing to say. Where several messages are possible
    /// (several rules), the first of the spec's order stands for them.
    private func message(of element: Element, in state: FormState) -> Text? {
        guard case .message(let message) = element.kind else { return nil }
        if let fieldID = message.field {
            guard state == .invalid,
                let field = fields.first(where: { $0.element.id.value == fieldID })?.field
            else {
                return nil
            }
            return field.rules.lazy.compactMap(\.error).first
        }
        switch state {
        case .invalid: return submission.checks.first?.error
        case .rejected: return submission.rejected
        case .failed: return submission.failed
        case .idle, .editing, .ready, .submitting, .signedIn: return nil
        }
    }

    /// Every text that a message element can show, in the order of the spec: for widest cases and string tables.
    package func possibleMessages(of element: Element) -> [Text] {
        guard case .message(let message) = element.kind else { return [] }
        if let fieldID = message.field {
            let rules = fields.first { $0.element.id.value == fieldID }?.field.rules ?? []
            let server = submission.serverErrors.filter { $0.field?.value == fieldID }
            return rules.compactMap(\.error) + server.map(\.error)
        }
        let server = submission.serverErrors.filter { $0.field == nil }.map(\.error)
        return submission.checks.map(\.error) + server
            + [submission.rejected, submission.failed].compactMap { $0 }
    }
}
