/// Distances inwards from the four edges of a rectangle, in points.
package struct Insets: Sendable, Hashable {
    /// Distance from the top edge.
    package var top: Double
    /// Distance from the left edge.
    package var left: Double
    /// Distance from the bottom edge.
    package var bottom: Double
    /// Distance from the right edge.
    package var right: Double

    /// Insets by edge; an edge not named is 0.
    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No inset at any edge.
    package static let zero = Insets()
}
