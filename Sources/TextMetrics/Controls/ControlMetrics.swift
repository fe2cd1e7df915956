/// Intrinsic sizes of UIKit's controls, in points, made of figures that say where they are from.
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

    /// Least width of a system button without a configuration.
    package static let plainButtonMinimumWidth = Figure(
        30, .measured("frames of buttons with short titles, 30 wide"))

    /// Padding over and under the title of a system button without a configuration, together.
    static let plainButtonVerticalPadding = Figure(
        12, .measured("12 pt is 27 high, 13 28, 14 29, 15 30, 16 32, 17 33, 18 34"))

    /// Padding over, and the same under, the title of a configured button of medium size.
    package static let configuredButtonVerticalInset = Figure(
        7, .measured("34.5 high at 17 pt and 2x, 34.33 at 3x, 35.67 at 18 pt and 3x; the same from Xcode 26"))

    /// Padding before, and the same after, the title of a configured button.
    package static let configuredButtonHorizontalInset = Figure(
        12, .measured("`Button` at 17 pt is 75 wide, of which the title has 51"))

    /// A `.system` button without a configuration: the title's width, at least 30; whole-point line height +
    /// 12 (measured: 15 pt is 30, 18 pt is 34).
    package static func plainButton(titleWidth: Double, size: Double) -> IntrinsicSize {
        let line = Pixel.roundUp(FontMetrics.lineHeight(size: size), scale: 1)
        return IntrinsicSize(
            width: max(titleWidth, plainButtonMinimumWidth.points),
            height: line + plainButtonVerticalPadding.points)
    }

    /// A button with `UIButton.Configuration` plain, gray, tinted or filled in medium size: line height
    /// rounded up to a pixel + 7 + 7, title's width + 12 + 12. A title on several lines is counted by
    /// `lines`.
    package static func configuredButton(
        titleWidth: Double, size: Double, lines: Int = 1, scale: Double
    ) -> IntrinsicSize {
        let height = Pixel.roundUp(Double(max(lines, 1)) * FontMetrics.lineHeight(size: size), scale: scale)
        return IntrinsicSize(
            width: titleWidth + 2 * configuredButtonHorizontalInset.points,
            height: height + 2 * configuredButtonVerticalInset.points)
    }

    /// Width of Sign in with Apple's button as it comes: the least that Apple allows.
    package static let appleIDButtonWidth = Figure(
        140, .published("HIG, Sign in with Apple: minimum size 140 by 30"))

    /// Height of Sign in with Apple's button as it comes: Apple says only that it is 30 or more.
    package static let appleIDButtonHeight = Figure(44, .guess(error: 14))

    /// Sign in with Apple's button as it comes.
    package static var appleIDButton: IntrinsicSize {
        IntrinsicSize(width: appleIDButtonWidth.points, height: appleIDButtonHeight.points)
    }

    // MARK: Text fields

    /// Height of a `.roundedRect` text field at 17 pt and below, since the SDK of iOS 13 and as well from Xcode 26.
    static let roundedFieldMinimumHeight = Figure(34, .measured("34 at 14 pt and at 18 pt; 30 before iOS 13"))

    /// Padding over and under the text of a `.roundedRect` text field that grows with its font, together.
    static let roundedFieldVerticalPadding = Figure(12, .guess(error: 4))

    /// Padding before, and the same after, the text of a `.roundedRect` text field.
    package static let roundedFieldHorizontalInset = Figure(7, .guess(error: 2))

    /// A `.roundedRect` text field: 34 high, growing with larger fonts. The width is that of text or placeholder and the
    /// insets; UIKit's changes while typing, so do not depend on it.
    package static func roundedField(textWidth: Double, size: Double, scale: Double) -> IntrinsicSize {
        let grown = FontMetrics.lineHeight(size: size, scale: scale) + roundedFieldVerticalPadding.points
        return IntrinsicSize(
            width: textWidth + 2 * roundedFieldHorizontalInset.points,
            height: max(roundedFieldMinimumHeight.points, grown))
    }

    /// What a text field without a border is higher by than its line in whole points, where no frame is known.
    static let plainFieldPadding = Figure(1, .guess(error: 1.5))

    /// A text field without a border: 22 at 17 pt, 17 at 14 pt and so on, read off stored frames for 14 to 18 pt.
    package static func plainField(textWidth: Double, size: Double) -> IntrinsicSize {
        let estimate = Pixel.roundUp(FontMetrics.lineHeight(size: size), scale: 1) + plainFieldPadding.points
        let measured = measuredPlainFields.first { $0.size == size }?.height
        return IntrinsicSize(width: textWidth, height: measured ?? estimate)
    }

    private static let measuredPlainFields: [(size: Double, height: Double)] = [
        (14, 17), (15, 19.5), (16, 21), (17, 22), (18, 22),
    ]

    // MARK: Fixed sizes

    /// Width and height of a switch: of its alignment rectangle, by which Auto Layout places it.
    static func toggle(_ controls: ControlGeneration) -> (width: Figure, height: Figure) {
        switch controls {
        case .iOS17:
            // Its frame is 51 wide.
            (
                Figure(49, .published("openradar 31777116: intrinsic content size 49 by 31")),
                Figure(31, .measured("51 by 31 in 53 frames"))
            )
        case .iOS26:
            // The frame is known; that the rectangle is as wide is not.
            (Figure(63, .guess(error: 2)), Figure(28, .measured("63 by 28 in 26 frames of Xcode 26")))
        }
    }

    /// The size of a switch.
    package static func toggleSize(_ controls: ControlGeneration) -> IntrinsicSize {
        let (width, height) = toggle(controls)
        return IntrinsicSize(width: width.points, height: height.points)
    }

    /// Least side of what a finger can hit (HIG): 44.
    package static let touchTarget = 44.0
}
