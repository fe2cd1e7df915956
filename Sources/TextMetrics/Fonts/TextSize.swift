/// The text sizes a person chooses from (`UIContentSizeCategory`), smallest first. The raw value is the name
/// on the command line and in `targets:`.
package enum TextSize: String, CaseIterable, Sendable, Hashable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case ax1, ax2, ax3, ax4, ax5

    /// The size that a new device has.
    package static let `default` = TextSize.large

    /// Whether it is one of the five accessibility sizes, at which layouts should stack vertically.
    package var isAccessibility: Bool { self >= .ax1 }

    /// UIKit's constant, the raw value of `UIContentSizeCategory`.
    package var uiKitName: String { "UICTContentSizeCategory" + Self.suffixes[index] }

    /// The name without regard to case, UIKit's constant, or nil.
    package init?(name: String) {
        let wanted = name.lowercased()
        let match = Self.allCases.first {
            $0.rawValue.lowercased() == wanted || $0.uiKitName.lowercased() == wanted
        }
        guard let match else { return nil }
        self = match
    }

    /// Sizes are ordered from smaller to larger.
    package static func < (left: TextSize, right: TextSize) -> Bool { left.index < right.index }

    /// Place in `allCases`, 0 for the smallest. Spelled out: every cell of the layout matrix asks for it.
    package var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .ax1: 7
        case .ax2: 8
        case .ax3: 9
        case .ax4: 10
        case .ax5: 11
        }
    }

    private static let suffixes = [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL",
        "AccessibilityM", "AccessibilityL", "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
    ]
}
