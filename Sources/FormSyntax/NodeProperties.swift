import FormSource

/// Where the anchor and the tag before a value stand, and where the value itself starts.
struct NodeProperties {
    private(set) var anchor: Span?
    private(set) var tag: Span?
    private(set) var contentStart: Int

    init(_ event: YAMLEvent, in bytes: [UInt8]) {
        contentStart = event.span.lower
        guard event.anchor != nil || event.tag != nil else { return }
        let limit = event.span.upper
        var index = event.span.lower
        while index < limit, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
            let end = Self.tokenEnd(from: index, limit: limit, in: bytes)
            if bytes[index] == UInt8(ascii: "&") {
                guard anchor == nil, event.anchor != nil else { break }
                anchor = Span(index, end)
            } else {
                guard tag == nil, event.tag != nil else { break }
                tag = Span(index, end)
            }
            index = Self.afterSpace(from: end, limit: limit, in: bytes)
        }
        contentStart = index
    }

    private static func tokenEnd(from start: Int, limit: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < limit, !Byte.isSpace(bytes[index]), !",[]{}".utf8.contains(bytes[index]) { index += 1 }
        return index
    }

    /// Skips blanks, line breaks and comments.
    private static func afterSpace(from start: Int, limit: Int, in bytes: [UInt8]) -> Int {
        var index = start
        while index < limit {
            if Byte.isSpace(bytes[index]) {
                index += 1
            } else if bytes[index] == Byte.hash {
                index = min(limit, Byte.lineEnd(from: index, in: bytes))
            } else {
                break
            }
        }
        return index
    }
}
