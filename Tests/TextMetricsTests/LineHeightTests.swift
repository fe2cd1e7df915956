import Testing
import TextMetrics

/// Heights of labels in Interface Builder files: the measured rows of the intrinsic-size table.
@Suite("Line heights")
struct LineHeightTests {
    private static let atTwoPixels: [(Double, Double)] = [
        (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5), (20, 24),
        (22, 26.5), (36, 43),
    ]

    @Test(arguments: atTwoPixels)
    func twoPixelsToAPoint(size: Double, height: Double) {
        #expect(FontMetrics.lineHeight(size: size, scale: 2) == height)
    }

    private static let atThreePixels: [(Double, Double)] = [(16, 58), (17, 61), (18, 65), (22, 79)]

    /// 19.33, 20.33, 21.67 and 26.33 points.
    @Test(arguments: atThreePixels)
    func threePixelsToAPoint(size: Double, pixels: Double) {
        #expect(FontMetrics.lineHeight(size: size, scale: 3) == pixels / 3)
    }

    private static let ofStyles: [(TextStyle, Double)] = [
        (.body, 20.5), (.headline, 20.5), (.callout, 19.5), (.subheadline, 18), (.footnote, 16),
        (.caption1, 14.5),
    ]

    @Test(arguments: ofStyles)
    func ofTextStyles(style: TextStyle, height: Double) {
        #expect(FontMetrics.lineHeight(size: style.pointSize(), scale: 2) == height)
    }

    /// "UILetterformAwareAdjusting" of Apple's documentation: taller scripts make the lines of text styles higher, and no
    /// others; ideographs do not.
    @Test func tallScriptsMakeTheLinesOfTextStylesHigher() {
        func height(_ text: String, isTextStyle: Bool) -> Double {
            MeasuredText(text).extent(width: nil, size: 17, isTextStyle: isTextStyle, scale: 2).height
        }
        for text in ["كلمة السر", "पासवर्ड", "รหัสผ่าน"] {
            #expect(height(text, isTextStyle: true) > 20.5)
            #expect(height(text, isTextStyle: false) == 20.5)
        }
        #expect(height("密码 パスワード 비밀번호", isTextStyle: true) == 20.5)
    }

    @Test func ascenderAndDescenderMakeTheLine() {
        #expect(FontMetrics.ascender(size: 2048) == 1950)
        #expect(FontMetrics.descender(size: 2048) == 494)
        #expect(FontMetrics.lineHeight(size: 2048) == 2444)
    }

    @Test func aWholePixelIsNotRoundedUpFurther() {
        #expect(Pixel.roundUp(20 + 1.0 / 3, scale: 3) == 61.0 / 3)
        #expect(Pixel.roundUp(0.1 + 0.2, scale: 10) == 0.3)
        #expect(Pixel.roundUp(20.34, scale: 3) == 62.0 / 3)
    }
}
