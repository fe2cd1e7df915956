/// Priorities (1...1000) of the constraints that hold a view at its intrinsic size.
package struct ContentPriorities: Sendable, Hashable {
    /// Priority of `width <= intrinsic`.
    package var horizontalHugging: Double
    /// Priority of `height <= intrinsic`.
    package var verticalHugging: Double
    /// Priority of `width >= intrinsic`.
    package var horizontalCompression: Double
    /// Priority of `height >= intrinsic`.
    package var verticalCompression: Double

    /// Priorities; compression resistance is 750 in both directions for every class of UIKit.
    package init(
        horizontalHugging: Double, verticalHugging: Double, horizontalCompression: Double = 750,
        verticalCompression: Double = 750
    ) {
        self.horizontalHugging = horizontalHugging
        self.verticalHugging = verticalHugging
        self.horizontalCompression = horizontalCompression
        self.verticalCompression = verticalCompression
    }
}
