import FormSource

/// The way from a scalar's value back to its source, in UTF-8 offsets of both.
struct ScalarMap: Sendable {
    /// Adjacent bytes of the value that come from one stretch of the source.
    struct Piece: Sendable {
        var value: Range<Int>
        var source: Range<Int>
        /// Byte for byte the same on both sides; otherwise the stretch stands for the bytes as a whole.
        var isVerbatim: Bool
    }

    /// The pieces in order, without gaps on the side of the value.
    var pieces: [Piece]
    /// Where an empty scalar's text would be.
    var start: Int

    /// The value stands in the source as it is.
    init(verbatim source: Range<Int>) {
        start = source.lowerBound
        pieces = [Piece(value: 0..<source.count, source: source, isVerbatim: true)]
    }

    /// The value comes from the source as a whole and no more is known.
    init(whole source: Range<Int>, valueCount: Int) {
        start = source.lowerBound
        pieces = [Piece(value: 0..<valueCount, source: source, isVerbatim: false)]
    }

    init(pieces: [Piece], start: Int) {
        self.pieces = pieces
        self.start = start
    }

    func sourceSpan(of range: Range<Int>) -> Span {
        guard !range.isEmpty else {
            let point = sourceStart(ofByte: range.lowerBound)
            return Span(point, point)
        }
        return Span(sourceStart(ofByte: range.lowerBound), sourceEnd(ofByte: range.upperBound - 1))
    }

    private func sourceStart(ofByte byte: Int) -> Int {
        guard let piece = piece(holding: byte) else { return pieces.last?.source.upperBound ?? start }
        return piece.isVerbatim
            ? piece.source.lowerBound + byte - piece.value.lowerBound : piece.source.lowerBound
    }

    private func sourceEnd(ofByte byte: Int) -> Int {
        guard let piece = piece(holding: byte) else { return pieces.last?.source.upperBound ?? start }
        return piece.isVerbatim
            ? piece.source.lowerBound + byte + 1 - piece.value.lowerBound : piece.source.upperBound
    }

    private func piece(holding byte: Int) -> Piece? {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].value.upperBound <= byte { low = middle + 1 } else { high = middle }
        }
        return low < pieces.count && pieces[low].value.contains(byte) ? pieces[low] : nil
    }
}
