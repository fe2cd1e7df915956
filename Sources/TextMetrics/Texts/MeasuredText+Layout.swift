extension MeasuredText {
    /// Sets the text in lines. Parameters as in `layoutText`; linear in the text's length.
    package func layout(
        width: Double?, size: Double, isTextStyle: Bool = false, lineLimit: Int = 0, scale: Double
    ) -> TextLayout {
        let setting = Setting(
            self, width: width, size: size, isTextStyle: isTextStyle, lineLimit: lineLimit, scale: scale)
        let extent = setting.extent
        return TextLayout(
            lines: setting.lines, width: extent.width, height: extent.height,
            naturalWidth: naturalWidth(size: size, scale: scale), overflow: extent.overflow,
            isTruncated: extent.isTruncated)
    }

    /// The room that `layout` takes, without making its lines.
    ///
    /// - Parameter isTextStyle: whether the font is that of a text style, whose lines are higher for tall scripts.
    package func extent(
        width: Double?, size: Double, isTextStyle: Bool = false, lineLimit: Int = 0, scale: Double
    ) -> TextExtent {
        Setting(
            self, width: width, size: size, isTextStyle: isTextStyle, lineLimit: lineLimit, scale: scale
        ).extent
    }

    /// Whether nothing but the text's own line ends breaks it at a width and font size in points: its extent is then that
    /// of no width, unless lines are cut off.
    package func isUnbroken(width: Double, size: Double) -> Bool {
        naturalPoints(AdvanceScale(size: size)) <= Setting.available(width)
    }
}

extension MeasuredText {
    /// The text on its lines at one width and size.
    private struct Setting {
        let text: MeasuredText
        let size: Double
        let scale: Double
        /// Points from line to line.
        private let lineHeight: Double
        private let lineHeightError: Double
        private let advanceScale: AdvanceScale
        /// Points that a line may take.
        let available: Double
        /// The lines that are shown whole.
        let whole: ArraySlice<LineFiller.Line>
        /// The line that the limit cuts off: characters before the ellipsis, and the advance with it.
        let cut: (range: Range<Int>, advance: TextAdvance)?

        init(
            _ text: MeasuredText, width: Double?, size: Double, isTextStyle: Bool, lineLimit: Int,
            scale: Double
        ) {
            self.text = text
            self.size = size
            self.scale = scale
            let isTall = isTextStyle && text.isTall
            lineHeight = FontMetrics.lineHeight(size: size, isTall: isTall)
            lineHeightError = FontMetrics.lineHeightError(size: size, isTall: isTall)
            advanceScale = AdvanceScale(size: size)
            available = Self.available(width)
            let filler = LineFiller(
                text.paragraphs, advances: text.advances, advanceScale, available: available)
            let lines = text.isEmpty ? [] : filler.lines
            let isCut = lineLimit > 0 && lines.count > lineLimit
            whole = isCut ? lines.prefix(lineLimit - 1) : lines[...]
            cut = isCut ? text.cutOff(lines[lineLimit - 1], advanceScale, available: available) : nil
        }

        /// Points that fit a width. A thousandth of a point more is allowed, so that a label is as wide as its
        /// own solved width in spite of rounding.
        static func available(_ width: Double?) -> Double {
            width.map { max($0, 0) + 0.001 } ?? .infinity
        }

        var lines: [String] {
            let shown = whole.map { String(text.characters[$0.start..<$0.inkEnd]) }
            return cut.map { shown + [String(text.characters[$0.range]) + "…"] } ?? shown
        }

        var extent: TextExtent {
            let count = whole.count + (cut == nil ? 0 : 1)
            guard count > 0 else { return .empty }
            let cutWidth = cut.map { advanceScale.points($0.advance) } ?? 0
            let widest = whole.reduce(cutWidth) { max($0, advanceScale.points($1.ink)) }
            let (word, rest) = (widestWord, rest)
            return TextExtent(
                lineCount: count, width: Pixel.roundUp(widest, scale: scale),
                height: Pixel.roundUp(Double(count) * lineHeight, scale: scale),
                heightError: Double(count) * lineHeightError,
                overflow: overflow(of: rest), overflowError: advanceScale.doubt(rest),
                isTruncated: cut != nil,
                wordOverflow: overflow(of: word), wordOverflowError: advanceScale.doubt(word))
        }

        /// The widest of what stays on one line, where a width could break it.
        private var widestWord: TextAdvance {
            guard cut == nil, available.isFinite else { return .zero }
            return text.widestWord(advanceScale)
        }

        /// The text from the line on that is cut off.
        private var rest: TextAdvance {
            guard let cut, available.isFinite else { return .zero }
            return text.advances[cut.range.lowerBound...].sum()
        }

        private func overflow(of advance: TextAdvance) -> Double {
            max(0, advanceScale.points(advance) - available)
        }
    }

    /// The part of a line's paragraph that fits before an ellipsis, and its advance with the ellipsis.
    private func cutOff(
        _ line: LineFiller.Line, _ scale: AdvanceScale, available: Double
    ) -> (range: Range<Int>, advance: TextAdvance) {
        var end = line.start
        var used = ellipsis
        while end < line.paragraphEnd, scale.points(used + advances[end]) <= available {
            used += advances[end]
            end += 1
        }
        while end > line.start, LineBreaking.isSpace(characters[end - 1]) {
            end -= 1
            used = used - advances[end]
        }
        return (line.start..<end, used)
    }
}
