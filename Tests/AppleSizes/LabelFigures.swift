import TextMetrics

/// How our sizes of labels stand beside those that Interface Builder stored.
package struct LabelFigures: Sendable {
    /// Errors of the widths of the labels that widths are judged by, as parts of the stored ones.
    private let errors: [Double]
    /// Of those, the labels whose width is within 2.5 % or one device pixel of the stored one.
    private let withinAPixel: Int
    /// The labels with a height of one line, whatever their use.
    package let heights: Int
    /// Of those, the labels for which we have the same height.
    package let sameHeights: Int
    /// Of those, the labels whose height is in whole points, on a screen with more pixels.
    package let wholeHeights: Int
    /// Labels whose height is another than that of one line in their font.
    package let otherHeights: Int

    /// Figures of some labels.
    package init(_ labels: [StoredLabel]) {
        let judges = labels.filter { $0.use == .judge }
        errors = judges.map(\.widthError)
        withinAPixel = judges.count { label in
            let pixel = 1 / (label.pixels ?? label.scale) / label.width
            return abs(label.widthError) <= max(Self.tolerance, pixel + 1e-9)
        }
        let lines = labels.filter { $0.height != nil && $0.pixels != nil }
        heights = lines.count
        sameHeights = lines.count { abs(($0.measured.height ?? 0) - ($0.height ?? 0)) < 0.001 }
        wholeHeights = lines.count { $0.pixels != $0.scale }
        otherHeights = labels.count { $0.height != nil && $0.pixels == nil }
    }

    private static let tolerance = 0.025

    /// How many labels widths are judged by.
    package var count: Int { errors.count }

    /// The mean error, in percent of the stored width.
    package var meanError: Double { percent(errors.reduce(0, +)) }

    /// The mean of the errors without their signs, in percent of the stored width.
    package var meanDistance: Double { percent(errors.reduce(0) { $0 + abs($1) }) }

    /// The labels whose width is within 2.5 %, in percent.
    package var shareWithin: Double { percent(Double(errors.count { abs($0) <= Self.tolerance })) }

    /// The labels whose width is within 2.5 % or one device pixel, in percent.
    package var shareWithinOrAPixel: Double { percent(Double(withinAPixel)) }

    private func percent(_ sum: Double) -> Double { sum / Double(max(errors.count, 1)) * 100 }
}
