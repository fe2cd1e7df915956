import FormSource
import FormTestSupport
import Testing

struct SourceMapTests {
    private static let texts = ["", "a: ä\r\nb", "", "\n\n", "x: 👍🏽\ny: 1\n"]

    private var placed: (map: SourceMap, starts: [Int]) {
        var map = SourceMap(SourceFile(name: "0", text: Self.texts[0]))
        var starts = [0]
        for (index, text) in Self.texts.enumerated().dropFirst() {
            starts.append(map.add(SourceFile(name: String(index), text: text)))
        }
        return (map, starts)
    }

    /// Every place of every file, its end among them, is found again.
    @Test func `An offset of the map is an offset of one file`() {
        let (map, starts) = placed
        #expect(map.main.name == "0" && map.files.count == Self.texts.count)
        var seen: Set<Int> = []
        for (index, text) in Self.texts.enumerated() {
            for offset in 0...text.utf8.count {
                let place = starts[index] + offset
                #expect(seen.insert(place).inserted)
                let stretch = map.stretch(of: Span(place, place))
                #expect(stretch.file.name == String(index) && stretch.span == Span(offset, offset))
            }
        }
    }

    @Test func `A span never leaves its file`() {
        let (map, starts) = placed
        let all = map.stretch(of: Span(starts[1], starts[4] + 3))
        #expect(all.file.name == "1" && all.span == Span(0, Self.texts[1].utf8.count))
        #expect(map.text(of: Span(starts[4] + 3, starts[4] + 11)) == "👍🏽")
        #expect(map.stretch(of: Span(-3, -1)).span == Span(0, 0))
        #expect(map.stretch(of: Span(1000, 1001)).file.name == "4")
    }

    /// Against the one-file answer, which counts without an index.
    @Test func `Lines and columns are those of the file alone`() {
        let (map, starts) = placed
        var index = PositionIndex(map)
        for (number, text) in Self.texts.enumerated() {
            let file = SourceFile(name: String(number), text: text)
            for offset in 0...text.utf8.count {
                let position = index.position(at: starts[number] + offset)
                let alone = file.position(at: offset)
                #expect(position.file.name == file.name && position.offset == offset)
                #expect(position.line == alone.line && position.column == alone.column)
            }
        }
    }
}
