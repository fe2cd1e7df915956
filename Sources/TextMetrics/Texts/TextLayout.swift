/// A text set in lines.
package struct TextLayout: Sendable, Equatable {
    /// The lines from top to bottom, without the spaces at which they were broken. A cut-off line ends with
    /// "…".
    package let lines: [String]
    /// Width of the widest line in points, rounded up to a device pixel.
    package let width: Double
    /// Lines times line height in points, rounded up to a device pixel. 0 for an empty text, as with UILabel.
    package let height: Double
    /// Width in points, rounded up to a device pixel, that the text has when only its own line ends break it.
    package let naturalWidth: Double
    /// The number of points by which the text from the last line on is too wide for it; 0 when nothing is cut off.
    package let overflow: Double
    /// Whether the line limit cut text off.
    package let isTruncated: Bool
}
