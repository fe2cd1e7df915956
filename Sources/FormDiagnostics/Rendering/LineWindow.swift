import FormSource

/// The part of a line that is shown, and the cells at which its characters stand.
struct LineWindow {
    /// Cells shown of a line; what is longer is cut around the mark.
    static let width = 120
    /// Cells shown before the mark of a cut line.
    private static let lead = 40
    /// Cells of a tab.
    private static let tabWidth = 4
    /// Bytes looked at on either side of a mark: enough for the cells of most scripts.
    private static let reach = 480

    /// What is printed: tabs as spaces, control characters as stand-ins, `…` where it is cut.
    private(set) var text = ""
    /// UTF-8 offset and first cell of each character shown, then of the end.
    private var stops: [(offset: Int, cell: Int)] = []

    init(source: SourceFile, line: Range<Int>, focus: Span?) {
        let range = Self.bytesNear(focus, source.utf8, line)
        let characters = Self.characters(source.utf8, range)
        let shown = Self.shown(characters, focus, startsLate: range.lowerBound > line.lowerBound)
        let isCutBefore = range.lowerBound > line.lowerBound || shown.lowerBound > 0
        let isCutAfter = range.upperBound < line.upperBound || shown.upperBound < characters.count
        if isCutBefore { text = "…" }
        var cell = isCutBefore ? 1 : 0
        for character in characters[shown] {
            stops.append((character.offset, cell))
            text += character.text
            cell += character.width
        }
        stops.append(
            (
                shown.upperBound < characters.count ? characters[shown.upperBound].offset : range.upperBound,
                cell
            ))
        if isCutAfter { text += "…" }
    }

    /// The cells that a span covers, widened to whole characters and cut to what is shown.
    func cells(of span: Span) -> Range<Int> {
        let lower = stops.last { $0.offset <= span.lower }?.cell ?? stops.first?.cell ?? 0
        if span.isEmpty { return lower..<lower }
        let upper = stops.first { $0.offset >= span.upper }?.cell ?? stops.last?.cell ?? lower
        return lower..<max(lower, upper)
    }

    // MARK: Measuring

    private struct Shown {
        var offset: Int
        var text: String
        var width: Int
    }

    /// The bytes around the focus, cut between scalars.
    private static func bytesNear(_ focus: Span?, _ bytes: [UInt8], _ line: Range<Int>) -> Range<Int> {
        let center = min(max(focus?.lower ?? line.lowerBound, line.lowerBound), line.upperBound)
        var lower = max(line.lowerBound, center - reach)
        var upper = min(line.upperBound, center + reach)
        while lower > line.lowerBound, bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
        while upper < line.upperBound, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
        return lower..<upper
    }

    private static func characters(_ bytes: [UInt8], _ range: Range<Int>) -> [Shown] {
        var offset = range.lowerBound
        return String(decoding: bytes[range], as: UTF8.self).map { character in
            defer { offset += character.utf8.count }
            return shown(character, at: offset)
        }
    }

    private static func shown(_ character: Character, at offset: Int) -> Shown {
        if character == "\t" {
            return Shown(offset: offset, text: String(repeating: " ", count: tabWidth), width: tabWidth)
        }
        let scalars = character.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first, let stand = SafeText.replacement(scalar) {
            return Shown(offset: offset, text: stand, width: 1)
        }
        return Shown(offset: offset, text: String(character), width: displayWidth(character))
    }

    /// Which characters fit, some of them before the focus.
    private static func shown(_ characters: [Shown], _ focus: Span?, startsLate: Bool) -> Range<Int> {
        let total = characters.reduce(0) { $0 + $1.width }
        if total <= width, !startsLate { return 0..<characters.count }
        var start = characters.lastIndex { $0.offset <= focus?.lower ?? 0 } ?? 0
        var before = 0
        while start > 0, before + characters[start - 1].width <= lead {
            start -= 1
            before += characters[start].width
        }
        var end = start
        var cells = 0
        while end < characters.count, cells + characters[end].width <= width {
            cells += characters[end].width
            end += 1
        }
        return start..<end
    }
}
