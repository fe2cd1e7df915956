import FormSource

/// A scalar decoded a second time, by us, to learn which bytes of the source each byte of the value comes from.
///
/// libyaml gives the value without that; its result is compared with ours before the map is trusted.
struct DecodedScalar {
    var value: [UInt8] = []
    var pieces: [ScalarMap.Piece] = []
    /// Byte offset in the value, and the source of each escape that yields a character.
    var escapes: [(valueOffset: Int, source: Range<Int>)] = []
    /// End of the last line with content, without its break; `nil` where there is none.
    var contentEnd: Int?

    mutating func appendVerbatim(_ source: Range<Int>, of bytes: [UInt8]) {
        guard !source.isEmpty else { return }
        let start = value.count
        value.append(contentsOf: bytes[source])
        if let last = pieces.last, last.isVerbatim, last.source.upperBound == source.lowerBound {
            pieces[pieces.count - 1].value = last.value.lowerBound..<value.count
            pieces[pieces.count - 1].source = last.source.lowerBound..<source.upperBound
        } else {
            pieces.append(.init(value: start..<value.count, source: source, isVerbatim: true))
        }
    }

    mutating func append(_ replacement: [UInt8], for source: Range<Int>) {
        let start = value.count
        value.append(contentsOf: replacement)
        pieces.append(.init(value: start..<value.count, source: source, isVerbatim: false))
    }
}
