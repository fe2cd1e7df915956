import FormDiagnostics
import FormModel

extension Setting where Value: RawRepresentable, Value.RawValue == String {
    /// The value's name in the language.
    var json: JSONText { .string(value.rawValue) }
}

extension Setting<Bool> {
    var json: JSONText { .bool(value) }
}

extension Located<String> {
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
    var json: JSONText {
        JSONText.members([("leading", leading.value.json), ("trailing", trailing.value.json)])
    }
}

extension Form {
    /// The tag of the language that the spec's own texts are in; empty where the spec names none.
    var baseTag: String { locales.first?.tag ?? "" }
}
