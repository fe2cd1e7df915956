/// A text with its advances and its break opportunities, independent of size and width: measure once, set
/// many times (the devices and text sizes of the check matrix). A class, because every cell passes it on.
package final class MeasuredText: Sendable {
    let characters: [Character]
    /// Advance of each character.
    let advances: [TextAdvance]
    /// The pieces of each paragraph; an empty paragraph has none.
    let paragraphs: [[TextPiece]]
    /// Advance of each paragraph.
    private let paragraphAdvances: [TextAdvance]
    /// Advance of the ellipsis.
    let ellipsis: TextAdvance
    /// Whether letters of the text reach higher or lower than those of the system font.
    let isTall: Bool

    /// Measures a text in a weight of the system font. Linear in its length.
    package init(_ text: String, weight: MeasuredWeight = .regular) {
        let metrics = FontMetrics(weight: weight)
        let characters = Array(text)
        let advances = characters.map(metrics.advance(of:))
        self.characters = characters
        self.advances = advances
        ellipsis = metrics.advance(of: "…")
        isTall = text.unicodeScalars.contains(where: TallScripts.contains)
        let ranges = Self.paragraphRanges(characters)
        paragraphs = ranges.map { Self.pieces(characters, advances, in: $0) }
        paragraphAdvances = ranges.map { advances[$0].sum() }
    }

    /// Whether there is nothing to set: such a label is 0 × 0.
    package var isEmpty: Bool { characters.isEmpty }

    /// How many user-perceived characters the text has.
    package var characterCount: Int { characters.count }

    /// The width on as many lines as the text itself has, at a font size in points; rounded up to a device
    /// pixel.
    package func naturalWidth(size: Double, scale: Double) -> Double {
        Pixel.roundUp(naturalPoints(AdvanceScale(size: size)), scale: scale)
    }

    /// The width of the widest paragraph in points, not rounded.
    func naturalPoints(_ scale: AdvanceScale) -> Double {
        paragraphAdvances.reduce(0) { max($0, scale.points($1)) }
    }

    /// The widest of what stays on one line.
    func widestWord(_ scale: AdvanceScale) -> TextAdvance {
        paragraphs.joined().reduce(.zero) { scale.points($0) < scale.points($1.ink) ? $1.ink : $0 }
    }

    private static func paragraphRanges(_ characters: [Character]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for (index, character) in characters.enumerated() where LineBreaking.isLineEnd(character) {
            ranges.append(start..<index)
            start = index + 1
        }
        ranges.append(start..<characters.count)
        return ranges
    }

    private static func pieces(
        _ characters: [Character], _ advances: [TextAdvance], in range: Range<Int>
    ) -> [TextPiece] {
        var pieces: [TextPiece] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let piece = piece(characters, advances, from: start, in: range)
            pieces.append(piece)
            start = piece.end
        }
        return pieces
    }

    /// The piece that begins at an index. Spaces that begin a paragraph belong to its first word.
    private static func piece(
        _ characters: [Character], _ advances: [TextAdvance], from start: Int, in range: Range<Int>
    ) -> TextPiece {
        var inkEnd = start
        if start == range.lowerBound { inkEnd = endOfSpaces(characters, from: start, in: range) }
        inkEnd = endOfWord(characters, from: inkEnd, in: range)
        let end = endOfSpaces(characters, from: inkEnd, in: range)
        return TextPiece(
            start: start, inkEnd: inkEnd, end: end, ink: advances[start..<inkEnd].sum(),
            spaces: advances[inkEnd..<end].sum())
    }

    private static func endOfSpaces(_ characters: [Character], from start: Int, in range: Range<Int>) -> Int {
        var index = start
        while index < range.upperBound, LineBreaking.isSpace(characters[index]) { index += 1 }
        return index
    }

    private static func endOfWord(_ characters: [Character], from start: Int, in range: Range<Int>) -> Int {
        var index = start
        while index < range.upperBound, !LineBreaking.isSpace(characters[index]) {
            index += 1
            guard index < range.upperBound, !LineBreaking.isSpace(characters[index]) else { break }
            if LineBreaking.mayBreak(after: characters[index - 1], before: characters[index]) { break }
        }
        return index
    }
}
