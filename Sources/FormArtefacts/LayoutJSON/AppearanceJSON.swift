import FormModel
import FormSource

extension Appearance {
    /// The members of an object; what is left to the system is nil.
    var members: JSONText.Members {
        [
            ("font", font?.value.json), ("color", foreground?.value.json),
            ("background", background?.value.json), ("cornerRadius", cornerRadius?.value.json),
            ("border", border?.value.json), ("shadow", shadow?.value.json),
            ("underlined", .flag(underline)),
        ]
    }

    /// An object; nil where everything is left to the system.
    var json: JSONText? {
        members.contains { $0.1 != nil } ? JSONText.members(members) : nil
    }
}

extension Element.ConditionalAppearance {
    /// The appearance with its condition.
    var json: JSONText {
        JSONText.members([("when", .string(condition.rawValue))] + appearance.members)
    }
}

extension FormColor {
    /// The name; the components are in the palette.
    var json: JSONText { .string(name) }

    /// The name with the components.
    var paletteEntry: JSONText {
        JSONText.members([
            ("name", json), ("light", light.map { .string(Self.hexadecimal($0)) }),
            ("dark", dark == light ? nil : dark.map { .string(Self.hexadecimal($0)) }),
        ])
    }
}

extension FormFont {
    /// The text style or the size, with the weight.
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
    /// The color and the width in points.
    var json: JSONText { JSONText.members([("color", color.json), ("width", .number(width))]) }
}

extension Shadow {
    /// The color, then the properties as `CALayer` has them.
    var json: JSONText {
        JSONText.members([
            ("color", color.json), ("opacity", .number(opacity)), ("radius", .number(radius)),
            ("x", .number(x)), ("y", .number(y)),
        ])
    }
}
