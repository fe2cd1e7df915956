/// Text of a spec made fit for one line of an artefact: nothing in it can break the line, reorder it on the screen or
/// hide. The text between is left alone.
enum Escaping {
    /// The text in double quotes; quotes, backslashes and what cannot be seen are escaped as in Swift.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default: result += visible(scalar)
            }
        }
        return result + "\""
    }

    /// The text without quotes: only what cannot be seen is escaped.
    static func line(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += visible($1) }
    }

    /// The scalar, or its escape where it cannot be seen.
    static func visible(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default:
            isInvisible(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
    }

    /// Controls, line and paragraph separators, and the characters that reorder text. Joiners stay: emoji and several
    /// scripts need them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Nearly all of every text; to ask for the properties of each takes longer than all else.
        case 0x20...0x7E: false
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: scalar.properties.isNoncharacterCodePoint
        }
    }
}
