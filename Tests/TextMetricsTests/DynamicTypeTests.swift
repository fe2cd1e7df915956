import Testing
import TextMetrics

@Suite("Dynamic Type")
struct DynamicTypeTests {
    /// The HIG's table (typography, captured 2026-06-10) as printed, without its leadings: sizes of Large Title, Title 1, 2,
    /// 3, Headline, Body, Callout, Subhead, Footnote, Caption 1, Caption 2.
    static let table: [(TextSize, String)] = [
        (.xSmall, "31 25 19 17 14 14 13 12 12 11 11"),
        (.small, "32 26 20 18 15 15 14 13 12 11 11"),
        (.medium, "33 27 21 19 16 16 15 14 12 11 11"),
        (.large, "34 28 22 20 17 17 16 15 13 12 11"),
        (.xLarge, "36 30 24 22 19 19 18 17 15 14 13"),
        (.xxLarge, "38 32 26 24 21 21 20 19 17 16 15"),
        (.xxxLarge, "40 34 28 26 23 23 22 21 19 18 17"),
        (.ax1, "44 38 34 31 28 28 26 25 23 22 20"),
        (.ax2, "48 43 39 37 33 33 32 30 27 26 24"),
        (.ax3, "52 48 44 43 40 40 38 36 33 32 29"),
        (.ax4, "56 53 50 49 47 47 44 42 38 37 34"),
        (.ax5, "60 58 56 55 53 53 51 49 44 43 40"),
    ]

    @Test(arguments: table)
    func sizes(size: TextSize, row: String) {
        let ours = TextStyle.allCases.map { "\(Int($0.pointSize(size)))" }
        #expect(ours.joined(separator: " ") == row)
    }

    @Test func everyTextSizeIsInTheTable() {
        #expect(Self.table.map(\.0) == TextSize.allCases)
        #expect(TextSize.default == .large)
    }

    @Test func weights() {
        #expect(TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
    }

    @Test(arguments: [
        (TextSize.xSmall, "UICTContentSizeCategoryXS"), (.large, "UICTContentSizeCategoryL"),
        (.xxxLarge, "UICTContentSizeCategoryXXXL"), (.ax1, "UICTContentSizeCategoryAccessibilityM"),
        (.ax5, "UICTContentSizeCategoryAccessibilityXXXL"),
    ])
    func uiKitNames(size: TextSize, name: String) {
        #expect(size.uiKitName == name)
        #expect(TextSize(name: name) == size)
    }

    @Test func namesOnTheCommandLine() {
        #expect(TextSize(name: "AX3") == .ax3)
        #expect(TextSize(name: "xxlarge") == .xxLarge)
        #expect(TextSize(name: "huge") == nil)
    }

    @Test func onlyTheLastFiveAreAccessibilitySizes() {
        #expect(TextSize.allCases.filter(\.isAccessibility) == [.ax1, .ax2, .ax3, .ax4, .ax5])
    }
}
