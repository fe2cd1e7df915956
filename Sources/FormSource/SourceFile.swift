/// A spec as the compiler sees it: its name for messages and its UTF-8 text without a byte order mark.
///
/// Positions are offsets into ``utf8``. Lines end at `\n`, `\r\n` or `\r`, as editors count them, not
/// at the further breaks that YAML 1.1 knows.
package struct SourceFile: Sendable {
    /// The path as the user gave it, or `<stdin>`. It is what messages print; never an absolute path of our making.
    package let name: String
    /// The path as a URI reference (RFC 3986), where the name cannot be the path because that is not UTF-8.
    package var uri: String?
    /// The text as UTF-8, always valid, without a byte order mark.
    package let utf8: [UInt8]
    /// Offset at which each line starts; the first is 0.
    package let lineStarts: [Int]

    /// Makes a file of a text; a byte order mark in it is kept.
    package init(name: String, text: String) {
        self.init(name: name, utf8: Array(text.utf8))
    }

    /// - Precondition: `utf8` is valid UTF-8.
    package init(name: String, utf8: [UInt8]) {
        self.name = name
        self.utf8 = utf8
        var starts = [0]
        var index = 0
        while index < utf8.count {
            let byte = utf8[index]
            index += 1
            if byte == UInt8(ascii: "\r"), index < utf8.count, utf8[index] == UInt8(ascii: "\n") {
                index += 1
                starts.append(index)
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                starts.append(index)
            }
        }
        self.lineStarts = starts
    }

    /// The text of a span.
    package func text(of span: Span) -> String {
        String(decoding: utf8[span.clamped(to: utf8.count).range], as: UTF8.self)
    }

    /// Zero-based index of the line that holds the offset.
    package func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The text of a line without its line break.
    package func lineText(at lineIndex: Int) -> String {
        String(decoding: utf8[lineRange(at: lineIndex)], as: UTF8.self)
    }

    /// The offsets of a line without its line break.
    package func lineRange(at lineIndex: Int) -> Range<Int> {
        let start = lineStarts[lineIndex]
        var end = lineIndex + 1 < lineStarts.count ? lineStarts[lineIndex + 1] : utf8.count
        while end > start, utf8[end - 1] == UInt8(ascii: "\n") || utf8[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<end
    }

    /// One-based line and column; the column counts characters as a person sees them (grapheme clusters).
    package func position(at offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), utf8.count)
        let line = lineIndex(at: offset)
        let range = lineRange(at: line)
        let prefix = String(decoding: utf8[range.lowerBound..<min(offset, range.upperBound)], as: UTF8.self)
        return (line + 1, prefix.count + 1)
    }
}
