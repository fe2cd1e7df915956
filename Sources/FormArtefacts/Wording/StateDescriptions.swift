import FormModel
import FormSource

extension StateTable.Row {
    /// `hidden`, or what shows and what can be done with it.
    var description: String { shown.description(of: element, in: "") }
}

extension ElementState {
    /// `hidden`, or what shows and what can be done with it.
    ///
    /// - Parameter locale: the language of texts; the base language where it is none of the form's.
    func description(of element: Element, in locale: String) -> String {
        if !isOnScreen { return "hidden" }
        var parts = [content(of: element, in: locale)]
        if isFocused { parts.append("has the focus") }
        if isInvalid { parts.append("invalid") }
        if isBusy { parts.append("activity indicator") }
        if element.isControl { parts.append(isEnabled ? "enabled" : "disabled") }
        if let action, isEnabled { parts.append("tap: \(action.description)") }
        return parts.joined(separator: ", ")
    }

    /// What can be read: a text, what a field holds, or how a toggle is. A secret is a number of characters.
    private func content(of element: Element, in locale: String) -> String {
        if let text { return "“\(text.string(in: locale))”" }
        switch element.kind {
        case .toggle: return isOn ? "on" : "off"
        case .field(let field):
            guard let value, !value.isEmpty else { return "empty" }
            return field.isSecure.value && !isRevealed
                ? "holds \(value.count) hidden character\(value.count == 1 ? "" : "s")" : "holds “\(value)”"
        default: return "shown"
        }
    }
}

extension Element {
    /// Whether a person uses it rather than reads it.
    fileprivate var isControl: Bool {
        switch kind {
        case .field, .button, .toggle, .provider: true
        case .label, .message, .stack, .divider, .image, .spacer: false
        }
    }
}
