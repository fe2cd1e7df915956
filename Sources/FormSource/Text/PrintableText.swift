/// The text with every character escaped that could steer a terminal or cannot be seen, so that what comes from outside
/// is shown as it is: `\u{1b}`.
package func printable(_ text: String) -> String { printable(text, escaping: isInvisible) }

/// The same of bytes, of which those that are not UTF-8 are written `\xff`.
package func printable(bytes: [UInt8]) -> String { printable(readable(bytes: bytes)) }

/// Bytes as a text, in which those that are not UTF-8 are written `\xff`.
package func readable(bytes: [UInt8]) -> String {
    var result = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var index = 0
    while true {
        switch parser.parseScalar(from: &rest) {
        case .valid(let encoded):
            result.unicodeScalars.append(Unicode.UTF8.decode(encoded))
            index += encoded.count
        case .error(let length):
            for byte in bytes[index..<(index + length)] { result += "\\x" + String(byte, radix: 16) }
            index += length
        case .emptyInput:
            return result
        }
    }
}

/// A text of a form in one line, where joiners and marks of direction stay: words of Persian and emoji need them.
package func printableText(_ text: String) -> String { printable(text, escaping: isHarmful) }

/// A line of a file: as a text of a form, and tabs stay.
package func printableLine(_ text: String) -> String {
    printable(text) { $0 != "\t" && isHarmful($0) }
}

private func printable(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
        if isEscaped(scalar) {
            result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    isHarmful(scalar) || scalar.properties.generalCategory == .format
}

/// Whether the scalar steers a terminal, breaks the line, hides (the byte order mark) or turns the text that follows around.
private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0xFEFF, 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
}
