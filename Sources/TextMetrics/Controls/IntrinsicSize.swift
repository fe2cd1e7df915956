/// A view's intrinsic content size in points; nil where it has none (`UIView.noIntrinsicMetric`).
package struct IntrinsicSize: Sendable, Hashable {
    /// Intrinsic width, or nil.
    package var width: Double?
    /// Intrinsic height, or nil.
    package var height: Double?

    /// A size; nil for a dimension without one.
    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}
