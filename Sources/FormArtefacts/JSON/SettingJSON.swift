import FormModel
import FormSource

extension Setting where Value: RawRepresentable, Value.RawValue == String {
    /// The value's name in the language.
    var json: JSONText { .string(value.rawValue) }
}

extension Setting<Bool> {
    /// True or false.
    var json: JSONText { .bool(value) }
}

extension Located<String> {
    /// The text as a JSON string.
    var json: JSONText { .string(value) }
}

extension Length {
    /// Points, and the multiple of the system spacing where the spec gives one.
    var json: JSONText {
        let multiple: JSONText? =
            if case .systemSpacing(let multiple) = self { .number(multiple) } else { nil }
        return JSONText.members([("points", .number(inPoints)), ("systemSpacing", multiple)])
    }
}

extension HorizontalInsets {
    /// The length of each side.
    var json: JSONText {
        JSONText.members([("leading", leading.value.json), ("trailing", trailing.value.json)])
    }
}
