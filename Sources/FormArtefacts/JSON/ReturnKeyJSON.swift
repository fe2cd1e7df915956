import FormModel
import FormSource

extension ReturnKeys {
    /// The key and what it does: `{"key": "next", "focuses": "password"}`; nil where the keyboard has none.
    func json(of element: Element, _ field: Field) -> JSONText? {
        target(of: element).map { .members([("key", field.traits.returnKey.json)] + $0.members) }
    }
}

extension ReturnKeys.Target {
    fileprivate var members: JSONText.Members {
        switch self {
        case .fields(let ids, let orSubmits):
            [
                ("focuses", ids.first.map(JSONText.string)),
                ("otherwise", ids.count > 1 ? .array(ids.dropFirst().map(JSONText.string)) : nil),
                ("submits", .flag(orSubmits)),
            ]
        case .submit: [("submits", .bool(true))]
        case .dismissKeyboard: [("hidesKeyboard", .bool(true))]
        }
    }
}
