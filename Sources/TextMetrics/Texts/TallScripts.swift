/// Scripts with letters that reach higher or lower than San Francisco's line: of those with width tables Arabic, Devanagari and
/// Thai. Which ones iOS counts is not documented.
enum TallScripts {
    /// Whether a scalar is of such a script.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0600...0x06FF, 0x0900...0x097F, 0x0E00...0x0E7F: true
        default: false
        }
    }
}
