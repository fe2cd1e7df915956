import FormModel
import FormSource

/// What the return keys of a form's fields do.
struct ReturnKeys: Sendable {
    /// What a return key does.
    enum Target: Sendable, Hashable {
        /// The focus goes to a field, by its id.
        case field(String)
        case submit
        case dismissKeyboard
    }

    private let next: [String: String]

    init(_ form: Form) {
        let ids = form.fields.map(\.element.id.value)
        next = Dictionary(zip(ids, ids.dropFirst())) { first, _ in first }
    }

    /// What the return key of a field does; nil on a keyboard that has none.
    ///
    /// Next goes to the field that follows, and the last field's key submits. Done hides the keyboard.
    func target(of element: Element, _ field: Field) -> Target? {
        let traits = field.traits
        guard traits.keyboard.value.hasReturnKey else { return nil }
        switch traits.returnKey.value {
        case .done: return .dismissKeyboard
        case .next, .continue, .default: return next[element.id.value].map(Target.field) ?? .submit
        default: return .submit
        }
    }

    /// Whether the field's return key submits the form.
    func submits(_ element: Element, _ field: Field) -> Bool { target(of: element, field) == .submit }
}
