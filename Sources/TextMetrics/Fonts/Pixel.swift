/// Rounding to device pixels.
package enum Pixel {
    /// The amount by which a value may exceed a whole pixel and still be rounded down to it: far less than a pixel, and more
    /// than a sum of doubles loses here.
    private static let tolerance = 1e-6

    /// The smallest multiple of a device pixel (1/scale points) that is not under a length in points.
    package static func roundUp(_ points: Double, scale: Double) -> Double {
        (points * scale - tolerance).rounded(.up) / scale
    }

    /// The nearest multiple of a device pixel; halves go away from zero.
    package static func round(_ points: Double, scale: Double) -> Double {
        (points * scale).rounded() / scale
    }
}
