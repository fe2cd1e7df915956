extension Format {
    /// Whether a value that is not empty has the format.
    package func accepts(_ value: String) -> Bool {
        switch self {
        case .email: EmailAddress.isValid(value)
        case .url: WebAddress.isValid(value)
        case .phone: PhoneNumber.isValid(value)
        case .digits: value.unicodeScalars.allSatisfy(CharacterSet.Class.digits.contains)
        case .alphanumeric: value.unicodeScalars.allSatisfy(isAlphanumeric)
        }
    }
}

private func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    CharacterSet.Class.letters.contains(scalar) || CharacterSet.Class.digits.contains(scalar)
}

/// The "valid e-mail address" of the WHATWG HTML standard: one `@`; before it letters, digits and
/// ``.!#$%&'*+/=?^_`{|}~-``; after it labels of at most 63 letters, digits and inner hyphens, joined by points.
private enum EmailAddress {
    static func isValid(_ value: String) -> Bool {
        let parts = value.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return parts[0].allSatisfy(isLocal) && labels.allSatisfy(isLabel)
    }

    private static func isLocal(_ scalar: Unicode.Scalar) -> Bool {
        isAlphanumeric(scalar) || ".!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar)
    }

    static func isLabel(_ label: Substring.UnicodeScalarView) -> Bool {
        guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
        return isAlphanumeric(first) && isAlphanumeric(last)
            && label.allSatisfy { isAlphanumeric($0) || $0 == "-" }
    }
}

/// An absolute `http` or `https` URL with a host and without blanks.
private enum WebAddress {
    static func isValid(_ value: String) -> Bool {
        let lowered = value.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lowered.hasPrefix) else { return false }
        let rest = value.unicodeScalars.dropFirst(scheme.unicodeScalars.count)
        let host = rest.prefix { !"/?#".unicodeScalars.contains($0) }
        return !host.isEmpty && !rest.contains { $0.properties.isWhitespace || $0.value < 0x20 }
    }
}

/// 7 to 15 digits (ITU-T E.164) with an optional leading plus, and blanks, hyphens and parentheses between.
private enum PhoneNumber {
    static func isValid(_ value: String) -> Bool {
        let scalars = value.unicodeScalars
        let rest = scalars.first == "+" ? scalars.dropFirst() : scalars[...]
        let digits = rest.filter(CharacterSet.Class.digits.contains)
        return (7...15).contains(digits.count)
            && rest.allSatisfy {
                CharacterSet.Class.digits.contains($0) || " -()".unicodeScalars.contains($0)
            }
    }
}
