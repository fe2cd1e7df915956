/// A phone or tablet: the screen that a form is solved for. Lengths are points, portrait unless said
/// otherwise.
///
/// Screens and safe areas: HIG layout page; keyboard heights: Telegram-iOS `DeviceMetrics` (open source) plus
/// the suggestion bar, which is shown above every login field that AutoFill can fill.
package struct Device: Sendable, Hashable {
    /// Name on the command line and in `targets:`, kebab case: `iphone-16`.
    package let id: String
    /// Name a person reads: `iPhone 16`.
    package let name: String
    /// Ids of other models with the same screen and safe area.
    package let aliases: [String]
    /// Screen width in portrait.
    package let width: Double
    /// Screen height in portrait.
    package let height: Double
    /// Device pixels to a point.
    package let scale: Double
    /// Safe area in portrait without bars of the app's own.
    package let portraitSafeArea: Insets
    /// Safe area in landscape without bars of the app's own.
    package let landscapeSafeArea: Insets
    /// Height of the keyboard with its suggestion bar in portrait, including the home indicator's strip.
    package let portraitKeyboard: Double
    /// Height of the keyboard with its suggestion bar in landscape, including the home indicator's strip.
    package let landscapeKeyboard: Double
    /// Whether it is an iPad.
    package let isTablet: Bool
}
