/// Where a line may end: after spaces and hyphens, and between any two characters of which one is an
/// ideograph, kana or hangul. A small part of UAX #14, enough for labels; Thai, which needs a dictionary,
/// breaks at spaces.
enum LineBreaking {
    /// A space at which a line may end; not the no-break ones.
    static func isSpace(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
        default: return false
        }
    }

    /// A character that ends a paragraph: LF, CR, CR LF, NEL, LS, PS.
    static func isLineEnd(_ character: Character) -> Bool { character.isNewline }

    /// Whether a line may end between two characters, neither of which is a space.
    static func mayBreak(after left: Character, before right: Character) -> Bool {
        if isNonStarter(right) || isOpening(left) { return false }
        if isHyphen(left) { return !right.isNumber && !isHyphen(right) }
        return isIdeographic(left) || isIdeographic(right)
    }

    private static func isHyphen(_ character: Character) -> Bool {
        switch character {
        case "-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}": true
        default: false
        }
    }

    /// Ideographs, kana, hangul, full-width forms and emoji: one em wide, and a word of their own.
    static func isIdeographic(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return false }
        return FontWidthTable.isWide(scalar.value)
    }

    /// Closing brackets, stops, small kana and the like, which no line begins with (kinsoku).
    static func isNonStarter(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return nonStarters.contains(scalar)
    }

    /// Opening brackets and quotes, which no line ends with.
    static func isOpening(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return openers.contains(scalar)
    }

    /// JIS X 4051's line-start prohibition as far as labels meet it, with the Latin marks of the same kind.
    private static let nonStarters = Set(
        ("、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】〙〗｠»°′″℃¢％‰‼⁇⁈⁉・ｰ､｡｣"
            + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ,.:;?!)]}%…‥").unicodeScalars)

    private static let openers = Set("‘“（〔［｛〈《「『【〘〖｟«｢([{¿¡".unicodeScalars)
}
