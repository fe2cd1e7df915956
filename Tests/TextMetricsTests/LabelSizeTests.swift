import AppleSizes
import FormTestSupport
import Foundation
import Testing
import TextMetrics

/// Sizes of labels that Apple's Interface Builder stored in public projects.
@Suite("Label sizes beside Interface Builder's")
struct LabelSizeTests {
    private let figures: LabelFigures

    init() throws { figures = LabelFigures(try StoredLabel.all()) }

    @Test func widthsAreWithinAFewPercent() {
        #expect(figures.count >= 70)
        #expect(abs(figures.meanError) <= 0.5, "\(figures.meanError)")
        #expect(figures.meanDistance <= 1, "\(figures.meanDistance)")
        #expect(figures.shareWithinOrAPixel >= 95, "\(figures.shareWithinOrAPixel)")
        #expect(figures.shareWithin >= 94, "\(figures.shareWithin)")
    }

    @Test func heightsAreExactToThePixel() {
        #expect(figures.heights >= 50)
        #expect(figures.sameHeights == figures.heights)
        #expect(figures.otherHeights <= 10, "frames that were made for another text or size")
    }

    /// A split by a hash of the text: the same text is never in both halves.
    @Test func theWidthsThatJudgeAreNotFitted() throws {
        let labels = try StoredLabel.all()
        let fitted = Set(labels.filter { $0.use == .fit }.map(\.text))
        #expect(labels.filter { $0.use == .judge }.allSatisfy { !fitted.contains($0.text) })
    }

    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func theFitIsWhatTheLabelsSay() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Python.executable)
        process.arguments = [Python.packageRoot + "/scripts/fit-label-widths.py", "--check"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
