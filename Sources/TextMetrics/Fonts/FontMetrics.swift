/// How wide and how high system text is.
///
/// Widths are those of Inter, an open font near to San Francisco, which is not open (see
/// `scripts/generate-font-widths.py`); other scripts come from Noto Sans. Kerning, ligatures, the system
/// font's size-dependent tracking and the joining of Arabic (a letter has the mean width of its forms) are
/// left out, so a width is an estimate within a few per cent. Heights are those of San Francisco itself.
package struct FontMetrics: Sendable {
    private let advances: [UInt16]

    /// Metrics of the system font in a weight.
    package init(weight: MeasuredWeight = .regular) {
        advances = FontWidthTable.advances(weight)
    }

    // MARK: Widths

    /// Table units in one em (2816, those of Inter): what `unitAdvance` counts.
    static let unitsPerEm = FontWidthTable.unitsPerEm

    /// The advance of one user-perceived character in `unitsPerEm`-ths of an em, independent of the size.
    /// An emoji sequence (flag, family, skin tone) is one em; otherwise the advances of the scalars add up.
    package func unitAdvance(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        var rest = scalars.makeIterator()
        guard let first = rest.next() else { return 0 }
        guard rest.next() != nil else { return FontWidthTable.advance(of: first, in: advances) }
        if Self.isEmojiSequence(scalars) { return Self.unitsPerEm }
        return scalars.reduce(0) { $0 + FontWidthTable.advance(of: $1, in: advances) }
    }

    /// The advance of a character in points at a font size in points.
    package func advance(of character: Character, size: Double) -> Double {
        Self.points(unitAdvance(of: character), size: size)
    }

    /// The advance of a text in points, on one line, at a font size in points. Not rounded.
    package func advance(of text: String, size: Double) -> Double {
        Self.points(text.reduce(0) { $0 + unitAdvance(of: $1) }, size: size)
    }

    /// Table units at a font size, in points.
    static func points(_ units: Int, size: Double) -> Double {
        Double(units) * size / Double(unitsPerEm)
    }

    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            switch scalar.value {
            case 0xFE0F, 0x200D, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
            default: false
            }
        }
    }

    // MARK: Heights

    /// San Francisco's ascender as a part of the point size (`hhea` 1950 of 2048).
    static let ascenderRatio = 0.9521484375

    /// San Francisco's line height as a part of the point size: ascender plus descender (494 of 2048), no
    /// leading. Measured on labels of public Interface Builder files, where it explains every height.
    static let lineHeightRatio = 1.193359375

    /// The line height at a font size, in points, not rounded.
    package static func lineHeight(size: Double) -> Double { lineHeightRatio * size }

    /// The height of a one-line label in points: the line height rounded up to a device pixel at a scale (2,
    /// 3).
    package static func lineHeight(size: Double, scale: Double) -> Double {
        Pixel.roundUp(lineHeight(size: size), scale: scale)
    }

    /// Distance from a line's top to its baseline, in points, not rounded.
    package static func ascender(size: Double) -> Double { ascenderRatio * size }

    /// Distance from a line's baseline to its bottom, in points, not rounded.
    package static func descender(size: Double) -> Double { (lineHeightRatio - ascenderRatio) * size }
}
