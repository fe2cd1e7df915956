import FormModel
import FormSource

extension VisibilityCondition {
    /// When the element shows; nil is always.
    var json: JSONText? {
        switch self {
        case .always: nil
        case .never: Self.json("never")
        case .states(let states): Self.json("states", ("states", .array(states.map { .string($0.rawValue) })))
        case .notEmpty(let field): Self.json("notEmpty", ("field", .string(field)))
        case .empty(let field): Self.json("empty", ("field", .string(field)))
        case .invalid(let field): Self.json("invalid", ("field", .string(field)))
        case .valid(let field): Self.json("valid", ("field", .string(field)))
        case .hasMessage: Self.json("hasMessage")
        }
    }

    private static func json(_ name: String, _ details: (String, JSONText?)...) -> JSONText {
        JSONText.members([("when", .string(name))] + details)
    }
}

extension KeyboardBehavior {
    /// What happens when the keyboard shows, and what hides it.
    var json: JSONText {
        JSONText.members([
            ("avoidance", avoidance.json), ("hidesOnTapOutside", .flag(dismissOnTapOutside.value)),
            ("hidesOnDrag", .flag(dismissOnDrag.value)),
        ])
    }
}
