import FormSource

/// Finds a scalar's map to the source, its escapes and the comment behind it.
struct ScalarReading {
    let source: [UInt8]
    let value: String
    let style: YAMLScalar.Style
    /// The span from its first character to where libyaml ends it.
    let content: Span

    func scalar(resolved: YAMLValue) -> YAMLScalar {
        let (map, escapes, end) = located()
        let comment = style == .plain ? trailingComment : nil
        return YAMLScalar(
            value: value, style: style, resolved: resolved, span: Span(content.lower, end), escapes: escapes,
            trailingComment: comment, trailingCommentLooksLikeText: comment.map(looksLikeText) ?? false,
            map: map)
    }

    /// The text between the quotes.
    private var textRange: Range<Int> {
        switch style {
        case .singleQuoted, .doubleQuoted:
            content.lower + 1..<max(content.lower + 1, content.upper - 1)
        default: content.range
        }
    }

    private func located() -> (ScalarMap, [YAMLScalar.Escape], end: Int) {
        let isBlock = style == .literal || style == .folded
        if !isBlock, value.utf8.elementsEqual(source[textRange]) {
            return (ScalarMap(verbatim: textRange), [], content.upper)
        }
        let decoded = isBlock ? decodeBlock() : decodeFlow()
        let end = isBlock ? decoded.contentEnd ?? content.upper : content.upper
        guard value.utf8.elementsEqual(decoded.value) else {
            let whole = textRange.lowerBound..<max(textRange.lowerBound, min(textRange.upperBound, end))
            return (ScalarMap(whole: whole, valueCount: value.utf8.count), [], end)
        }
        let map = ScalarMap(pieces: decoded.pieces, start: textRange.lowerBound)
        return (map, escapes(decoded), end)
    }

    private func decodeFlow() -> DecodedScalar {
        var decoder = FlowScalarDecoder(bytes: source, style: style, range: textRange)
        return decoder.decode()
    }

    private func decodeBlock() -> DecodedScalar {
        var decoder = BlockScalarDecoder(bytes: source, isLiteral: style == .literal, range: content.range)
        return decoder.decode(value: Array(value.utf8))
    }

    private func escapes(_ decoded: DecodedScalar) -> [YAMLScalar.Escape] {
        var escapes: [YAMLScalar.Escape] = []
        var scalars = 0
        var byte = 0
        for escape in decoded.escapes {
            scalars += decoded.value[byte..<escape.valueOffset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
            byte = escape.valueOffset
            escapes.append(
                .init(
                    valueScalarOffset: scalars,
                    span: Span(escape.source.lowerBound, escape.source.upperBound),
                    text: String(decoding: source[escape.source], as: UTF8.self)))
        }
        return escapes
    }

    private var trailingComment: Span? {
        var index = content.upper
        while index < source.count, Byte.isBlank(source[index]) { index += 1 }
        guard index > content.upper, index < source.count, source[index] == Byte.hash else { return nil }
        return Span(index, Byte.lineEnd(from: index, in: source))
    }

    private func looksLikeText(_ comment: Span) -> Bool {
        guard comment.lower + 1 < comment.upper else { return false }
        let next = source[comment.lower + 1]
        return !Byte.isBlank(next) && next != Byte.hash && next != UInt8(ascii: "!")
    }
}
