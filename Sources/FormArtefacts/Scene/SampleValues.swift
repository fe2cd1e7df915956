import FormModel
import FormSource

/// What pictures have in fields: the stub's value, the field's own accepted example, or a text for its role.
struct SampleValues {
    private let elementStates: ElementStates
    private let stub: [String: String]

    init(_ form: Form, _ elementStates: ElementStates) {
        self.elementStates = elementStates
        let values = form.submission.stub.map { ($0.field.value, $0.value.value) }
        stub = Dictionary(values) { first, _ in first }
    }

    /// The typed text of a field in a state; nil while it is empty.
    func value(of element: Element, _ field: Field, in state: FormState) -> String? {
        if let initial = field.initialValue?.value { return initial }
        guard elementStates.isFilled(element.id.value, in: state) else { return nil }
        let mistake = state == .invalid ? elementStates.invalidValue(of: element.id.value) : nil
        return mistake ?? validValue(of: element, field)
    }

    private func validValue(of element: Element, _ field: Field) -> String {
        stub[element.id.value] ?? field.examples.accept.first?.value ?? field.role.value.traits.sample
    }
}
