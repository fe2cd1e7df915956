/// What stays on one line: a word with the spaces after it.
struct TextPiece: Sendable {
    /// Index of the first character.
    let start: Int
    /// Index after the last character that is not a trailing space.
    let inkEnd: Int
    /// Index after the trailing spaces.
    let end: Int
    /// Advance of `start..<inkEnd` in table units.
    let inkUnits: Int
    /// Advance of `start..<end` in table units.
    let units: Int
}

/// Puts pieces on lines, as many on each as fit.
struct LineFiller {
    /// A line: characters `start..<inkEnd` are drawn, `inkEnd..<end` are the spaces it was broken at.
    struct Line {
        var start: Int
        var inkEnd: Int
        var end: Int
        /// Advance of `start..<inkEnd` in table units.
        var inkUnits: Int
        /// Advance of `start..<end` in table units.
        var units: Int
        /// Index after the paragraph's text.
        let paragraphEnd: Int
    }

    private let paragraphs: [[TextPiece]]
    /// Advance of each character in table units.
    private let units: [Int]
    /// Table units that a line may take.
    private let available: Double
    private(set) var lines: [Line] = []

    init(_ paragraphs: [[TextPiece]], units: [Int], available: Double) {
        self.paragraphs = paragraphs
        self.units = units
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
            Line(start: start, inkEnd: start, end: start, inkUnits: 0, units: 0, paragraphEnd: paragraphEnd))
    }

    private mutating func place(_ piece: TextPiece, _ paragraphEnd: Int) {
        if !fits(piece.inkUnits), !isLineEmpty { openLine(at: piece.start, paragraphEnd) }
        if fits(piece.inkUnits) {
            extend(to: piece.inkEnd, by: piece.inkUnits)
        } else {
            tear(piece, paragraphEnd)
        }
        hang(to: piece.end, by: piece.units - piece.inkUnits)
    }

    /// A word wider than the line: as many characters on each line as fit, at least one.
    private mutating func tear(_ piece: TextPiece, _ paragraphEnd: Int) {
        for index in piece.start..<piece.inkEnd {
            if !fits(units[index]), !isLineEmpty { openLine(at: index, paragraphEnd) }
            extend(to: index + 1, by: units[index])
        }
    }

    private var isLineEmpty: Bool {
        guard let line = lines.last else { return true }
        return line.start == line.end
    }

    private func fits(_ units: Int) -> Bool {
        Double((lines.last?.units ?? 0) + units) <= available
    }

    private mutating func extend(to end: Int, by units: Int) {
        let last = lines.count - 1
        lines[last].units += units
        lines[last].inkUnits = lines[last].units
        lines[last].inkEnd = end
        lines[last].end = end
    }

    /// Spaces after a word take no room unless another word follows them on the line.
    private mutating func hang(to end: Int, by units: Int) {
        lines[lines.count - 1].end = end
        lines[lines.count - 1].units += units
    }

    /// No break follows the last line of a paragraph, so its spaces are text, where there is room for them.
    private mutating func keepTrailingSpaces(of index: Int) {
        guard Double(lines[index].units) <= available else { return }
        lines[index].inkEnd = lines[index].end
        lines[index].inkUnits = lines[index].units
    }
}
