import FormModel

// Lengths, colors and fonts as the artefacts that people read have them.

extension Length {
    /// `31pt`, or `3 × system` for a multiple of the system spacing.
    var description: String {
        switch self {
        case .points(let points): Numbers.text(points) + "pt"
        case .systemSpacing(let multiple): Numbers.text(multiple) + " × system"
        }
    }

    /// The number without its unit.
    var number: Double {
        switch self {
        case .points(let number), .systemSpacing(let number): number
        }
    }

    /// The same length without its sign.
    var magnitude: Length {
        switch self {
        case .points(let points): .points(abs(points))
        case .systemSpacing(let multiple): .systemSpacing(abs(multiple))
        }
    }
}

extension FormColor {
    /// The name, made fit for a line.
    var description: String { Escaping.line(name) }

    /// Components for the light and, where they differ, the dark appearance: `#D6D6D6`.
    var components: String? {
        guard let light else { return nil }
        guard let dark, dark != light else { return FormColor.hexadecimal(light) }
        return "\(FormColor.hexadecimal(light)), dark \(FormColor.hexadecimal(dark))"
    }
}

extension FormFont {
    /// The text style or the size, with the weight.
    var description: String {
        switch self {
        case .style(let name, let weight): name + (weight.map { " \($0.rawValue)" } ?? "")
        case .fixed(let size, let weight, let family):
            "\(family.map(Escaping.line) ?? "system") \(Numbers.text(size))pt \(weight.rawValue), fixed size"
        }
    }
}

extension Border {
    /// The color and the width.
    var description: String { "\(color.description) \(Numbers.text(width))pt" }
}

extension Shadow {
    /// The color, then the properties as `CALayer` names them.
    var description: String {
        "\(color.description), opacity \(Numbers.text(opacity)), radius \(Numbers.text(radius))pt, "
            + "offset \(Numbers.text(x))pt \(Numbers.text(y))pt"
    }
}

extension HorizontalInsets {
    /// One length for both sides, or each.
    var description: String {
        let (leading, trailing) = (leading.value.description, trailing.value.description)
        return leading == trailing ? leading : "leading \(leading), trailing \(trailing)"
    }
}
