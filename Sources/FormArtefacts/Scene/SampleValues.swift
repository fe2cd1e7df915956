import FormModel
import FormSource

/// What pictures have in fields: the stub's value, the field's own accepted example, or a text for its role.
struct SampleValues {
    private let presenter: StatePresenter
    private let stub: [String: String]

    init(_ form: Form, _ presenter: StatePresenter) {
        self.presenter = presenter
        let values = form.submission.stub.map { ($0.field.value, $0.value.value) }
        stub = Dictionary(values) { first, _ in first }
    }

    /// The typed text of a field in a state; nil while it is empty.
    func value(of element: Element, _ field: Field, in state: FormState) -> String? {
        if let initial = field.initialValue?.value { return initial }
        guard presenter.isFilled(element.id.value, in: state) else { return nil }
        let mistake = state == .invalid ? presenter.invalidValue(of: element.id.value) : nil
        return mistake ?? validValue(of: element, field)
    }

    private func validValue(of element: Element, _ field: Field) -> String {
        stub[element.id.value] ?? field.examples.accept.first?.value ?? field.role.value.traits.sample
    }
}
