import FormModel
import FormSource

extension StateTable.Row {
    /// `hidden`, or what shows and what can be done with it.
    var description: String {
        if shown.isHidden { return "hidden" }
        var parts = [shown.text.map { "“\($0.base.value)”" } ?? "shown"]
        if shown.isFocused { parts.append("has the focus") }
        if shown.isBusy { parts.append("activity indicator") }
        if element.isControl { parts.append(shown.isEnabled ? "enabled" : "disabled") }
        if let action = shown.action, shown.isEnabled { parts.append("tap: \(action.description)") }
        return parts.joined(separator: ", ")
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
