import FormModel
import FormSource

extension LocalizedText {
    /// The text with its translations under a name, a language to a line.
    func lines(named name: String) -> [String] {
        let base = "\(name): \(Escaping.quoted(base.value))" + (isDefault ? " — default" : "")
        return [base]
            + translations.map {
                "\(name) (\(Escaping.line($0.locale))): \(Escaping.quoted($0.string.value))"
            }
    }
}
