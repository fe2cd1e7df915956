import FormLayout

// How messages print numbers and texts.

/// `12 pt`, `12.5 pt`: points to a tenth.
func points(_ value: Double) -> String { number(value) + " pt" }

/// A number to a tenth, without needless zeros.
func number(_ value: Double) -> String {
    let tenths = wholeNumber(value * 10)
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

/// A number without a fraction where it has none, else with two digits, rounded down.
func decimal(_ value: Double) -> String {
    let hundredths = wholeNumber((value * 100 + 1e-6).rounded(.down))
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return String(whole) }
    return "\(whole)." + (rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
}

/// A text in back-quotes on one line, cut where it is long.
func quoted(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? "`\(line.prefix(38))…`" : "`\(line)`"
}

/// The text with escapes for what cannot be seen, as in Swift.
func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
}

/// Whether nothing of a scalar can be seen, or no more than of a space.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: scalar.properties.isWhitespace && scalar != " "
    }
}
