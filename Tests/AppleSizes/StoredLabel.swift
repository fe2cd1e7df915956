import Foundation
package import TextMetrics

/// A label on one line, with the size that Apple's Interface Builder stored in a public project.
package struct StoredLabel: Sendable {
    /// What `scripts/fit-label-widths.py` uses a row for; its rules look at no width of ours.
    package enum Use: String, Sendable {
        /// The widths of the system font are fitted to it.
        case fit
        /// The widths of the system font are judged by it.
        case judge
        /// Its frame was made for another text, or is stretched.
        case out
    }

    /// What it shows.
    package let text: String
    /// The font size in points.
    package let size: Double
    /// The weight of the system font.
    package let weight: MeasuredWeight
    /// The stored width in points, rounded up to a pixel.
    package let width: Double
    /// The stored height in points; nil where constraints may set it.
    package let height: Double?
    /// Device pixels to a point of the screen that it was stored for.
    package let scale: Double
    /// Device pixels to a point that its height was rounded up to; nil where its height is not that of a line.
    package let pixels: Double?
    /// What the row is used for.
    package let use: Use

    /// The labels that widths are judged by, and those that are left out: 141 rows.
    package static func all() throws -> [StoredLabel] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Resources/label-sizes.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return try lines.filter { !$0.hasPrefix("#") }.map { try StoredLabel(line: $0) }
    }

    /// A line of the file is not in the form that its heading says.
    package struct Malformed: Error {
        let line: String
    }

    private init(line: Substring) throws {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 10, let width = Double(columns[4]), let scale = Double(columns[6]),
            let use = Use(rawValue: columns[9]), let font = Self.font(columns[1], columns[2], columns[3])
        else { throw Malformed(line: String(line)) }
        text = columns[0]
        (size, weight) = font
        self.width = width
        height = Double(columns[5])
        self.scale = scale
        pixels = Double(columns[8])
        self.use = use
    }

    private static func font(
        _ name: String, _ size: String, _ weight: String
    ) -> (Double, MeasuredWeight)? {
        if let style = TextStyle(rawValue: name) { return (style.pointSize(), style.weight) }
        guard let points = Double(size), let weight = MeasuredWeight(rawValue: weight) else { return nil }
        return (points, weight)
    }
}

extension StoredLabel {
    /// The size that we give the label, with as many pixels to a point as its height was rounded up to.
    package var measured: IntrinsicSize {
        ControlMetrics.label(text, size: size, weight: weight, scale: pixels ?? scale)
    }

    /// What our width is wider by than the stored one, as a part of the stored one.
    package var widthError: Double { ((measured.width ?? 0) - width) / width }
}
