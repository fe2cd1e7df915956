/// What stays on one line: a word with the spaces after it.
struct TextPiece: Sendable {
    /// Index of the first character.
    let start: Int
    /// Index after the last character that is not a trailing space.
    let inkEnd: Int
    /// Index after the trailing spaces.
    let end: Int
    /// Advance of `start..<inkEnd`.
    let ink: TextAdvance
    /// Advance of the trailing spaces.
    let spaces: TextAdvance
}

/// Puts pieces on lines, as many on each as fit.
struct LineFiller {
    /// A line: characters `start..<inkEnd` are drawn, `inkEnd..<end` are the spaces it was broken at.
    struct Line {
        var start: Int
        var inkEnd: Int
        var end: Int
        /// Advance of `start..<inkEnd`.
        var ink: TextAdvance
        /// Advance of `start..<end`.
        var all: TextAdvance
        /// Index after the paragraph's text.
        let paragraphEnd: Int
    }

    private let paragraphs: [[TextPiece]]
    /// Advance of each character.
    private let advances: [TextAdvance]
    private let scale: AdvanceScale
    /// Points that a line may take.
    private let available: Double
    private(set) var lines: [Line] = []

    init(
        _ paragraphs: [[TextPiece]], advances: [TextAdvance], _ scale: AdvanceScale, available: Double
    ) {
        self.paragraphs = paragraphs
        self.advances = advances
        self.scale = scale
        self.available = available
        for index in paragraphs.indices { fill(paragraph: index) }
    }

    private mutating func fill(paragraph: Int) {
        let pieces = paragraphs[paragraph]
        let start = pieces.first?.start ?? lines.last?.end ?? 0
        let end = pieces.last?.end ?? start
        openLine(at: start, end)
        for piece in pieces { place(piece, end) }
        if let last = lines.indices.last { keepTrailingSpaces(of: last) }
    }

    private mutating func openLine(at start: Int, _ paragraphEnd: Int) {
        lines.append(
            Line(start: start, inkEnd: start, end: start, ink: .zero, all: .zero, paragraphEnd: paragraphEnd))
    }

    private mutating func place(_ piece: TextPiece, _ paragraphEnd: Int) {
        if !fits(piece.ink), !isLineEmpty { openLine(at: piece.start, paragraphEnd) }
        if fits(piece.ink) {
            extend(to: piece.inkEnd, by: piece.ink)
        } else {
            tear(piece, paragraphEnd)
        }
        hang(to: piece.end, by: piece.spaces)
    }

    /// A word wider than the line: as many characters on each line as fit, at least one.
    private mutating func tear(_ piece: TextPiece, _ paragraphEnd: Int) {
        for index in piece.start..<piece.inkEnd {
            if !fits(advances[index]), !isLineEmpty { openLine(at: index, paragraphEnd) }
            extend(to: index + 1, by: advances[index])
        }
    }

    private var isLineEmpty: Bool {
        guard let line = lines.last else { return true }
        return line.start == line.end
    }

    private func fits(_ advance: TextAdvance) -> Bool {
        scale.points((lines.last?.all ?? .zero) + advance) <= available
    }

    private mutating func extend(to end: Int, by advance: TextAdvance) {
        let last = lines.count - 1
        lines[last].all += advance
        lines[last].ink = lines[last].all
        lines[last].inkEnd = end
        lines[last].end = end
    }

    /// Spaces after a word take no room unless another word follows them on the line.
    private mutating func hang(to end: Int, by advance: TextAdvance) {
        lines[lines.count - 1].end = end
        lines[lines.count - 1].all += advance
    }

    /// No break follows the last line of a paragraph, so its spaces are text, where there is room for them.
    private mutating func keepTrailingSpaces(of index: Int) {
        guard scale.points(lines[index].all) <= available else { return }
        lines[index].inkEnd = lines[index].end
        lines[index].ink = lines[index].all
    }
}
