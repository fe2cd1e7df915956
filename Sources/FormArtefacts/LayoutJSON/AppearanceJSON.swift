import FormDiagnostics
import FormModel

extension Appearance {
    /// What is left to the system is left out.
    var members: JSONText.Members {
        [
            ("font", font?.value.json), ("color", foreground?.value.json),
            ("background", background?.value.json), ("cornerRadius", cornerRadius?.value.json),
            ("border", border?.value.json), ("shadow", shadow?.value.json),
            ("underlined", .flag(underline)),
        ]
    }

    /// Nil where everything is left to the system.
    var json: JSONText? {
        members.contains { $0.1 != nil } ? JSONText.members(members) : nil
    }
}

extension Element.ConditionalAppearance {
    var json: JSONText {
        JSONText.members([("when", .string(condition.rawValue))] + appearance.members)
    }
}

extension Color {
    /// By name: its components stand in the palette.
    var json: JSONText { .string(name) }

    var paletteEntry: JSONText {
        JSONText.members([
            ("name", json), ("light", light.map { .string(Self.hexadecimal($0)) }),
            ("dark", dark == light ? nil : dark.map { .string(Self.hexadecimal($0)) }),
        ])
    }
}

extension Font {
    var json: JSONText {
        switch self {
        case .style(let name, let weight):
            JSONText.members([("style", .string(name)), ("weight", weight.map { .string($0.rawValue) })])
        case .fixed(let size, let weight, let family):
            JSONText.members([
                ("family", family.map(JSONText.string)), ("size", .number(size)),
                ("weight", .string(weight.rawValue)),
            ])
        }
    }
}

extension Border {
    var json: JSONText { JSONText.members([("color", color.json), ("width", .number(width))]) }
}

extension Shadow {
    var json: JSONText {
        JSONText.members([
            ("color", color.json), ("opacity", .number(opacity)), ("radius", .number(radius)),
            ("x", .number(x)), ("y", .number(y)),
        ])
    }
}
