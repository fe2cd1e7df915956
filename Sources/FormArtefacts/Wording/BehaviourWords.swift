import FormDiagnostics
import FormModel

extension Action {
    var words: String {
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

extension Visibility {
    /// When the element shows.
    var words: String {
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
    var words: String {
        switch self {
        case .reserve: "keeps its place while hidden"
        case .collapse: "gives its place away while hidden"
        }
    }
}

extension KeyboardBehaviour.Avoidance {
    var words: String {
        switch self {
        case .scroll: "the form scrolls above the keyboard"
        case .moveHalf: "the form's centre moves up by half the keyboard's height"
        case .none: "nothing moves"
        }
    }
}

extension Enablement {
    var words: String {
        switch self {
        case .always: "always"
        case .whenValid: "while every field is valid"
        case .whenFilled: "while no required field is empty"
        }
    }
}

extension CheckTime {
    var words: String {
        switch self {
        case .onChange: "on every change"
        case .onBlur: "when the field is left"
        case .onSubmit: "on submit"
        }
    }
}

/// What the return keys of a form's fields do.
struct ReturnKeys {
    private let next: [String: String]

    init(_ form: Form) {
        let ids = form.fields.map(\.element.id.value)
        next = Dictionary(zip(ids, ids.dropFirst())) { first, _ in first }
    }

    /// For example `next → password`.
    func words(of element: Element, _ field: Field) -> String {
        let key = field.traits.returnKey.value
        guard field.traits.keyboard.value.hasReturnKey else { return "none on this keyboard" }
        return "\(key.rawValue) → \(target(of: element, key).words)"
    }

    /// Whether the field's return key submits the form.
    func submits(_ element: Element, _ field: Field) -> Bool {
        let key = field.traits.returnKey.value
        return field.traits.keyboard.value.hasReturnKey && target(of: element, key) == .submit
    }

    /// Next walks to the field that follows; the last field's key submits; Done hides the keyboard.
    func target(of element: Element, _ key: ReturnKey) -> Target {
        if key == .done { return .dismissKeyboard }
        let walks = key == .next || key == .continue || key == .default
        return (walks ? next[element.id.value] : nil).map(Target.field) ?? .submit
    }

    /// What a return key does.
    enum Target: Equatable {
        case field(String), submit, dismissKeyboard

        var words: String {
            switch self {
            case .field(let id): id
            case .submit: "submit"
            case .dismissKeyboard: "hides the keyboard"
            }
        }
    }
}
