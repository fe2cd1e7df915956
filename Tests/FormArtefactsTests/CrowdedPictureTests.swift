import FormArtefacts
import FormLayout
import FormModel
import FormSource
import FormTestSupport
import Testing
import TextMetrics

/// However near things stand, no text of a picture is lost and the order of the screen is kept.
struct CrowdedPictureTests {
    @Test(arguments: 0..<40)
    func everyTextIsDrawnInOrder(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let count = random.int(in: 1...30)
        var y = 60.0
        var frames = [Rect(x: 0, y: 0, width: 393, height: 852)]
        for _ in 0..<count {
            let height = Double(random.int(in: 2...60))
            let x = Double(random.int(in: 0...300))
            frames.append(Rect(x: x, y: y, width: Double(random.int(in: 10...93)), height: height))
            y += height + Double(random.int(in: 0...20)) / 2
        }
        let rows = SampleForm.picture(frames).split(separator: "\n").map(String.init)
        let found = (0..<count).map { index in rows.firstIndex { $0.contains("<\(index)>") } }
        let places = try found.map { try #require($0) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "\(places)")
    }

    @Test func twoElementsFourPointsApartDoNotMeet() {
        let text = SampleForm.picture([
            Rect(x: 0, y: 0, width: 393, height: 852), Rect(x: 16, y: 100, width: 361, height: 6),
            Rect(x: 16, y: 110, width: 361, height: 6),
        ])
        #expect(text.components(of: "<0>") == 1)
        #expect(text.components(of: "<1>") == 1)
    }

    @Test func whatStandsBesideSharesItsRow() throws {
        let text = SampleForm.picture([
            Rect(x: 0, y: 0, width: 393, height: 852), Rect(x: 16, y: 100, width: 100, height: 31),
            Rect(x: 130, y: 105, width: 100, height: 20),
        ])
        let rows = text.split(separator: "\n").filter { $0.contains("<0>") || $0.contains("<1>") }
        #expect(rows.count == 1, "\(text)")
    }

    /// Nothing holds a frame in a layout that is wrong: it can lie anywhere.
    @Test(arguments: [1e12, -1e12, 1e300, -1e300, Double.infinity, -Double.infinity, Double.nan])
    func aFrameFarOutsideIsDrawnSmall(far: Double) {
        let screen = Rect(x: 0, y: 0, width: 393, height: 852)
        let frames = [
            Rect(x: far, y: 100, width: 100, height: 20), Rect(x: 16, y: far, width: 100, height: 20),
            Rect(x: 16, y: 100, width: far, height: 20), Rect(x: 16, y: 100, width: 100, height: far),
        ]
        for frame in frames {
            let text = SampleForm.picture([screen, frame, Rect(x: 16, y: 200, width: 100, height: 20)])
            #expect(text.components(of: "<1>") == 1, "\(frame)")
            #expect(text.utf8.count < 100_000, "\(frame)")
        }
    }
}
