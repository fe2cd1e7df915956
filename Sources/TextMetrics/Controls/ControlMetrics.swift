/// Intrinsic sizes of UIKit's controls, in points. "Measured" means: read from the frames that Interface
/// Builder stored in 1,396 public files.
package enum ControlMetrics {
    // MARK: Labels

    /// A label in a weight of the system font: the text's lines within a width in points, as many as they are or as the
    /// limit allows, each side rounded up to a device pixel. A label without text is 0 by 0.
    package static func label(
        _ text: String, size: Double, weight: MeasuredWeight = .regular, width: Double? = nil,
        lineLimit: Int = 1, scale: Double
    ) -> IntrinsicSize {
        let extent = MeasuredText(text, weight: weight).extent(
            width: width, size: size, lineLimit: lineLimit, scale: scale)
        return IntrinsicSize(width: extent.width, height: extent.height)
    }

    // MARK: Buttons

    /// Least width of a system button without a configuration (general knowledge of UIKit).
    package static let plainButtonMinimumWidth = 30.0

    /// Padding over and under the title of a system button without a configuration, together (measured).
    static let plainButtonVerticalPadding = 12.0

    /// Padding over, and the same under, the title of a configured button of medium size (measured: 34.5 at
    /// 17 pt, 2x).
    package static let configuredButtonVerticalInset = 7.0

    /// Padding before, and the same after, the title of a configured button (general knowledge of UIKit).
    package static let configuredButtonHorizontalInset = 12.0

    /// A `.system` button without a configuration: the title's width, at least 30; whole-point line height +
    /// 12 (measured: 15 pt is 30, 18 pt is 34).
    package static func plainButton(titleWidth: Double, size: Double) -> IntrinsicSize {
        let line = Pixel.roundUp(FontMetrics.lineHeight(size: size), scale: 1)
        return IntrinsicSize(
            width: max(titleWidth, plainButtonMinimumWidth), height: line + plainButtonVerticalPadding)
    }

    /// A button with `UIButton.Configuration` plain, gray, tinted or filled in medium size: line height
    /// rounded up to a pixel + 7 + 7, title's width + 12 + 12. A title on several lines is counted by
    /// `lines`.
    package static func configuredButton(
        titleWidth: Double, size: Double, lines: Int = 1, scale: Double
    ) -> IntrinsicSize {
        let height = Pixel.roundUp(Double(max(lines, 1)) * FontMetrics.lineHeight(size: size), scale: scale)
        return IntrinsicSize(
            width: titleWidth + 2 * configuredButtonHorizontalInset,
            height: height + 2 * configuredButtonVerticalInset)
    }

    /// Sign in with Apple's button as it comes: 140 wide at least, 44 high, the height of a touch target. Its
    /// real default is not documented.
    package static let appleIDButton = IntrinsicSize(width: 140, height: 44)

    // MARK: Text fields

    /// Height of a `.roundedRect` text field at 17 pt and below: 34 since the SDK of iOS 13 (measured; 30
    /// before).
    static let roundedFieldMinimumHeight = 34.0

    /// Padding before, and the same after, the text of a `.roundedRect` text field (general knowledge of
    /// UIKit).
    package static let roundedFieldHorizontalInset = 7.0

    /// A `.roundedRect` text field: 34 high, growing with larger fonts by line height + 12. The growth is an
    /// estimate. The width is that of text or placeholder + 14; UIKit's changes while typing, so do not
    /// depend on it.
    package static func roundedField(textWidth: Double, size: Double, scale: Double) -> IntrinsicSize {
        let grown = FontMetrics.lineHeight(size: size, scale: scale) + 12
        return IntrinsicSize(
            width: textWidth + 2 * roundedFieldHorizontalInset, height: max(roundedFieldMinimumHeight, grown))
    }

    /// A text field without a border: 22 at 17 pt, 17 at 14 pt and so on (measured for 14 to 18 pt);
    /// elsewhere the whole-point line height + 1, an estimate.
    package static func plainField(textWidth: Double, size: Double) -> IntrinsicSize {
        let estimate = Pixel.roundUp(FontMetrics.lineHeight(size: size), scale: 1) + 1
        let measured = measuredPlainFields.first { $0.size == size }?.height
        return IntrinsicSize(width: textWidth, height: measured ?? estimate)
    }

    private static let measuredPlainFields: [(size: Double, height: Double)] = [
        (14, 17), (15, 19.5), (16, 21), (17, 22), (18, 22),
    ]

    // MARK: Fixed sizes

    /// A switch's alignment rectangle: 49 × 31 (measured). Its frame is 51 wide; built with the SDK of iOS
    /// 26, 63 × 28.
    package static let toggle = IntrinsicSize(width: 49, height: 31)

    /// Least side of what a finger can hit (HIG): 44.
    package static let touchTarget = 44.0
}
