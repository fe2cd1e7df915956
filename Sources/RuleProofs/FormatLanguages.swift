package import FormModel
package import FormPatterns

extension Format {
    /// The texts of the format: the same that ``Format/accepts(_:)`` takes, in the terms that can be decided.
    package var language: Language {
        switch self {
        case .email: FormatLanguages.email
        case .url: FormatLanguages.url
        case .phone: FormatLanguages.phone
        case .digits: .only(FormatLanguages.digits)
        case .alphanumeric: .only(FormatLanguages.alphanumeric)
        }
    }
}

private enum FormatLanguages {
    static let digits = ScalarSet("0"..."9")
    static let alphanumeric = digits.union(ScalarSet("a"..."z")).union(ScalarSet("A"..."Z"))

    /// The "valid e-mail address" of the WHATWG HTML standard.
    static let email: Language = {
        let local = alphanumeric.union(ScalarSet(".!#$%&'*+/=?^_`{|}~-"))
        return .sequence([
            .repeated(.scalar(local), minimum: 1, maximum: nil), .text("@"), label,
            .repeated(.sequence([.text("."), label]), minimum: 0, maximum: nil),
        ])
    }()

    /// A label of a domain name: at most 63 letters, digits and inner hyphens (RFC 1034).
    private static let label: Language = {
        let end = Language.scalar(alphanumeric)
        let inner = Language.scalar(alphanumeric.union(ScalarSet("-")))
        return .sequence([
            end,
            .repeated(
                .sequence([.repeated(inner, minimum: 0, maximum: 61), end]), minimum: 0, maximum: 1),
        ])
    }()

    /// An absolute `http` or `https` URL with a host and without blanks and controls.
    static let url: Language = {
        let scheme = Language.sequence(
            "http".map(anyCase) + [.repeated(anyCase("s"), minimum: 0, maximum: 1), .text("://")])
        let rest = ScalarSet.whiteSpace.union(ScalarSet([0x00...0x1F])).complement
        return .sequence([scheme, .scalar(rest.subtracting(ScalarSet("/?#"))), .only(rest)])
    }()

    private static func anyCase(_ letter: Character) -> Language {
        .scalar(ScalarSet(letter.lowercased() + letter.uppercased()))
    }

    /// 7 to 15 digits (ITU-T E.164) with an optional leading plus, and blanks, hyphens and parentheses between.
    static let phone: Language = .sequence([
        .repeated(.text("+"), minimum: 0, maximum: 1),
        .allOf([
            .only(digits.union(ScalarSet(" -()"))), .atLeast(7, digits), .not(.atLeast(16, digits)),
        ]),
    ])
}
