import FormArtefacts
import FormLayout
import FormModel
import FormTestSupport
import Testing
import TextMetrics

/// Distances in a picture: each is rounded by itself.
struct PictureDistanceTests {
    /// Less than what is folded, in points.
    private static let gaps: [Double] = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48]

    @Test(arguments: 0..<20)
    func equalGapsAreEqualRowsWhereverTheyAre(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let gaps = (0..<12).map { _ in Self.gaps[random.int(in: 0...(Self.gaps.count - 1))] }
        let start = Double(random.int(in: 40...160)) / 3
        let rows = try rows(from: start, gaps)
        for (index, gap) in gaps.enumerated() {
            // 16 points to a row (the legend of the file), halves up.
            #expect(rows[index] == Int((gap / 16).rounded()), "\(gap) at \(index): \(rows)")
        }
    }

    @Test(arguments: 0..<12)
    func aChangedGapChangesWhereItIs(place: Int) throws {
        let gaps = Array(repeating: 24.0, count: 12)
        var changed = gaps
        changed[place] = 40
        let (before, after) = (try rows(from: 61, gaps), try rows(from: 61, changed))
        let different = before.indices.filter { before[$0] != after[$0] }
        #expect(different == [place])
    }

    /// The empty rows between labels of 20 points with these gaps.
    private func rows(from start: Double, _ gaps: [Double]) throws -> [Int] {
        var y = start
        var frames = [Rect(x: 0, y: 0, width: 393, height: 2000), Rect(x: 16, y: y, width: 361, height: 20)]
        for gap in gaps {
            y += 20 + gap
            frames.append(Rect(x: 16, y: y, width: 361, height: 20))
        }
        let lines = SampleForm.picture(frames).split(separator: "\n").filter { $0.hasPrefix("│") }
        let places = try (0...gaps.count).map { index in
            try #require(lines.firstIndex { $0.contains("<\(index)>") })
        }
        return zip(places, places.dropFirst()).map { $1 - $0 - 1 }
    }
}
