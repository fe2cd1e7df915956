import FormLayout
import Testing

@Suite("Dynamic Type")
struct DynamicTypeTests {
    /// The HIG's table (typography, captured 2026-06-10) as printed: size/leading of Large Title, Title 1, 2,
    /// 3, Headline, Body, Callout, Subhead, Footnote, Caption 1, Caption 2.
    static let table: [(TextSize, String)] = [
        (.xSmall, "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
        (.small, "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
        (.medium, "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
        (.large, "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
        (.xLarge, "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
        (.xxLarge, "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
        (.xxxLarge, "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
        (.ax1, "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25"),
        (.ax2, "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
        (.ax3, "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
        (.ax4, "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
        (.ax5, "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"),
    ]

    @Test(arguments: table)
    func sizesAndLeadings(size: TextSize, row: String) {
        let ours = TextStyle.allCases.map { "\(Int($0.pointSize(size)))/\(Int($0.leading(size)))" }
        #expect(ours.joined(separator: " ") == row)
    }

    @Test func everyTextSizeIsInTheTable() {
        #expect(Self.table.map(\.0) == TextSize.allCases)
        #expect(TextSize.default == .large)
    }

    @Test func weights() {
        #expect(TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
        #expect(
            TextStyle.allCases.filter { $0.emphasizedWeight == .bold } == [.largeTitle, .title1, .title2])
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

    @Test func customSizesScaleByTheStyle() {
        #expect(TextStyle.body.scaled(17, to: .xxxLarge, scale: 2) == 23)
        #expect(TextStyle.body.scaled(34, to: .ax5, scale: 2) == 106)
        #expect(TextStyle.body.scaled(16, to: .xLarge, scale: 2) == 18)  // 17.88
        #expect(TextStyle.caption1.scaled(13.3, to: .large, scale: 2) == 13.3)
    }
}
