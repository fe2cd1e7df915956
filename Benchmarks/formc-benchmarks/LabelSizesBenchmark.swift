import AppleSizes
import Foundation
import TextMetrics

extension Benchmark {
    /// Sizes of labels beside those that Interface Builder stored.
    static let labels = Benchmark(
        name: "labels",
        summary: """
            Labels on one line as Apple's Interface Builder stored them in public projects, beside the sizes that \
            formc gives them. The widths that judge are those of texts with an odd hash; the others were fitted to.
            """
    ) {
        let labels = try StoredLabel.all()
        let figures = LabelFigures(labels)
        let percent = { (value: Double) in String(format: "%.1f %%", value) }
        var table = Table([
            "labels", "mean error", "mean distance", "within 2.5 %", "within 2.5 % or a pixel",
        ])
        table.add([
            "\(figures.count)", String(format: "%+.2f %%", figures.meanError),
            String(format: "%.2f %%", figures.meanDistance), percent(figures.shareWithin),
            percent(figures.shareWithinOrAPixel),
        ])
        table.print()
        print(
            """

            Of \(figures.heights + figures.otherHeights) labels with a stored height \(figures.sameHeights) have ours to \
            the pixel, \(figures.wholeHeights) of them in whole points, as older versions of Interface Builder stored \
            them; the frames of the others are not those of a line in their font. Of \(labels.count) labels \
            \(labels.count { $0.use == .fit }) were fitted to and \(labels.count { $0.use == .out }) are left out by \
            a rule that looks at no width of ours (`scripts/fit-label-widths.py`).
            """)
        let worst = labels.filter { $0.use == .judge }.sorted { abs($0.widthError) > abs($1.widthError) }
        print("\nThe farthest:")
        for label in worst.prefix(5) {
            print(
                "- `\(label.text)`, \(label.size) \(label.weight): \(label.width) stored, "
                    + "\(label.measured.width ?? 0) of ours")
        }
    }
}
