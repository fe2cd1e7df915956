extension MeasuredText {
    /// Sets the text in lines. Parameters as in `layoutText`; linear in the text's length.
    package func layout(width: Double?, size: Double, lineLimit: Int = 0, scale: Double) -> TextLayout {
        let setting = Setting(self, width: width, size: size, lineLimit: lineLimit, scale: scale)
        let extent = setting.extent
        return TextLayout(
            lines: setting.lines, width: extent.width, height: extent.height,
            naturalWidth: naturalWidth(size: size, scale: scale), overflow: extent.overflow,
            isTruncated: extent.isTruncated)
    }

    /// The room that `layout` takes, without making its lines.
    package func extent(width: Double?, size: Double, lineLimit: Int = 0, scale: Double) -> TextExtent {
        Setting(self, width: width, size: size, lineLimit: lineLimit, scale: scale).extent
    }

    /// Whether nothing but the text's own line ends breaks it at a width and font size in points: its extent is then that
    /// of no width, unless lines are cut off.
    package func isUnbroken(width: Double, size: Double) -> Bool {
        Double(naturalUnits) <= Setting.availableUnits(width, size: size)
    }
}

extension MeasuredText {
    /// The text on its lines at one width and size.
    private struct Setting {
        let text: MeasuredText
        let size: Double
        let scale: Double
        /// Table units that a line may take.
        let available: Double
        /// The lines that are shown whole.
        let whole: ArraySlice<LineFiller.Line>
        /// The line that the limit cuts off: characters before the ellipsis, and the advance with it.
        let cut: (range: Range<Int>, units: Int)?

        init(_ text: MeasuredText, width: Double?, size: Double, lineLimit: Int, scale: Double) {
            self.text = text
            self.size = size
            self.scale = scale
            available = Self.availableUnits(width, size: size)
            let lines =
                text.isEmpty
                ? [] : LineFiller(text.paragraphs, units: text.units, available: available).lines
            let isCut = lineLimit > 0 && lines.count > lineLimit
            whole = isCut ? lines.prefix(lineLimit - 1) : lines[...]
            cut = isCut ? text.cutOff(lines[lineLimit - 1], available: available) : nil
        }

        /// Units that fit a width. A thousandth of a point more is allowed, so that a label is as wide as its
        /// own solved width in spite of rounding.
        static func availableUnits(_ width: Double?, size: Double) -> Double {
            guard let width, size > 0 else { return .infinity }
            return (max(width, 0) + 0.001) * Double(FontMetrics.unitsPerEm) / size
        }

        var lines: [String] {
            let shown = whole.map { String(text.characters[$0.start..<$0.inkEnd]) }
            return cut.map { shown + [String(text.characters[$0.range]) + "…"] } ?? shown
        }

        var extent: TextExtent {
            let count = whole.count + (cut == nil ? 0 : 1)
            guard count > 0 else { return .empty }
            let widest = whole.reduce(cut?.units ?? 0) { max($0, $1.inkUnits) }
            return TextExtent(
                lineCount: count,
                width: Pixel.roundUp(FontMetrics.points(widest, size: size), scale: scale),
                height: Pixel.roundUp(Double(count) * FontMetrics.lineHeight(size: size), scale: scale),
                overflow: overflow, isTruncated: cut != nil, wordOverflow: wordOverflow)
        }

        private var wordOverflow: Double {
            guard cut == nil, available.isFinite else { return 0 }
            return max(0, (Double(text.widestWordUnits) - available) * size / Double(FontMetrics.unitsPerEm))
        }

        private var overflow: Double {
            guard let cut, available.isFinite else { return 0 }
            let rest = text.units[cut.range.lowerBound...].reduce(0, +)
            return max(0, (Double(rest) - available) * size / Double(FontMetrics.unitsPerEm))
        }
    }

    /// The part of a line's paragraph that fits before an ellipsis, and its advance with the ellipsis.
    private func cutOff(_ line: LineFiller.Line, available: Double) -> (range: Range<Int>, units: Int) {
        var end = line.start
        var used = ellipsisUnits
        while end < line.paragraphEnd, Double(used + units[end]) <= available {
            used += units[end]
            end += 1
        }
        while end > line.start, LineBreaking.isSpace(characters[end - 1]) {
            end -= 1
            used -= units[end]
        }
        return (line.start..<end, used)
    }
}
