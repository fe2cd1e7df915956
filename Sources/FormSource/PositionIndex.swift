/// Lines and columns of many offsets of one file, in time that does not grow with the length of the lines.
package struct PositionIndex {
    /// Where an offset is, as people and editors count.
    package struct Position {
        /// One-based.
        package var line: Int
        /// One-based, in characters as a person sees them (grapheme clusters).
        package var column: Int
        /// One-based, in Unicode scalars.
        package var scalarColumn: Int
    }

    private struct Checkpoint {
        var offset: Int
        var characters: Int
        var scalars: Int
    }

    private static let stride = 256
    private let source: SourceFile
    private var checkpoints: [Int: [Checkpoint]] = [:]

    /// Of one file.
    package init(_ source: SourceFile) { self.source = source }

    /// The line and column of a UTF-8 offset; what lies outside of the file is moved to its nearer end.
    package mutating func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), source.utf8.count)
        let line = source.lineIndex(at: offset)
        let range = source.lineRange(at: line)
        let end = min(offset, range.upperBound)
        let start = checkpoint(before: end, line: line, range)
        let text = String(decoding: source.utf8[start.offset..<end], as: UTF8.self)
        return Position(
            line: line + 1, column: start.characters + text.count + 1,
            scalarColumn: start.scalars + text.unicodeScalars.count + 1)
    }

    private mutating func checkpoint(before offset: Int, line: Int, _ range: Range<Int>) -> Checkpoint {
        let start = Checkpoint(offset: range.lowerBound, characters: 0, scalars: 0)
        guard range.count > 2 * Self.stride else { return start }
        let points = checkpoints[line] ?? makeCheckpoints(range)
        checkpoints[line] = points
        var low = 0
        var high = points.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if points[middle].offset <= offset { low = middle } else { high = middle }
        }
        return points[low]
    }

    private func makeCheckpoints(_ range: Range<Int>) -> [Checkpoint] {
        var points = [Checkpoint(offset: range.lowerBound, characters: 0, scalars: 0)]
        var current = points[0]
        for character in String(decoding: source.utf8[range], as: UTF8.self) {
            current.offset += character.utf8.count
            current.characters += 1
            current.scalars += character.unicodeScalars.count
            if current.offset - points[points.count - 1].offset >= Self.stride { points.append(current) }
        }
        return points
    }
}
