import FormBehaviour
import FormModel
import FormSource

/// What the return keys of a form's fields do.
struct ReturnKeys: Sendable {
    /// What a return key does.
    enum Target: Sendable, Hashable {
        /// The focus goes to the first of these fields, by their ids, that is there; where none is and `orSubmits`, the form
        /// is submitted.
        case fields([String], orSubmits: Bool)
        case submit
        case dismissKeyboard
    }

    private let behavior: FormBehavior

    init(_ behavior: FormBehavior) { self.behavior = behavior }

    /// What the return key of a field does; nil on a keyboard that has none.
    func target(of element: Element) -> Target? {
        guard let input = behavior.machine.inputNumbers[element.id.value] else { return nil }
        switch behavior.returnKey(of: input) {
        case .noKey: return nil
        case .dismisses: return .dismissKeyboard
        case .submits: return .submit
        case .focuses(let inputs, let orSubmits):
            return .fields(inputs.map { behavior.machine.inputs[$0].id }, orSubmits: orSubmits)
        }
    }
}
