/// A half-open range of UTF-8 offsets in the spec that is being compiled.
package struct Span: Sendable, Hashable, Comparable {
    /// UTF-8 offset of the first byte.
    package let lower: Int
    /// UTF-8 offset after the last byte; never less than `lower`.
    package let upper: Int

    /// An upper offset below the lower one makes the span empty.
    package init(_ lower: Int, _ upper: Int) {
        self.lower = lower
        self.upper = max(lower, upper)
    }

    /// The offsets for subscripts of ``SourceFile/utf8``.
    package var range: Range<Int> { lower..<upper }
    /// A place between two bytes, where a report shows a caret.
    package var isEmpty: Bool { lower == upper }

    /// The smallest span that holds both.
    package func union(_ other: Span) -> Span {
        Span(min(lower, other.lower), max(upper, other.upper))
    }

    /// The span cut to a text of `count` bytes.
    package func clamped(to count: Int) -> Span {
        Span(min(max(lower, 0), count), min(max(upper, 0), count))
    }

    package static func < (left: Span, right: Span) -> Bool {
        (left.lower, left.upper) < (right.lower, right.upper)
    }
}
