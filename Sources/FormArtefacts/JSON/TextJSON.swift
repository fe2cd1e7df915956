import FormModel
import FormSource

extension LocalizedText {
    /// An object from language to string, the base language first.
    func json(base: String) -> JSONText {
        .object(
            [(key: base, value: .string(self.base.value))]
                + translations.map { (key: $0.locale, value: .string($0.string.value)) })
    }
}
