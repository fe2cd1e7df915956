package import FormBehaviour
package import FormModel
package import TextMetrics

/// Everything outside the form that its frames depend on: one cell of the layout matrix.
package struct LayoutEnvironment: Sendable, Hashable {
    /// The window: device, orientation, width in Split View.
    package var viewport: Viewport
    /// The Dynamic Type size.
    package var textSize: TextSize
    /// The language of the texts.
    package var locale: FormLocale
    /// Texts are made 40 % longer, as a translation may be.
    package var isPseudoLocalized: Bool
    /// Leading is right. What the locale says, unless it is set otherwise.
    package var isRightToLeft: Bool
    /// What the form shows.
    package var state: FormState
    /// The keyboard covers the bottom of the window.
    package var keyboardIsUp: Bool

    /// Makes an environment; its defaults are what a new phone shows. The direction of writing is the locale's where
    /// none is given.
    package init(
        viewport: Viewport = Viewport(), textSize: TextSize = .default, locale: FormLocale = .base,
        isPseudoLocalized: Bool = false, isRightToLeft: Bool? = nil, state: FormState = .idle,
        keyboardIsUp: Bool = false
    ) {
        self.viewport = viewport
        self.textSize = textSize
        self.locale = locale
        self.isPseudoLocalized = isPseudoLocalized
        self.isRightToLeft = isRightToLeft ?? locale.isRightToLeft
        self.state = state
        self.keyboardIsUp = keyboardIsUp
    }

    /// What the measures of texts depend on beside the texts.
    var texts: TextEnvironment { TextEnvironment(textSize: textSize, scale: viewport.scale) }

    /// A 393 × 852 pt phone upright, large text (what a new device has), the base texts, nothing typed, no
    /// keyboard.
    package static let `default` = LayoutEnvironment()

    /// The default environment when the screen opens, in the form's base language, which may run from right to left.
    package static func standard(for screens: StateScreens) -> LayoutEnvironment {
        LayoutEnvironment(locale: screens.form.locales.first ?? .base, state: screens.opening)
    }
}

extension FormLocale {
    /// The texts as they stand in the spec, whatever language that is.
    package static let base = FormLocale("")
}
