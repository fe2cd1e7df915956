/// How wide and how high system text is.
///
/// San Francisco may not be copied, so a width is made of facts about it: the advances of Inter, an open font near to it (see
/// `scripts/generate-font-widths.py`), what San Francisco's differ by (`SystemFontFit`, read off labels whose sizes Apple's
/// Interface Builder stored), and Apple's tracking by size (`Tracking`). Other scripts are measured in Noto Sans. Kerning,
/// ligatures and the joining of Arabic (a letter has the mean width of its forms) are left out. Heights are those of San
/// Francisco itself.
package struct FontMetrics: Sendable {
    private let advances: [UInt16]
    /// What every letter of the weight is wider by than in the table.
    private let spacing: Int

    /// Metrics of the system font in a weight.
    package init(weight: MeasuredWeight = .regular) {
        advances = FontWidthTable.advances(weight)
        spacing = SystemFontFit.spacing(weight)
    }

    // MARK: Widths

    /// Table units in one em (2816, those of Inter): what advances count.
    static let unitsPerEm = FontWidthTable.unitsPerEm

    /// The advance of one user-perceived character at any size. An emoji sequence (flag, family, skin tone) is one em;
    /// otherwise the advances of the scalars add up.
    package func advance(of character: Character) -> TextAdvance {
        let scalars = character.unicodeScalars
        var rest = scalars.makeIterator()
        guard let first = rest.next() else { return .zero }
        guard rest.next() != nil else { return advance(of: first) }
        if Self.isEmojiSequence(scalars) { return advance(Self.unitsPerEm, .symbols) }
        return scalars.reduce(.zero) { $0 + advance(of: $1) }
    }

    /// The advance of a text in points, on one line, at a font size in points. Not rounded.
    package func advance(of text: String, size: Double) -> Double {
        AdvanceScale(size: size).points(text.reduce(.zero) { $0 + advance(of: $1) })
    }

    private func advance(of scalar: Unicode.Scalar) -> TextAdvance {
        let (units, source) = FontWidthTable.advance(of: scalar, in: advances)
        guard case .systemFont = source, units > 0 else { return advance(units, source) }
        return advance(units + SystemFontFit.difference(of: scalar) + spacing, source, letters: 1)
    }

    private func advance(_ units: Int, _ source: LetterSource, letters: Int = 0) -> TextAdvance {
        TextAdvance(units: units, letters: letters, doubt: Double(units) * source.error)
    }

    /// Whether a text has letters whose widths are guesses.
    package static func isGuessed(_ text: String) -> Bool {
        let table = FontWidthTable.advances(.regular)
        return text.unicodeScalars.contains { FontWidthTable.advance(of: $0, in: table).source.isGuess }
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

    /// The line height of a tall script in the font of a text style, for each point of the font size: Apple says that it is
    /// more ("UILetterformAwareAdjusting"), not how much. This is what the HIG gives Body from line to line, 22 for 17.
    static let tallLineHeightRatio = Figure(22.0 / 17, .guess(error: 0.1))

    /// The line height in points, not rounded, of a text in a tall script or not. Ideographs and kana have the line of the
    /// system font: "the line spaces in UILabel are uniform", whatever their own fonts have (Stack Overflow, "Line spacing in
    /// multi-language layout with Core Text").
    static func lineHeight(size: Double, isTall: Bool) -> Double {
        isTall ? tallLineHeightRatio.points * size : lineHeight(size: size)
    }

    /// The number of points by which a line of a text in a tall script may be higher or lower.
    static func lineHeightError(size: Double, isTall: Bool) -> Double {
        isTall ? tallLineHeightRatio.error * size : 0
    }

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
