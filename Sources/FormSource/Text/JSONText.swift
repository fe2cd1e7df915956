/// A JSON value to be written (RFC 8259). Objects keep the order of their members.
package indirect enum JSONText: Sendable {
    case object([(key: String, value: JSONText)])
    case array([JSONText])
    case string(String)
    case int(Int)
    /// Infinite and undefined numbers, which JSON lacks, are written as `null`.
    case double(Double)
    case bool(Bool)
    case null

    /// A number with at most three decimals, without a fraction where it has none.
    package static func number(_ value: Double) -> JSONText {
        guard value.isFinite, abs(value) < 1e15 else { return .double(value) }
        let thousandths = (value * 1000).rounded()
        return thousandths.truncatingRemainder(dividingBy: 1000) == 0
            ? .int(Int(thousandths / 1000)) : .double(thousandths / 1000)
    }

    /// One line without spaces.
    package var compact: String {
        var output = ""
        write(to: &output, indent: nil)
        return output
    }

    /// Two spaces for each level, no line break at the end.
    package var pretty: String {
        var output = ""
        write(to: &output, indent: 0)
        return output
    }

    private func write(to output: inout String, indent: Int?) {
        switch self {
        case .object(let members):
            Self.write(members, "{", "}", to: &output, indent: indent) { member, output, indent in
                output += Self.quoted(member.key) + (indent == nil ? ":" : ": ")
                member.value.write(to: &output, indent: indent)
            }
        case .array(let items):
            Self.write(items, "[", "]", to: &output, indent: indent) { item, output, indent in
                item.write(to: &output, indent: indent)
            }
        case .string(let text): output += Self.quoted(text)
        case .int(let value): output += String(value)
        case .double(let value): output += value.isFinite ? value.description : "null"
        case .bool(let value): output += value ? "true" : "false"
        case .null: output += "null"
        }
    }

    private static func write<Element>(
        _ elements: [Element], _ open: String, _ close: String, to output: inout String, indent: Int?,
        element: (Element, inout String, Int?) -> Void
    ) {
        output += open
        let inner = indent.map { $0 + 1 }
        for (index, item) in elements.enumerated() {
            if index > 0 { output += "," }
            if let inner { output += "\n" + String(repeating: "  ", count: inner) }
            element(item, &output, inner)
        }
        if let indent, !elements.isEmpty { output += "\n" + String(repeating: "  ", count: indent) }
        output += close
    }

    /// A JSON string. Besides what JSON requires, DEL, C1 controls, the separators U+2028 and U+2029 and U+FEFF are
    /// escaped, which some readers trip over: Foundation on Linux drops a plain U+FEFF. So are bidirectional controls,
    /// which would make a terminal show another text.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{08}": result += "\\b"
            case "\u{0C}": result += "\\f"
            case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{061C}", "\u{200E}", "\u{200F}",
                "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
                result += unicodeEscape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}
