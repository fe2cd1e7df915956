import FormSource

/// What one element shows in one state of the form, derived from the form and its overrides.
package struct ElementState: Sendable, Hashable {
    /// Whether it hides by itself; what hides with a stack around it is not looked at.
    package var isHidden: Bool
    /// Whether it shows, and everything around it.
    package var isOnScreen: Bool
    /// Whether it takes taps and typing; true for what takes none.
    package var isEnabled: Bool
    /// Whether the element has the keyboard's focus.
    package var isFocused: Bool
    /// Text of a label, title of a button, text of a message; nil where the element has none. For a field, what is
    /// typed (previews mask it where the field is secure).
    package var text: Text?
    /// The button shows an activity indicator.
    package var isBusy = false
    /// What a tap does, where the element is tapped.
    package var action: Action?
    /// What a field holds; nil for other elements.
    package var value: String?
    /// Whether a toggle is on.
    package var isOn = false
    /// Whether a masked text shows.
    package var isRevealed = false
    /// Whether it is said that the value breaks a rule.
    package var isInvalid = false

    package init(
        isHidden: Bool, isOnScreen: Bool, isEnabled: Bool, isFocused: Bool
    ) {
        self.isHidden = isHidden
        self.isOnScreen = isOnScreen
        self.isEnabled = isEnabled
        self.isFocused = isFocused
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
        case .submitting: return submission.busy.value != .none && !submitButtons.isEmpty
        case .rejected: return submission.rejected != nil || !submission.serverErrors.isEmpty
        case .failed: return submission.failed != nil
        case .signedIn: return session != nil || submission.succeeded.contains(.state(.signedIn))
        }
    }

    private var hasRuleMessages: Bool {
        fields.contains { $0.field.hint != nil }
            || ruled.contains { $0.rules.contains { $0.error != nil } }
    }
}
