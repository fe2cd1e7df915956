import Testing
import TextMetrics

@Suite("Text in lines")
struct TextLayoutTests {
    private func lines(_ text: String, _ width: Double, size: Double = 10, limit: Int = 0) -> [String] {
        layoutText(text, width: width, size: size, lineLimit: limit, scale: 2).lines
    }

    private func width(_ text: String, size: Double = 10) -> Double {
        FontMetrics(weight: .regular).advance(of: text, size: size)
    }

    @Test func breaksAtSpaces() {
        #expect(lines("one two three", width("one two")) == ["one two", "three"])
        #expect(lines("one two three", width("one two") - 0.1) == ["one", "two", "three"])
        #expect(lines("one   two", width("one two")) == ["one", "two"])
    }

    @Test func noBreakAtNoBreakSpace() {
        #expect(lines("a one\u{A0}two", width("one\u{A0}two")) == ["a", "one\u{A0}two"])
    }

    @Test func breaksAfterHyphens() {
        #expect(lines("sign-in again", width("again")) == ["sign-", "in", "again"])
        #expect(lines("from 1–2", width("from 1–")) == ["from", "1–2"])
    }

    @Test func breaksAtExplicitLineEnds() {
        #expect(lines("one\ntwo\r\nthree", 1000) == ["one", "two", "three"])
        #expect(lines("one\n\ntwo\n", 1000) == ["one", "", "two", ""])
    }

    @Test func tearsAWordThatIsWiderThanTheLine() {
        #expect(lines("a mmmmm i", width("mm")) == ["a", "mm", "mm", "m i"])
        #expect(lines("mm", 0) == ["m", "m"])
    }

    @Test func breaksBetweenIdeographsKanaAndHangul() {
        #expect(lines("漢字かな", 20) == ["漢字", "かな"])
        #expect(lines("비밀번호", 30) == ["비밀번", "호"])
    }

    @Test func noLineBeginsWithAStopOrEndsWithABracket() {
        #expect(lines("入力する。次", 40) == ["入力す", "る。次"])
        #expect(lines("確認「はい」", 30) == ["確認", "「は", "い」"])
        #expect(lines("パスワード", 30) == ["パス", "ワード"])
    }

    @Test func spacesAtALineEndTakeNoRoom() {
        let layout = layoutText("two won", width: width("won"), size: 10, scale: 2)
        #expect(layout.lines == ["two", "won"])
        #expect(layout.width == Pixel.roundUp(width("won"), scale: 2))
    }

    @Test func spacesAtTheEndOfTheTextCountWhereTheyFit() {
        let layout = layoutText("one ", width: nil, size: 10, scale: 2)
        #expect(layout.lines == ["one "])
        #expect(layout.width == Pixel.roundUp(width("one "), scale: 2))
    }

    @Test func emptyTextIsNothing() {
        let layout = layoutText("", width: 100, size: 17, scale: 2)
        #expect(layout.lines.isEmpty && layout.width == 0 && layout.height == 0 && !layout.isTruncated)
        #expect(layoutText(" ", width: 100, size: 17, scale: 2).height == 20.5)
    }

    @Test func heightIsThatOfTheLinesRoundedOnce() {
        #expect(layoutText("a\nb\nc", width: nil, size: 17, scale: 2).height == 61)  // 3 × 20.287 = 60.86
        #expect(layoutText("a\nb", width: nil, size: 36, scale: 2).height == 86)  // 2 × 42.961 = 85.92
    }

    @Test func textFitsItsOwnWidth() {
        for size in stride(from: 11.0, through: 53, by: 1) {
            let text = "Incorrect username / password"
            let natural = layoutText(text, width: nil, size: size, scale: 3)
            #expect(layoutText(text, width: natural.width, size: size, scale: 3).lines == [text])
        }
    }

    @Test func cutsOffAtTheLineLimit() {
        let text = "Forgot your password?"
        let layout = layoutText(text, width: 60, size: 10, lineLimit: 1, scale: 2)
        #expect(layout.isTruncated)
        #expect(layout.lines.count == 1 && layout.lines[0].hasSuffix("…"))
        #expect(layout.width <= 60)
        #expect(abs(layout.overflow - (width(text) - 60)) < 0.01)
        #expect(layout.naturalWidth == Pixel.roundUp(width(text), scale: 2))
        #expect(layout.height == 12)
    }

    @Test func overflowOfTheLastOfSeveralLines() {
        let layout = layoutText("one two three", width: width("one two"), size: 10, lineLimit: 2, scale: 2)
        #expect(!layout.isTruncated && layout.overflow == 0)
        let cut = layoutText("one two three four", width: width("one two"), size: 10, lineLimit: 2, scale: 2)
        #expect(cut.lines[0] == "one two" && cut.lines[1].hasSuffix("…"))
        #expect(abs(cut.overflow - (width("three four") - width("one two"))) < 0.01)
    }
}

private func layoutText(
    _ text: String, width: Double?, size: Double, weight: MeasuredWeight = .regular, lineLimit: Int = 0,
    scale: Double
) -> TextLayout {
    MeasuredText(text, weight: weight).layout(width: width, size: size, lineLimit: lineLimit, scale: scale)
}
