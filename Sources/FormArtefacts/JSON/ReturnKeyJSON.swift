import FormModel
import FormSource

extension ReturnKeys {
    /// The key and what it does: `{"key": "next", "focuses": "password"}`; nil where the keyboard has none.
    func json(of element: Element, _ field: Field) -> JSONText? {
        target(of: element, field).map { target in
            .members([("key", field.traits.returnKey.json), target.member])
        }
    }
}

extension ReturnKeys.Target {
    fileprivate var member: (String, JSONText?) {
        switch self {
        case .field(let id): ("focuses", .string(id))
        case .submit: ("submits", .bool(true))
        case .dismissKeyboard: ("hidesKeyboard", .bool(true))
        }
    }
}
