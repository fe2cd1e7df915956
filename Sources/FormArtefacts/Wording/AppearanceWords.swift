import FormModel

// How values of the model are said in the artefacts that people read.

extension Length {
    /// `31pt`, or `3 × system` for a multiple of the system spacing.
    var words: String {
        switch self {
        case .points(let points): Numbers.text(points) + "pt"
        case .systemSpacing(let multiple): Numbers.text(multiple) + " × system"
        }
    }

    /// As the spec writes it: `31pt`, `3`.
    var written: String {
        switch self {
        case .points(let points): Numbers.text(points) + "pt"
        case .systemSpacing(let multiple): Numbers.text(multiple)
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

extension Color {
    var words: String { Escaping.line(name) }

    /// Components for the light and, where they differ, the dark appearance: `#D6D6D6`.
    var components: String? {
        guard let light else { return nil }
        guard let dark, dark != light else { return Color.hexadecimal(light) }
        return "\(Color.hexadecimal(light)), dark \(Color.hexadecimal(dark))"
    }

    /// `#D6D6D6`, with two digits more where it is not opaque.
    static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 8 - digits.count) + digits
        return "#" + (padded.hasSuffix("FF") ? String(padded.dropLast(2)) : padded)
    }
}

extension Font {
    var words: String {
        switch self {
        case .style(let name, let weight): name + (weight.map { " \($0.rawValue)" } ?? "")
        case .fixed(let size, let weight, let family):
            "\(family.map(Escaping.line) ?? "system") \(Numbers.text(size))pt \(weight.rawValue), fixed size"
        }
    }
}

extension Border {
    var words: String { "\(color.words) \(Numbers.text(width))pt" }
}

extension Shadow {
    var words: String {
        "\(color.words), opacity \(Numbers.text(opacity)), radius \(Numbers.text(radius))pt, "
            + "offset \(Numbers.text(x))pt \(Numbers.text(y))pt"
    }
}

extension HorizontalInsets {
    /// One length for both sides, or each.
    var words: String {
        let (leading, trailing) = (leading.value.words, trailing.value.words)
        return leading == trailing ? leading : "leading \(leading), trailing \(trailing)"
    }
}
