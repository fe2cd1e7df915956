import FormLayout
import FormModel
import TextMetrics

/// A screen as a person sees it, in points from the window's top left corner: what every drawing of a form is made from.
struct ScreenScene: Sendable, Hashable {
    /// The bar that holds the screen's title.
    struct NavigationBar: Sendable, Hashable {
        var frame: Rect
        /// The title in the language of the screen.
        var title: String
    }

    /// The keyboard, which covers what is behind it.
    struct Keyboard: Sendable, Hashable {
        var frame: Rect
        /// The title of the return key; nil for a number pad, which has none.
        var returnKey: String?
    }

    /// The window with its safe area.
    var window: ScreenWindow
    /// Whether the screen is mirrored for a language that is written from right to left.
    var isRightToLeft: Bool
    /// The frame of the status bar's content; nil where there is no room for it.
    var statusBar: Rect?
    /// Nil for a screen without a title.
    var navigationBar: NavigationBar?
    /// Nil while it is hidden.
    var keyboard: Keyboard?
    /// The elements that show, each before those inside it, which are drawn over it.
    var elements: [SceneElement]

    /// Whether the home indicator shows at the bottom of the window.
    var showsHomeIndicator: Bool { window.safeArea.bottom > 0 && keyboard == nil }
}
