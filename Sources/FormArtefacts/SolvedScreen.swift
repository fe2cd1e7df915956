package import FormLayout
package import FormModel

/// Which picture of a form is wanted.
package struct ScreenRequest: Sendable, Hashable {
    /// What the elements show.
    package var state: FormState
    /// BCP 47 tag of one of the form's locales.
    package var locale: FormLocale
    /// Whether the keyboard is up.
    package var showsKeyboard: Bool

    /// With the keyboard up while a field is edited.
    package init(state: FormState, locale: FormLocale) {
        self.state = state
        self.locale = locale
        self.showsKeyboard = state == .editing
    }
}

/// A form's views with their solved frames: what a picture is drawn from. Lengths are points in the root view's
/// coordinates, the origin at the top left in right-to-left locales too.
package struct SolvedScreen: Sendable {
    /// The device's name for people, for example `iPhone 16`.
    var device: String
    /// The Dynamic Type size by its name on the command line, for example `large`.
    var textSize: String
    /// The state and locale that it was solved for.
    var request: ScreenRequest
    /// Of the window.
    var width: Double
    /// Of the window.
    var height: Double
    /// Height of the status bar's area, without a navigation bar.
    var topInset: Double
    /// Height of the home indicator's area.
    var bottomInset: Double
    /// Height of the navigation bar under the status bar, 0 without one.
    var navigationBar: Double
    /// The keyboard's height from the screen's bottom; nil while it is hidden.
    var keyboard: Double?
    /// Frames by index in ``LayoutPlan/views``.
    var frames: [Rect]
    /// The lines of each view's text as measured, by index in ``LayoutPlan/views``; empty where a view has none.
    var lines: [[String]]
    /// Whether each view is hidden, itself or by an ancestor.
    var hidden: [Bool]

    package init(
        device: String, textSize: String, request: ScreenRequest, width: Double, height: Double,
        topInset: Double, bottomInset: Double, navigationBar: Double, keyboard: Double?, frames: [Rect],
        lines: [[String]], hidden: [Bool]
    ) {
        self.device = device
        self.textSize = textSize
        self.request = request
        self.width = width
        self.height = height
        self.topInset = topInset
        self.bottomInset = bottomInset
        self.navigationBar = navigationBar
        self.keyboard = keyboard
        self.frames = frames
        self.lines = lines
        self.hidden = hidden
    }
}
