/// How wide a text is, apart from its size: the advances of its letters, and how many letters tracking goes with.
package struct TextAdvance: Sendable, Hashable {
    /// The sum of the advances in `FontMetrics.unitsPerEm`-ths of an em.
    package var units: Int
    /// The number of letters of the system font.
    package var letters: Int
    /// The most by which `units` may be too small or too large.
    package var doubt: Double

    /// The advance of nothing.
    package static let zero = TextAdvance(units: 0, letters: 0, doubt: 0)

    /// The advance of two texts, one after the other.
    package static func + (left: TextAdvance, right: TextAdvance) -> TextAdvance {
        TextAdvance(
            units: left.units + right.units, letters: left.letters + right.letters,
            doubt: left.doubt + right.doubt)
    }

    /// Puts a text behind this one.
    package static func += (left: inout TextAdvance, right: TextAdvance) { left = left + right }

    /// The advance of a text without its end.
    static func - (left: TextAdvance, right: TextAdvance) -> TextAdvance {
        TextAdvance(
            units: left.units - right.units, letters: left.letters - right.letters,
            doubt: left.doubt - right.doubt)
    }
}

extension Sequence<TextAdvance> {
    /// The advance of all of them, one after the other.
    func sum() -> TextAdvance { reduce(.zero, +) }
}
