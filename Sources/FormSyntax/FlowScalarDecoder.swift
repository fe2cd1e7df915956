/// Decodes plain and quoted scalars: folding, doubled quotes, backslash escapes.
struct FlowScalarDecoder {
    let bytes: [UInt8]
    let style: YAMLScalar.Style
    /// The text between the quotes.
    let range: Range<Int>
    private var result = DecodedScalar()

    init(bytes: [UInt8], style: YAMLScalar.Style, range: Range<Int>) {
        self.bytes = bytes
        self.style = style
        self.range = range
    }

    mutating func decode() -> DecodedScalar {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if Byte.isSpace(byte) {
                index = takeSpace(index)
            } else if byte == Byte.backslash, style == .doubleQuoted {
                index = takeEscape(index)
            } else if byte == Byte.singleQuote, style == .singleQuoted {
                result.append([byte], for: index..<min(index + 2, range.upperBound))
                index += 2
            } else {
                result.appendVerbatim(index..<index + 1, of: bytes)
                index += 1
            }
        }
        return result
    }

    /// Blanks within a line stay; one line break with the blanks around it becomes a space, each further one a line feed.
    private mutating func takeSpace(_ start: Int) -> Int {
        let (end, breaks) = scanSpace(start)
        if breaks.isEmpty {
            result.appendVerbatim(start..<end, of: bytes)
        } else if breaks.count == 1 {
            result.append([Byte.space], for: start..<end)
        } else {
            for lineBreak in breaks.dropFirst() { result.append([Byte.lineFeed], for: lineBreak) }
        }
        return end
    }

    private func scanSpace(_ start: Int) -> (end: Int, breaks: [Range<Int>]) {
        var index = start
        var breaks: [Range<Int>] = []
        while index < range.upperBound, Byte.isSpace(bytes[index]) {
            let next = Byte.isBreak(bytes[index]) ? Byte.afterBreak(index, in: bytes) : index + 1
            if Byte.isBreak(bytes[index]) { breaks.append(index..<next) }
            index = next
        }
        return (index, breaks)
    }

    private mutating func takeEscape(_ start: Int) -> Int {
        guard start + 1 < range.upperBound else {
            result.appendVerbatim(start..<start + 1, of: bytes)
            return start + 1
        }
        if Byte.isBreak(bytes[start + 1]) { return takeEscapedBreak(start) }
        let (scalar, end) = Self.escape(at: start, in: bytes, limit: range.upperBound)
        result.escapes.append((result.value.count, start..<end))
        result.append(Array(String(Character(scalar)).utf8), for: start..<end)
        return end
    }

    /// A backslash before a line break joins the lines; empty lines that follow still count.
    private mutating func takeEscapedBreak(_ start: Int) -> Int {
        let (end, breaks) = scanSpace(start + 1)
        for lineBreak in breaks.dropFirst() { result.append([Byte.lineFeed], for: lineBreak) }
        return end
    }

    /// The character that the escape at an offset stands for, and the end of the escape.
    static func escape(at start: Int, in bytes: [UInt8], limit: Int) -> (Unicode.Scalar, end: Int) {
        let letter = bytes[start + 1]
        let digits = ["x": 2, "u": 4, "U": 8][Character(Unicode.Scalar(letter))] ?? 0
        let end = min(start + 2 + digits, limit)
        if digits > 0 {
            let code = UInt32(String(decoding: bytes[start + 2..<end], as: UTF8.self), radix: 16)
            return (code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}", end)
        }
        return (named[letter] ?? Unicode.Scalar(letter), end)
    }

    /// YAML 1.2 section 5.7; the others stand for themselves.
    private static let named: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}",
        UInt8(ascii: "t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{0B}",
        UInt8(ascii: "f"): "\u{0C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
        UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
        UInt8(ascii: "P"): "\u{2029}",
    ]
}
