/// All files of one compilation in one space of offsets, as rustc's source map: a ``Span`` is two numbers and still
/// says which file it is in.
///
/// Files lie one after the other in the order in which they were added. The end of a file and the start of the next
/// are two offsets, so that a place at the end of a file is in no other.
package struct SourceMap: Sendable {
    /// A stretch of one file. The span counts from the start of the file.
    package struct Stretch: Sendable {
        /// The file that holds it.
        package let file: SourceFile
        /// UTF-8 offsets in the file.
        package let span: Span
    }

    /// The files in the order in which they were added; the first is the spec that is compiled.
    package private(set) var files: [SourceFile]
    /// The offset at which each file starts.
    private var starts: [Int]

    /// A map of one file, whose offsets are those of the map.
    package init(_ file: SourceFile) {
        files = [file]
        starts = [0]
    }

    /// The file that was added first: the spec that is compiled.
    package var main: SourceFile { files[0] }

    /// Adds a file after the others.
    ///
    /// - Returns: the offset of the map at which the file starts.
    package mutating func add(_ file: SourceFile) -> Int {
        let start = starts[starts.count - 1] + files[files.count - 1].utf8.count + 1
        files.append(file)
        starts.append(start)
        return start
    }

    /// The number of the file that holds an offset; the nearest file for offsets outside of all.
    package func fileIndex(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The offset of the map at which a file starts.
    package func start(ofFile index: Int) -> Int { starts[index] }

    /// The file in which a span starts, and the span as that file counts it, cut to its end.
    package func stretch(of span: Span) -> Stretch {
        let index = fileIndex(at: span.lower)
        let local = Span(span.lower - starts[index], span.upper - starts[index])
        return Stretch(file: files[index], span: local.clamped(to: files[index].utf8.count))
    }

    /// The text of a span.
    package func text(of span: Span) -> String {
        let stretch = stretch(of: span)
        return stretch.file.text(of: stretch.span)
    }
}
