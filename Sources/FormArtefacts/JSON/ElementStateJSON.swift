import FormModel
import FormSource

extension ElementState {
    /// What can be seen of an element, and what can be done with it: `{"element": "signIn", "enabled": true}`; of what is
    /// not on the screen `hidden` alone.
    func json(of element: Element, base: String) -> JSONText {
        guard isOnScreen else { return .members([("element", element.id.json), ("hidden", .bool(true))]) }
        let isToggle = if case .toggle = element.kind { true } else { false }
        return .members([
            ("element", element.id.json), ("enabled", .bool(isEnabled)), ("focused", .flag(isFocused)),
            ("invalid", .flag(isInvalid)), ("busy", .flag(isBusy)), ("text", text?.json(base: base)),
            ("value", value.map(JSONText.string)), ("on", isToggle ? .bool(isOn) : nil),
            ("revealed", .flag(isRevealed)), ("tap", action?.json),
        ])
    }
}
