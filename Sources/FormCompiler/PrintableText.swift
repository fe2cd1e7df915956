/// The text with its control characters escaped, so that a file's name cannot steer the terminal.
package func printable(_ text: String) -> String { printable(text, escaping: isControl) }

/// A text of a form in one line, where joiners and marks of direction stay: words of Persian and emoji need them.
package func printableText(_ text: String) -> String {
    printable(text) { $0.properties.generalCategory == .control || isDirectionOverride($0) }
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

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        || scalar.value == 0x2028 || scalar.value == 0x2029
}

/// Whether the scalar turns the text that follows around: embeddings, overrides and isolates.
private func isDirectionOverride(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}
