/// UIKit's text styles that scale with Dynamic Type (`UIFont.TextStyle`), largest first as in the HIG.
package enum TextStyle: String, CaseIterable, Sendable, Hashable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1,
        caption2

    /// The style's own weight: semibold for headline, regular for the rest (HIG typography).
    package var weight: MeasuredWeight { self == .headline ? .semibold : .regular }

    /// The style's font size in points at a text size (HIG typography, captured 2026-06-10).
    package func pointSize(_ size: TextSize = .large) -> Double { DynamicType.pointSizes(size)[column] }

    /// Place in `allCases`. Spelled out: every text of every cell of the layout matrix asks for it.
    private var column: Int {
        switch self {
        case .largeTitle: 0
        case .title1: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .body: 5
        case .callout: 6
        case .subheadline: 7
        case .footnote: 8
        case .caption1: 9
        case .caption2: 10
        }
    }
}
