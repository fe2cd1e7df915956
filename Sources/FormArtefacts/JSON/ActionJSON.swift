import FormModel
import FormSource

extension Action {
    /// `action` with what it is about: `{"action": "clear", "field": "password"}`.
    var json: JSONText {
        switch self {
        case .submit: Self.json("submit")
        case .logout: Self.json("logout")
        case .clear(let field): Self.json("clear", ("field", field))
        case .reveal(let field): Self.json("reveal", ("field", field))
        case .dismissKeyboard: Self.json("dismissKeyboard")
        case .open(let url): Self.json("open", ("url", url))
        case .show(let screen): Self.json("show", ("screen", screen))
        case .custom(let name): Self.json("custom", ("name", name))
        }
    }

    private static func json(_ name: String, _ object: (key: String, value: String)? = nil) -> JSONText {
        JSONText.members([("action", .string(name))] + (object.map { [($0.key, .string($0.value))] } ?? []))
    }
}
