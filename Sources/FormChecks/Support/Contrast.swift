import Foundation

/// Contrast of colors by the formula of WCAG 2.2 (definitions of "contrast ratio" and "relative luminance").
/// Colors are sRGB components as `0xRRGGBBAA`.
package enum Contrast {
    /// The ratio goes from 1 (the same) to 21 (black on white). Both colors are taken for opaque.
    package static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
        let luminances = [luminance(first), luminance(second)].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    /// An opaque color: the one on top mixed with the one behind it by its alpha, component by component in sRGB as
    /// Core Animation does.
    package static func blended(_ top: UInt32, over bottom: UInt32) -> UInt32 {
        let alpha = Double(top & 0xFF) / 255
        return components.reduce(0xFF) { result, shift in
            let mixed = channel(top, shift) * alpha + channel(bottom, shift) * (1 - alpha)
            return result | UInt32((mixed * 255).rounded()) << shift
        }
    }

    private static let components: [UInt32] = [24, 16, 8]

    private static func channel(_ color: UInt32, _ shift: UInt32) -> Double {
        Double(color >> shift & 0xFF) / 255
    }

    private static func luminance(_ color: UInt32) -> Double {
        zip(components, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
            sum + part.1 * linear(channel(color, part.0))
        }
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
