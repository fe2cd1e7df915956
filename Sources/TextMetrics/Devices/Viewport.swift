/// The window a form is laid out in: a device, how it is held, and the part of an iPad's screen it has.
/// Points.
package struct Viewport: Sendable, Hashable {
    /// The device that has the window.
    package let device: Device
    /// How the device is held.
    package let orientation: Orientation
    /// Width of the window.
    package let width: Double
    /// Height of the window.
    package let height: Double
    /// Safe area of the window without a navigation bar.
    package let safeArea: Insets
    /// Device pixels to a point.
    package let scale: Double

    /// A device's window.
    ///
    /// - Parameter splitWidth: width in points of the window in Split View; nil for the whole screen.
    package init(
        _ device: Device = .default, orientation: Orientation = .portrait, splitWidth: Double? = nil
    ) {
        let upright = orientation == .portrait
        self.device = device
        self.orientation = orientation
        width = splitWidth ?? (upright ? device.width : device.height)
        height = upright ? device.height : device.width
        safeArea = upright ? device.portraitSafeArea : device.landscapeSafeArea
        scale = device.scale
    }

    /// A window as large as somebody made it, on the smallest iPad with room for it. It is away from the edges of the screen,
    /// so that no bar and no corner takes a part of it.
    package init(freeWidth: Double, height: Double) {
        let screens = DeviceTable.tablets.flatMap { tablet in
            Orientation.allCases.map { Viewport(tablet, orientation: $0) }
        }
        let screen =
            screens.first { freeWidth <= $0.width && height <= $0.height } ?? screens[screens.count - 1]
        device = screen.device
        orientation = screen.orientation
        width = freeWidth
        self.height = height
        safeArea = .zero
        scale = screen.scale
    }

    /// What a person reads: `iPhone 16, landscape`, `iPad Air 11-inch, 410 wide`, `iPad mini, free window`.
    package var name: String {
        if isFree { return device.name + ", free window" }
        var parts = [device.name]
        if orientation == .landscape { parts.append("landscape") }
        if isSplit { parts.append("\(Int(width)) wide") }
        return parts.joined(separator: ", ")
    }

    /// Whether the window is a part of the screen.
    package var isSplit: Bool { width < screenWidth || isFree }

    /// Whether the window is lower than the screen, as large as somebody made it.
    package var isFree: Bool { height < screenHeight }

    /// Left and right inset of the root view's layout margins guide from the safe area: 16 or 20 (UIKit's
    /// system minimum layout margins). Apple says "16 or 20"; that 20 begins at 414 points of width is read
    /// off devices, and the same rule is assumed for landscape and Split View.
    package var margin: Double { width >= 414 ? 20 : 16 }

    /// Height of the keyboard with its suggestion bar, measured from the bottom of the window. From iOS 26 on it is a point
    /// less in portrait (Telegram-iOS `DeviceMetrics`).
    ///
    /// A free window is taken to be in the middle of the screen, where iPadOS opens it.
    package func keyboardHeight(_ controls: ControlGeneration) -> Double {
        let isUpright = orientation == .portrait
        let change: Double = isUpright && controls == .iOS26 ? -1 : 0
        let keyboard = (isUpright ? device.portraitKeyboard : device.landscapeKeyboard) + change
        return max(0, keyboard - (screenHeight - height) / 2)
    }

    /// Width between the root view's layout margins.
    package var marginWidth: Double { max(0, width - safeArea.left - safeArea.right - 2 * margin) }

    /// Width of the `readableContentGuide`, which is centered: that between the margins on a phone, at most
    /// `readableLimit` on an iPad.
    package func readableWidth(_ size: TextSize = .default) -> Double {
        device.isTablet ? min(marginWidth, Self.readableLimit(size)) : marginWidth
    }

    /// The widest `readableContentGuide` in points. 672 at Large is known (useyourloaf.com, iPad 1024 wide),
    /// as are the ends 560 and 896; between them this follows the Body size, which is a guess.
    package static func readableLimit(_ size: TextSize) -> Double {
        let body = TextStyle.body
        let following = (672 * body.pointSize(size) / body.pointSize(.large)).rounded()
        return min(max(following, 560), 896)
    }

    /// Height of a navigation bar, to add to the safe area's top: 44, 32 on a phone in landscape, 50 on an
    /// iPad. With a large title 96 in portrait and on an iPad; a phone in landscape shows none. General
    /// knowledge of UIKit.
    package func navigationBarHeight(largeTitle: Bool = false) -> Double {
        if orientation == .landscape, !device.isTablet { return 32 }
        if largeTitle { return 96 }
        return device.isTablet ? 50 : 44
    }

    /// Whether the horizontal size class is compact: phones but for large ones in landscape, and Split View
    /// windows of an iPad up to 639 points, the widest that Apple lists as compact; 678 is the narrowest
    /// regular one.
    package var isCompactWidth: Bool {
        if device.isTablet { return width <= 640 }
        return orientation == .portrait || device.width < 414
    }

    private var screenHeight: Double { orientation == .portrait ? device.height : device.width }

    private var screenWidth: Double { orientation == .portrait ? device.width : device.height }
}
