import Testing
import TextMetrics

/// Sizes that Interface Builder files hold: the measured rows of the intrinsic-size table.
@Suite("Controls")
struct ControlMetricsTests {
    private static let plainButtonRows: [(Double, Double)] = [
        (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34),
    ]

    @Test(arguments: plainButtonRows)
    func plainButtons(size: Double, height: Double) {
        #expect(
            ControlMetrics.plainButton(titleWidth: 80, size: size) == IntrinsicSize(width: 80, height: height)
        )
    }

    @Test func aShortTitleLeavesAPlainButtonThirtyWide() {
        #expect(ControlMetrics.plainButton(titleWidth: 9, size: 15).width == 30)
    }

    @Test func configuredButtons() throws {
        let twice = ControlMetrics.configuredButton(titleWidth: 60, size: 17, scale: 2)
        #expect(twice == IntrinsicSize(width: 84, height: 34.5))
        let thrice = try #require(ControlMetrics.configuredButton(titleWidth: 60, size: 17, scale: 3).height)
        #expect(abs(thrice - 34.0 - 1.0 / 3) < 1e-9)
        #expect(ControlMetrics.configuredButton(titleWidth: 60, size: 17, lines: 2, scale: 2).height == 55)
    }

    @Test(arguments: [(14.0, 34.0), (17, 34)])
    func roundedFields(size: Double, height: Double) {
        let field = ControlMetrics.roundedField(textWidth: 100, size: size, scale: 2)
        #expect(field == IntrinsicSize(width: 114, height: height))
    }

    private static let plainFieldRows: [(Double, Double)] = [
        (14, 17), (15, 19.5), (16, 21), (17, 22), (18, 22),
    ]

    @Test(arguments: plainFieldRows)
    func plainFields(size: Double, height: Double) {
        #expect(
            ControlMetrics.plainField(textWidth: 5, size: size) == IntrinsicSize(width: 5, height: height))
    }

    @Test func fieldsGrowWithTheFont() throws {
        for scale in [2.0, 3] {
            let sizes = TextSize.allCases.map { TextStyle.body.pointSize($0) }
            let rounded = sizes.compactMap {
                ControlMetrics.roundedField(textWidth: 0, size: $0, scale: scale).height
            }
            let plain = sizes.compactMap { ControlMetrics.plainField(textWidth: 0, size: $0).height }
            for heights in [rounded, plain] {
                #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
                #expect(try #require(heights.last) > 60)
            }
        }
    }

    @Test func labels() {
        let text = MeasuredText("Bankey")
        let line = text.layout(width: nil, size: 17, lineLimit: 1, scale: 2)
        #expect(line.height == 20.5)
        #expect(line.width == text.naturalWidth(size: 17, scale: 2))
        let nothing = MeasuredText("").layout(width: nil, size: 17, lineLimit: 1, scale: 2)
        #expect(nothing.width == 0 && nothing.height == 0)
    }
    /// Stored in 53 frames before and in 26 since Xcode 26; the alignment rectangle of the older one is 49 wide.
    @Test(arguments: [(17, 49.0, 31.0), (18, 49, 31), (26, 63, 28), (27, 63, 28)])
    func switches(iOS: Int, width: Double, height: Double) {
        let size = ControlMetrics.toggleSize(ControlGeneration(iOS: iOS))
        #expect(size == IntrinsicSize(width: width, height: height))
        #expect(ControlGeneration(iOS: nil) == .iOS17)
    }
}
