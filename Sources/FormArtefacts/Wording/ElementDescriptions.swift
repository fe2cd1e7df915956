import FormModel
import FormSource

// When elements show and what they do, in words.

extension Action {
    /// What a tap does.
    var description: String {
        switch self {
        case .submit: "submit"
        case .logout: "logout"
        case .clear(let field): "clear \(field)"
        case .reveal(let field): "show or hide the text of \(field)"
        case .dismissKeyboard: "hide the keyboard"
        case .open(let url): "open \(Escaping.line(url))"
        case .show(let screen): "show the screen \(Escaping.line(screen))"
        case .custom(let name): "call \(Escaping.line(name))"
        }
    }
}

extension VisibilityCondition {
    /// When the element shows.
    var description: String {
        switch self {
        case .always: "always"
        case .never: "never"
        case .states(let states): "in the states " + states.map(\.rawValue).joined(separator: ", ")
        case .notEmpty(let field): "while \(field) has text"
        case .empty(let field): "while \(field) is empty"
        case .invalid(let field): "while \(field) is invalid"
        case .valid(let field): "while \(field) has text that meets its rules"
        case .hasMessage: "while it has a message"
        }
    }
}

extension HiddenSpace {
    /// What becomes of the element's space.
    var description: String {
        switch self {
        case .reserve: "keeps its place while hidden"
        case .collapse: "gives its place away while hidden"
        }
    }
}

extension KeyboardBehavior.Avoidance {
    /// What moves when the keyboard shows.
    var description: String {
        switch self {
        case .scroll: "the form scrolls above the keyboard"
        case .moveHalf: "the form's center moves up by half the keyboard's height"
        case .none: "nothing moves"
        }
    }
}

extension Enablement {
    /// When the button is enabled.
    var description: String {
        switch self {
        case .always: "always"
        case .whenValid: "while every field is valid"
        case .whenFilled: "while no required field is empty"
        }
    }
}

extension CheckTime {
    /// When the rules are checked.
    var description: String {
        switch self {
        case .onChange: "on every change"
        case .onBlur: "when the field is left"
        case .onSubmit: "on submit"
        }
    }
}

extension ReturnKeys {
    /// The key and what it does, for example `next → password`; of several fields the first that is there.
    func description(of element: Element, _ field: Field) -> String {
        guard let target = target(of: element) else { return "none on this keyboard" }
        return "\(field.traits.returnKey.value.rawValue) → \(target.description)"
    }
}

extension ReturnKeys.Target {
    fileprivate var description: String {
        switch self {
        case .fields(let ids, let orSubmits):
            ids.joined(separator: ", else ") + (orSubmits ? ", else submit" : "")
        case .submit: "submit"
        case .dismissKeyboard: "hides the keyboard"
        }
    }
}
