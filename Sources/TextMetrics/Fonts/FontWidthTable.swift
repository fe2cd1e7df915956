/// Advance widths by code point. The numbers are generated from open fonts; see
/// `scripts/generate-font-widths.py` for which, their versions and license.
enum FontWidthTable {
    /// A run of code points whose advances stand side by side in each weight's table.
    struct Block {
        let first: UInt32
        let last: UInt32
        /// Index of `first` in the weight's table.
        let offset: Int
        /// The font that these letters are set in.
        let source: LetterSource
    }

    /// The table of a weight, or that of the nearest weight which has one.
    static func advances(_ weight: MeasuredWeight) -> [UInt16] {
        switch weight {
        case .ultraLight, .thin, .light, .regular: regularAdvances
        case .medium: mediumAdvances
        case .semibold: semiboldAdvances
        case .bold, .heavy, .black: boldAdvances
        }
    }

    /// The advance of one scalar in `unitsPerEm`-ths of an em, and the font that it is set in.
    static func advance(
        of scalar: Unicode.Scalar, in advances: [UInt16]
    ) -> (units: Int, source: LetterSource) {
        let code = scalar.value
        // A tab is drawn as a space.
        if code < 0x20 { return (code == 0x09 ? Int(advances[0]) : 0, .systemFont) }
        if code <= blocks[0].last { return (Int(advances[Int(code) - 0x20]), .systemFont) }
        if let block = block(of: code) {
            return (Int(advances[block.offset + Int(code - block.first)]), block.source)
        }
        if hangulSyllables.contains(code) { return (hangulAdvance, .hangul) }
        if isWide(code) { return (unitsPerEm, isPictograph(scalar) ? .symbols : .fullWidth) }
        return isZeroWidth(scalar) ? (0, .systemFont) : (defaultAdvance, .unknown)
    }

    private static let hangulSyllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

    /// Every Hangul syllable of Noto Sans CJK KR (2.004, SIL Open Font License 1.1) is 920 thousandths of an em wide.
    private static let hangulAdvance = 920 * unitsPerEm / 1000

    private static func block(of code: UInt32) -> Block? {
        blocks.first { code <= $0.last }.flatMap { $0.first <= code ? $0 : nil }
    }

    /// Whether a code point outside the blocks takes one em: CJK, kana, hangul, full-width forms, emoji.
    static func isWide(_ code: UInt32) -> Bool {
        var low = 0
        var high = wideRanges.count
        while low < high {
            let middle = (low + high) / 2
            if wideRanges[middle].upperBound < code { low = middle + 1 } else { high = middle }
        }
        return low < wideRanges.count && wideRanges[low].lowerBound <= code
    }

    private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .otherSymbol
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        // Medial and final hangul jamo are drawn inside the cell of the initial one.
        if (0x1160...0x11FF).contains(scalar.value) { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
            return true
        default: return false
        }
    }
}
