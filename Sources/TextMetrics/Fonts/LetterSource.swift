/// The font that a letter is set in, as far as widths can tell, and how well its width is known.
enum LetterSource: Sendable {
    /// San Francisco.
    case systemFont
    /// Fonts whose letters are all one em wide: ideographs and kana.
    case fullWidth
    /// Syllables of Apple SD Gothic Neo, measured in Noto Sans CJK.
    case hangul
    /// Hebrew, Arabic, Devanagari and Thai, measured in Noto Sans.
    case otherScript
    /// Symbols and emoji.
    case symbols
    /// A script that no table has.
    case unknown

    /// The part of its width by which a letter may be wider or narrower.
    var error: Double {
        switch self {
        case .systemFont: Self.systemFontError
        case .fullWidth: 0
        case .hangul: 0.08
        case .otherScript: 0.15
        case .symbols: 0.25
        case .unknown: 0.5
        }
    }

    /// Whether the width is a guess: no stored frame and no word of Apple's stands behind it.
    var isGuess: Bool {
        switch self {
        case .systemFont, .fullWidth: false
        case .hangul, .otherScript, .symbols, .unknown: true
        }
    }

    /// Nearly all labels of `LabelSizeTests` are within it.
    static let systemFontError = 0.025
}
