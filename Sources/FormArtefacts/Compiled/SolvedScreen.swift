package import FormLayout
package import FormModel
package import TextMetrics

/// Which picture of a form is wanted.
package struct ScreenRequest: Sendable, Hashable {
    /// What the elements show.
    package var state: FormState
    /// One of the form's locales.
    package var locale: FormLocale

    package init(state: FormState, locale: FormLocale) {
        self.state = state
        self.locale = locale
    }
}

/// A form's views with their solved frames: what a picture is drawn from. Lengths are points in the root view's
/// coordinates, the origin at the top left in right-to-left locales too.
package struct SolvedScreen: Sendable {
    /// The state and locale that it was solved for.
    var request: ScreenRequest
    /// The window that it was solved in.
    var window: ScreenWindow
    /// The Dynamic Type size that it was solved at.
    var textSize: TextSize
    /// The views by index in ``LayoutPlan/views``.
    var views: [SolvedView]

    package init(request: ScreenRequest, window: ScreenWindow, textSize: TextSize, views: [SolvedView]) {
        self.request = request
        self.window = window
        self.textSize = textSize
        self.views = views
    }
}

/// The window of a solved screen with what the system shows in it. Lengths are points.
package struct ScreenWindow: Sendable, Hashable {
    /// The device's name for people, for example `iPhone 16`.
    var device: String
    /// The width of the window.
    var width: Double
    /// The height of the window.
    var height: Double
    /// The areas of the status bar and of the home indicator, without a navigation bar.
    var safeArea: Insets
    /// The height of the navigation bar under the status bar; 0 without one.
    var navigationBar: Double
    /// The height of the keyboard from the window's bottom; nil while it is hidden.
    var keyboard: Double?

    package init(
        device: String, width: Double, height: Double, safeArea: Insets = .zero, navigationBar: Double = 0,
        keyboard: Double? = nil
    ) {
        self.device = device
        self.width = width
        self.height = height
        self.safeArea = safeArea
        self.navigationBar = navigationBar
        self.keyboard = keyboard
    }
}

/// A view of a solved screen.
package struct SolvedView: Sendable, Hashable {
    /// The frame in points.
    var frame: Rect
    /// The lines of its text as measured; empty where it has none.
    var lines: [String]
    /// Whether it is hidden, itself or by an ancestor.
    var isHidden: Bool

    package init(frame: Rect, lines: [String] = [], isHidden: Bool = false) {
        self.frame = frame
        self.lines = lines
        self.isHidden = isHidden
    }
}
