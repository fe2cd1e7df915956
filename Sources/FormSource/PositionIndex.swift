/// Files, lines and columns of many offsets of a source map, in time that does not grow with the length of the lines.
package struct PositionIndex {
    /// Where an offset is, as people and editors count.
    package struct Position {
        /// The file that holds it.
        package var file: SourceFile
        /// UTF-8 offset from the start of the file.
        package var offset: Int
        /// The line, counted from one.
        package var line: Int
        /// One-based, in characters as a person sees them (grapheme clusters).
        package var column: Int
        /// One-based, in Unicode scalars.
        package var scalarColumn: Int
    }

    private let sources: SourceMap
    private var lines: [FileLines]

    /// An index of all files of the map.
    package init(_ sources: SourceMap) {
        self.sources = sources
        lines = sources.files.map(FileLines.init)
    }

    /// The file, line and column of an offset of the map; what lies outside of all files is moved to the nearest end.
    package mutating func position(at offset: Int) -> Position {
        let index = sources.fileIndex(at: offset)
        return lines[index].position(at: sources.stretch(of: Span(offset, offset)).span.lower)
    }
}

/// The lines and columns of one file.
private struct FileLines {
    private struct Checkpoint {
        var offset: Int
        var characters: Int
        var scalars: Int
    }

    private static let stride = 256
    private let source: SourceFile
    private var checkpoints: [Int: [Checkpoint]] = [:]

    init(_ source: SourceFile) { self.source = source }

    /// - Parameter offset: within the file.
    mutating func position(at offset: Int) -> PositionIndex.Position {
        let line = source.lineIndex(at: offset)
        let range = source.lineRange(at: line)
        let end = min(offset, range.upperBound)
        let start = checkpoint(before: end, line: line, range)
        let text = String(decoding: source.utf8[start.offset..<end], as: UTF8.self)
        return PositionIndex.Position(
            file: source, offset: offset, line: line + 1, column: start.characters + text.count + 1,
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
