import FormSource

/// What one element shows in one configuration of the form.
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
    package var text: LocalizedText?
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

    /// Makes a state of an element that says, holds and does nothing.
    package init(
        isHidden: Bool, isOnScreen: Bool, isEnabled: Bool, isFocused: Bool
    ) {
        self.isHidden = isHidden
        self.isOnScreen = isOnScreen
        self.isEnabled = isEnabled
        self.isFocused = isFocused
    }
}
