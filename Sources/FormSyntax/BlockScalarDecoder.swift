/// Decodes literal (`|`) and folded (`>`) scalars: indentation, folding, chomping.
struct BlockScalarDecoder {
    let bytes: [UInt8]
    let isLiteral: Bool
    /// The range from the indicator to the end that libyaml gives.
    let range: Range<Int>

    private var result = DecodedScalar()
    private var index = 0
    private var column = 0
    private var indent = 0
    /// The break after the last content line, not yet written.
    private var leadingBreak: Range<Int>?
    /// The breaks of the empty lines after it.
    private var trailingBreaks: [Range<Int>] = []

    init(bytes: [UInt8], isLiteral: Bool, range: Range<Int>) {
        self.bytes = bytes
        self.isLiteral = isLiteral
        self.range = range
    }

    /// - Parameter value: what libyaml made of it; needed to know the indentation where the header gives it as
    ///   a number, since that counts from the parent's.
    mutating func decode(value: [UInt8]) -> DecodedScalar {
        let headerEnd = Byte.lineEnd(from: range.lowerBound, in: bytes)
        let chomping = bytes[range.lowerBound..<headerEnd].prefix { !Byte.isBlank($0) }
        result.contentEnd = range.lowerBound + chomping.count
        guard headerEnd < bytes.count else { return result }
        index = Byte.afterBreak(headerEnd, in: bytes)
        indent = indentation(value: value)
        takeBreaks()
        takeLines()
        if !chomping.contains(UInt8(ascii: "-")), let lineBreak = leadingBreak { write(lineBreak) }
        if chomping.contains(UInt8(ascii: "+")) { trailingBreaks.forEach { write($0) } }
        return result
    }

    private mutating func takeLines() {
        var wasMoreIndented = false
        while index < range.upperBound, column == indent {
            let isMoreIndented = Byte.isBlank(bytes[index])
            if let lineBreak = leadingBreak {
                if isLiteral || wasMoreIndented || isMoreIndented {
                    write(lineBreak)
                } else if trailingBreaks.isEmpty {
                    result.append([Byte.space], for: lineBreak.lowerBound..<index)
                }
            }
            trailingBreaks.forEach { write($0) }
            trailingBreaks = []
            wasMoreIndented = isMoreIndented
            takeLine()
            takeBreaks()
        }
    }

    private mutating func takeLine() {
        let end = Byte.lineEnd(from: index, in: bytes)
        result.appendVerbatim(index..<end, of: bytes)
        result.contentEnd = end
        index = end
        leadingBreak = nil
        if end < bytes.count {
            index = Byte.afterBreak(end, in: bytes)
            leadingBreak = end..<index
        }
        column = 0
    }

    /// Skips indentation and empty lines, remembering their breaks.
    private mutating func takeBreaks() {
        column = 0
        while index < bytes.count {
            while index < bytes.count, column < indent, bytes[index] == Byte.space {
                index += 1
                column += 1
            }
            guard index < bytes.count, Byte.isBreak(bytes[index]) else { return }
            let next = Byte.afterBreak(index, in: bytes)
            trailingBreaks.append(index..<next)
            index = next
            column = 0
        }
    }

    private mutating func write(_ lineBreak: Range<Int>) {
        result.append([Byte.lineFeed], for: lineBreak)
    }

    /// Spaces before the first line with content, less those that are content.
    private func indentation(value: [UInt8]) -> Int {
        var start = index
        while start < bytes.count {
            let end = Byte.lineEnd(from: start, in: bytes)
            let spaces = bytes[start..<end].prefix { $0 == Byte.space }.count
            if start + spaces < end {
                let line = value.drop { $0 == Byte.lineFeed }
                return max(0, spaces - line.prefix { $0 == Byte.space }.count)
            }
            guard end < bytes.count else { return spaces }
            start = Byte.afterBreak(end, in: bytes)
        }
        return 0
    }
}
