/// Rounding to device pixels.
package enum Pixel {
    /// What a value may exceed a whole pixel by and still be it: far under what a sum of doubles loses here.
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
