extension ScalarSet {
    /// The letters of every script, `\p{L}` as ICU knows it.
    package static var letters: ScalarSet { ICUProperties.scalars(ofProperty: "L") }

    /// The decimal digits of every script, `\p{Nd}` as ICU knows it.
    package static var decimalDigits: ScalarSet { ICUProperties.scalars(ofProperty: "Nd") }

    /// Unicode's `White_Space`: 25 scalars, stable since Unicode 4 (UAX 44).
    package static let whiteSpace = ScalarSet([
        0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
        0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
    ])

    /// Scalars that are one user-perceived character each, whatever stands beside them (UAX 29), and that are their
    /// own canonical form (UAX 15): in a text of these, characters and scalars are the same, and so are equality by
    /// scalars and by canonical equivalence.
    package static var singleCharacters: ScalarSet {
        ICUProperties.scalars(
            matching:
                "[[\\p{GCB=XX}\\p{GCB=CN}\\p{GCB=LF}\\p{GCB=LV}\\p{GCB=LVT}]&&[\\p{NFC_QC=Y}]&&[\\P{Cn}]]")
    }
}
