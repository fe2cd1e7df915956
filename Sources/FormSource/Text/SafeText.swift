/// Keeps text of the spec from acting on the terminal.
package enum SafeText {
    /// Control characters, bidirectional controls and invisible spaces become visible stand-ins, line breaks a space.
    package static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for scalar in text.unicodeScalars { result += replacement(scalar) ?? String(Character(scalar)) }
        return result
    }

    /// The stand-in for a scalar that must not be printed as it is; one cell wide.
    package static func replacement(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: " "
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: "\u{FFFD}"
        default: nil
        }
    }
}
