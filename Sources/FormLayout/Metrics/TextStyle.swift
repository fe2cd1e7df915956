/// UIKit's text styles that scale with Dynamic Type (`UIFont.TextStyle`), largest first as in the HIG.
package enum TextStyle: String, CaseIterable, Sendable, Hashable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1,
        caption2

    /// UIKit's constant: `UIFont.TextStyle.title1`.
    package var uiKitName: String { "UIFont.TextStyle.\(rawValue)" }

    /// The style's own weight: semibold for headline, regular for the rest (HIG typography).
    package var weight: MeasuredWeight { self == .headline ? .semibold : .regular }

    /// The weight of the style's emphasised variant: bold for the three largest titles, else semibold (HIG).
    package var emphasizedWeight: MeasuredWeight {
        switch self {
        case .largeTitle, .title1, .title2: .bold
        default: .semibold
        }
    }

    /// The style's font size in points at a text size (HIG typography, captured 2026-06-10).
    package func pointSize(_ size: TextSize = .large) -> Double { DynamicType.pointSizes(size)[column] }

    /// The HIG's leading of the style in points at a text size. It is the distance of baselines that Apple's
    /// designers draw with; a UILabel's height follows `FontMetrics.lineHeight`, not this.
    package func leading(_ size: TextSize = .large) -> Double { DynamicType.leadings(size)[column] }

    /// A length or font size that belongs to the style's default size, scaled to a text size like
    /// `UIFontMetrics(forTextStyle:).scaledValue(for:)`: by the ratio of the style's point sizes. What UIKit
    /// rounds to is not documented; here it is the nearest device pixel, halves up.
    package func scaled(_ value: Double, to size: TextSize, scale: Double) -> Double {
        if size == .large { return value }
        return Pixel.round(value * pointSize(size) / pointSize(.large), scale: scale)
    }

    private var column: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
