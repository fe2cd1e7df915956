/// The room that a text set in lines takes, without the lines themselves: cheap, for solving many cells.
package struct TextExtent: Sendable, Equatable {
    /// How many lines there are, after the line limit.
    package let lineCount: Int
    /// Width of the widest line in points, rounded up to a device pixel.
    package let width: Double
    /// Lines times line height in points, rounded up to a device pixel. 0 for an empty text, as with UILabel.
    package let height: Double
    /// The number of points by which the height may be wrong: that of tall scripts is a guess.
    package let heightError: Double
    /// The number of points by which the text from the last line on is too wide for it; 0 when nothing is cut off.
    package let overflow: Double
    /// The number of points by which the overflow may be wrong, as the widths of its letters are.
    package let overflowError: Double
    /// Whether the line limit cut text off.
    package let isTruncated: Bool
    /// The number of points by which the widest word is too wide, so that it goes on in the next line; 0 where no word does.
    package let wordOverflow: Double
    /// The number of points by which the overflow of the word may be wrong.
    package let wordOverflowError: Double

    /// The same extent, at least as high as a line of the given height in points.
    package func with(lineOfHeight height: Double) -> TextExtent {
        TextExtent(
            lineCount: max(1, lineCount), width: width, height: max(self.height, height),
            heightError: heightError,
            overflow: overflow, overflowError: overflowError, isTruncated: isTruncated,
            wordOverflow: wordOverflow, wordOverflowError: wordOverflowError)
    }

    /// Nothing, for the empty text.
    static let empty = TextExtent(
        lineCount: 0, width: 0, height: 0, heightError: 0, overflow: 0, overflowError: 0, isTruncated: false,
        wordOverflow: 0,
        wordOverflowError: 0)
}
