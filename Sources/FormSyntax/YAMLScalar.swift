package import FormSource

/// A scalar: its text after quotes, escapes, folding and indentation are undone, and the way back to the source.
package struct YAMLScalar: Sendable {
    /// The ways YAML writes a scalar: three in flow, two as a block (`|` and `>`).
    package enum Style: String, Sendable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    /// One backslash escape of a double-quoted scalar.
    package struct Escape: Sendable, Equatable {
        /// Index of the character it yields, in Unicode scalars of ``YAMLScalar/value``.
        package let valueScalarOffset: Int
        /// Where it is written. UTF-8 offsets.
        package let span: Span
        /// The escape as written, for example `\b`.
        package let text: String
    }

    /// The text that the scalar stands for.
    package let value: String
    /// The style as written, for fixes that keep it.
    let style: Style
    /// The meaning by the core schema of YAML 1.2; quoted and block scalars are always text.
    package let resolved: YAMLValue
    /// The scalar as written, with its quotes or block header. UTF-8 offsets.
    package let span: Span
    /// The escapes of a double-quoted scalar that yield a character, in order.
    package let escapes: [Escape]
    /// The comment after a plain scalar on the same line, from `#` to the end of the line. UTF-8 offsets.
    package let trailingComment: Span?
    /// Whether that comment starts with `#` directly followed by text, as in `Use #tag`: then it is probably
    /// the rest of the value, cut off.
    package let trailingCommentLooksLikeText: Bool

    /// How the value's UTF-8 maps to the source.
    let map: ScalarMap

    /// Whether quotes or a block header say that this is text.
    package var isQuoted: Bool { style != .plain }

    /// Where the given Unicode scalars of ``value`` are written. UTF-8 offsets.
    ///
    /// An escape, a fold or a line break is one place: a range that touches it covers it whole. An empty
    /// range gives an empty span before the scalar at that index.
    package func sourceSpan(ofScalars range: Range<Int>) -> Span {
        let scalars = value.unicodeScalars
        let lower = scalars.index(
            scalars.startIndex, offsetBy: max(0, range.lowerBound), limitedBy: scalars.endIndex)
        let start = lower ?? scalars.endIndex
        let count = range.isEmpty ? 0 : range.upperBound - max(0, range.lowerBound)
        let end =
            scalars.index(start, offsetBy: max(0, count), limitedBy: scalars.endIndex) ?? scalars.endIndex
        return sourceSpan(
            ofUTF8: start.utf8Offset(in: value)..<end.utf8Offset(in: value))
    }

    /// Where the given UTF-8 bytes of ``value`` are written. UTF-8 offsets.
    package func sourceSpan(ofUTF8 range: Range<Int>) -> Span {
        map.sourceSpan(of: range)
    }
}

extension String.Index {
    fileprivate func utf8Offset(in text: String) -> Int {
        text.utf8.distance(from: text.utf8.startIndex, to: self)
    }
}
