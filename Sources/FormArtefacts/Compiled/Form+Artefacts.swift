import FormModel
import FormSource

extension LoginForm {
    /// The tag of the language that the spec's own texts are in; empty where the spec names none.
    var baseTag: String { locales.first?.tag ?? "" }

    /// Whether an id is that of a toggle.
    func isToggle(_ id: String) -> Bool { toggles.contains { $0.element.id.value == id } }
}
