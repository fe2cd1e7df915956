package import FormModel

/// An attribute that more than one best solution allows.
package struct LayoutAmbiguity: Sendable, Hashable {
    /// A view, never a guide.
    package let view: ViewIndex
    /// `leading` or `top` for the position, `width` or `height` for the size.
    package let attribute: LayoutAttribute
    /// The least value in points, from the leading or top edge of the window; nil for no bound.
    package let lower: Double?
    /// The greatest value in points; nil for no bound.
    package let upper: Double?
}
