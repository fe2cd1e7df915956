/// Single characters of the text that are hardly meant.
extension Pattern {
    func characterLints() -> [PatternProblem] {
        var result: [PatternProblem] = []
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if let problem = Self.problem(scalar, at: index..<(index + 1)) { result.append(problem) }
        }
        return result
    }

    private static func problem(_ scalar: Unicode.Scalar, at range: Range<Int>) -> PatternProblem? {
        let number = "U+" + hexadecimal(scalar)
        if let plain = smartQuotes[scalar] {
            return PatternProblem(
                .smartQuote, range, "the typographic quote `\(scalar)` (\(number)) is in the pattern",
                help: "Write `\(plain)`, unless you mean the typographic one.",
                replacement: .init(range, plain))
        }
        if isInvisible(scalar) {
            return PatternProblem(
                .invisibleCharacter, range, "the invisible character \(number) is in the pattern",
                help: "Remove it; it came from copying the text.", replacement: .init(range, ""))
        }
        guard scalar.value < 0x20 || scalar.value == 0x7F, !"\t\n\r".unicodeScalars.contains(scalar) else {
            return nil
        }
        return PatternProblem(
            .controlCharacter, range, "the control character \(number) is in the pattern",
            help: escapeLost(scalar), replacement: lostEscapes[scalar].map { .init(range, $0) })
    }

    private static func escapeLost(_ scalar: Unicode.Scalar) -> String {
        guard let escape = lostEscapes[scalar] else {
            return "Remove it, or write it as `\\x{\(hexadecimal(scalar))}`."
        }
        return
            "In double quotes YAML turns `\(escape)` into this character; use single quotes, or write `\\\(escape)`."
    }

    /// What YAML's double quotes make of a regular expression's escapes.
    private static let lostEscapes: [Unicode.Scalar: String] = [
        "\u{08}": "\\b", "\u{07}": "\\a", "\u{1B}": "\\e", "\u{0C}": "\\f", "\u{0B}": "\\v", "\u{00}": "\\0",
    ]

    private static let smartQuotes: [Unicode.Scalar: String] = [
        "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{201A}": "'",
        "\u{201E}": "\"",
        "\u{2032}": "'", "\u{2033}": "\"",
    ]

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF: true
        default: false
        }
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
