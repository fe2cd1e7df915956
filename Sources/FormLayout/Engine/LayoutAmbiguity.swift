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

/// An attribute of a view that constraints leave open so far that it can be seen.
package struct OpenAttribute: Sendable, Hashable {
    /// A view that shows, never a guide.
    package let view: ViewIndex
    /// `leading` or `top` for the position, `width` or `height` for the size.
    package let attribute: LayoutAttribute

    /// Values nearer to each other than this, in points, look alike.
    static let visibleDistance = 0.75
}

/// What the constraints leave open in one environment.
package struct OpenLayout: Sendable, Hashable {
    /// Attributes of views without those that follow from other ones here.
    package var attributes: [OpenAttribute] = []
    /// Optional constraints of one priority, as places in ``LayoutPlan/constraints``, of which some have to give way where it
    /// is not determined which. Empty where no attribute is open.
    package var ties: [[Int]] = []
}
