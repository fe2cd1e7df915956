import FormTestSupport
import Testing
import TextMetrics

/// What holds for every text and width, over generated ones with a fixed seed.
@Suite("Wrapping properties")
struct WrappingPropertyTests {
    private static let alphabet: [Character] =
        Array(
            "abcdefghijklmnopqrstuvwxyzABMW0123,.!?()「」。、漢字かなーッ한글é😀ñßдж") + ["-", "–", "\u{A0}", "\n"]

    /// Words with single spaces between them, so that each break swallows exactly one space or none.
    private static func text(_ random: inout SplitMix64) -> String {
        let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            String(
                (0..<Int.random(in: 1...9, using: &random)).map { _ in
                    alphabet.randomElement(using: &random) ?? "a"
                })
        }
        return words.joined(separator: " ")
    }

    private static func cases(_ count: Int) -> [(MeasuredText, String, Double, Double)] {
        var random = SplitMix64(seed: 0xF0_2C)
        return (0..<count).map { _ in
            let text = text(&random)
            let width = Double.random(in: 0...200, using: &random)
            return (MeasuredText(text), text, width, Double(Int.random(in: 8...40, using: &random)))
        }
    }

    @Test func noLineIsWiderThanTheWidthUnlessItIsOneCharacter() {
        for (measured, _, width, size) in Self.cases(3000) {
            for line in measured.layout(width: width, size: size, scale: 2).lines where line.count > 1 {
                let advance = FontMetrics(weight: .regular).advance(of: line, size: size)
                // Marks without a width stay with the only character of a line.
                let visible = line.filter { FontMetrics().advance(of: $0).units > 0 }
                #expect(advance <= width + 0.002 || visible.count <= 1, "\(line) \(width)")
            }
        }
    }

    @Test func linesGiveBackTheText() {
        for (measured, text, width, size) in Self.cases(3000) {
            var rest = Substring(text)
            for line in measured.layout(width: width, size: size, scale: 2).lines {
                #expect(rest.hasPrefix(line), "\(text) \(width)")
                rest = rest.dropFirst(line.count)
                rest = rest.drop { $0 == " " || $0 == "\n" }.count < rest.count ? Self.dropBreak(rest) : rest
            }
            #expect(rest.isEmpty, "\(text)")
        }
    }

    /// Drops what a line break swallows: spaces and at most one line end.
    private static func dropBreak(_ rest: Substring) -> Substring {
        let rest = rest.drop { $0 == " " }
        return rest.first == "\n" ? rest.dropFirst() : rest
    }

    @Test func moreWidthNeverGivesMoreLines() {
        for (measured, text, width, size) in Self.cases(1000) {
            var previous = Int.max
            for step in 0..<12 {
                let count = measured.layout(width: width * Double(step) / 6, size: size, scale: 2).lines.count
                #expect(count <= previous, "\(text) \(width) \(step)")
                previous = count
            }
        }
    }

    @Test func theLineLimitIsKept() {
        for (measured, text, width, size) in Self.cases(1000) {
            let full = measured.layout(width: width, size: size, scale: 2)
            let limited = measured.layout(width: width, size: size, lineLimit: 2, scale: 2)
            #expect(limited.isTruncated == (full.lines.count > 2), "\(text)")
            #expect(limited.lines.count == min(2, full.lines.count))
            if !limited.isTruncated { #expect(limited == full) }
            let extent = measured.extent(width: width, size: size, lineLimit: 2, scale: 2)
            #expect(extent.lineCount == limited.lines.count && extent.height == limited.height)
        }
    }
}
