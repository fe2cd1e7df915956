/// What UIKit's `UITextInputPasswordRules` descriptor says to a generator of passwords.
package struct PasswordRules: Sendable, Hashable {
    /// The sets of which a password has at least one character each; what is required is also allowed.
    package var required: [ScalarSet]
    /// What else may occur. With nothing required and nothing allowed, printable ASCII is.
    package var allowed: ScalarSet?
    /// The longest run of one character.
    package var maxConsecutive: Int?
    /// The bound in characters.
    package var minLength: Int?
    /// The bound in characters.
    package var maxLength: Int?

    package init(
        required: [ScalarSet] = [], allowed: ScalarSet? = nil, maxConsecutive: Int? = nil,
        minLength: Int? = nil, maxLength: Int? = nil
    ) {
        self.required = required
        self.allowed = allowed
        self.maxConsecutive = maxConsecutive
        self.minLength = minLength
        self.maxLength = maxLength
    }

    /// Every character that a generated password may have.
    package var characters: ScalarSet {
        if required.isEmpty, allowed == nil { return PasswordClass.asciiPrintable.scalars }
        return required.reduce(allowed ?? ScalarSet()) { $0.union($1) }
    }

    /// The passwords that a generator may make. Runs of one character are not bounded here, which adds
    /// passwords and takes none away: what holds for the language holds for the descriptor.
    package var language: Language {
        .allOf(
            [.only(characters), .length(minimum: minLength ?? 0, maximum: maxLength)]
                + required.map { .atLeast(1, $0) })
    }
}

/// The classes of characters that a descriptor has names for.
package enum PasswordClass: String, Sendable, CaseIterable {
    case upper, lower, digit, special
    case asciiPrintable = "ascii-printable"
    case unicode

    /// `special` is ASCII's punctuation and the space.
    package var scalars: ScalarSet {
        switch self {
        case .upper: ScalarSet("A"..."Z")
        case .lower: ScalarSet("a"..."z")
        case .digit: ScalarSet("0"..."9")
        case .special: ScalarSet([0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E])
        case .asciiPrintable: ScalarSet(" "..."~")
        case .unicode: .all
        }
    }
}
