import FormDiagnostics
import FormModel

extension ReturnKeys {
    /// The key and what it does: `{"key": "next", "focuses": "password"}`; nil where the keyboard has none.
    func json(of element: Element, _ field: Field) -> JSONText? {
        guard field.traits.keyboard.value.hasReturnKey else { return nil }
        let key = field.traits.returnKey.value
        return .members([("key", .string(key.rawValue)), target(of: element, key).member])
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
