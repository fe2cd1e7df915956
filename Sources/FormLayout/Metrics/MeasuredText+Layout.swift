extension MeasuredText {
    /// Sets the text in lines. Parameters as in `layoutText`; linear in the text's length.
    package func layout(width: Double?, size: Double, lineLimit: Int = 0, scale: Double) -> TextLayout {
        guard !isEmpty else { return .empty }
        let available = Self.availableUnits(width, size: size)
        let lines = LineFiller(self, available: available).lines
        guard lineLimit > 0, lines.count > lineLimit else {
            return layout(lines: lines.map { ($0.start..<$0.inkEnd, $0.inkUnits) }, size: size, scale: scale)
        }
        return truncated(lines, lineLimit: lineLimit, available: available, size: size, scale: scale)
    }

    /// Units that fit a width. A thousandth of a point more is allowed, so that a label is as wide as its own
    /// solved width in spite of rounding.
    private static func availableUnits(_ width: Double?, size: Double) -> Double {
        guard let width, size > 0 else { return .infinity }
        return (max(width, 0) + 0.001) * Double(FontMetrics.unitsPerEm) / size
    }

    private func layout(lines: [(Range<Int>, Int)], size: Double, scale: Double) -> TextLayout {
        TextLayout(
            lines: lines.map { String(characters[$0.0]) },
            width: pixels(lines.map(\.1).max() ?? 0, size: size, scale: scale),
            height: Self.height(lines: lines.count, size: size, scale: scale),
            naturalWidth: naturalWidth(size: size, scale: scale), overflow: 0, isTruncated: false)
    }

    private func truncated(
        _ lines: [LineFiller.Line], lineLimit: Int, available: Double, size: Double, scale: Double
    ) -> TextLayout {
        let kept = lines.prefix(lineLimit - 1)
        let last = lines[lineLimit - 1]
        let (tail, tailUnits) = cutOff(from: last.start, paragraph: last.paragraph, available: available)
        let widest = max(kept.map(\.inkUnits).max() ?? 0, tailUnits)
        let excess = Double(remainingUnits(from: last.start)) - available
        return TextLayout(
            lines: kept.map { String(characters[$0.start..<$0.inkEnd]) } + [tail],
            width: pixels(widest, size: size, scale: scale),
            height: Self.height(lines: lineLimit, size: size, scale: scale),
            naturalWidth: naturalWidth(size: size, scale: scale),
            overflow: max(0, excess.isFinite ? excess * size / Double(FontMetrics.unitsPerEm) : 0),
            isTruncated: true)
    }

    /// As much of the paragraph as fits before an ellipsis, with the ellipsis, and its advance.
    private func cutOff(from start: Int, paragraph: Int, available: Double) -> (String, Int) {
        var end = start
        var used = ellipsisUnits
        let limit = paragraphs[paragraph].last?.end ?? start
        while end < limit, Double(used + units[end]) <= available {
            used += units[end]
            end += 1
        }
        while end > start, LineBreaking.isSpace(characters[end - 1]) {
            end -= 1
            used -= units[end]
        }
        return (String(characters[start..<end]) + "…", used)
    }

    private func remainingUnits(from start: Int) -> Int {
        units[start...].reduce(0, +)
    }

    private func pixels(_ units: Int, size: Double, scale: Double) -> Double {
        Pixel.roundUp(FontMetrics.points(units, size: size), scale: scale)
    }

    private static func height(lines: Int, size: Double, scale: Double) -> Double {
        Pixel.roundUp(Double(lines) * FontMetrics.lineHeight(size: size), scale: scale)
    }
}
