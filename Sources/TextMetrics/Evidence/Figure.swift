/// A length of UIKit's in points, and who says so.
package struct Figure: Sendable, Hashable {
    /// Where a figure is known from.
    package enum Source: Sendable, Hashable {
        /// Read off frames that Interface Builder stored in public projects.
        case measured(String)
        /// Printed or told by Apple, or by somebody who measured it.
        case published(String)
        /// Nobody says so: the figure is right to so many points.
        case guess(error: Double)
    }

    /// The length in points.
    package let points: Double
    /// Where it is known from.
    package let source: Source

    /// The points by which it may be wrong: of a guess what it is right to, else nothing.
    package var error: Double {
        if case .guess(let error) = source { error } else { 0 }
    }

    init(_ points: Double, _ source: Source) {
        self.points = points
        self.source = source
    }
}
