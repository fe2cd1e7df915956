import TextMetrics

/// What a view shows at one text size and pixel scale, with all of its measures that do not depend on the view's width: they
/// are the same in every window.
struct SizedContent: Sendable {
    /// The content at any size.
    let content: ViewContent
    /// The intrinsic width in points; nil for none.
    let width: Double?
    /// The room of the text where nothing but its own line ends breaks it; nil for a view without text.
    let unbrokenExtent: TextExtent?
    /// The intrinsic height in points with that room; nil for none.
    let unbrokenHeight: Double?
    private let environment: TextEnvironment
    private let reserved: ViewContent?
    /// What a narrower view may break; nil where the height depends on no width.
    private let breaking: MeasuredText?
    /// The font size of the text in points, and what stands beside it.
    private let fontSize: Double
    private let padding: Double

    /// - Parameter reserved: content that the view is high enough for, too.
    init(_ content: ViewContent, _ environment: TextEnvironment, reserved: ViewContent? = nil) {
        self.content = content
        self.reserved = reserved
        self.environment = environment
        width = content.width(environment)
        unbrokenExtent = content.extent(width: .infinity, environment)
        let height = content.height(unbrokenExtent, environment)
        unbrokenHeight = reserved.map { $0.height(width: .infinity, environment, atLeast: height) } ?? height
        breaking = (reserved ?? content).text.flatMap { $0.isEmpty ? nil : $0 }
        fontSize = content.fontSize(environment) ?? 0
        padding = content.horizontalPadding
    }

    /// Whether a view that is narrow enough is higher or cuts its text off.
    var mayBreak: Bool { breaking != nil }

    /// The space of the text and the intrinsic height in a view of the given width; nil where both are those of the
    /// unbroken text.
    func broken(width: Double) -> (extent: TextExtent?, height: Double?)? {
        guard let breaking, let unbrokenExtent else { return nil }
        let isWhole =
            !unbrokenExtent.isTruncated && breaking.isUnbroken(width: width - padding, size: fontSize)
        guard !isWhole else { return nil }
        let extent = content.extent(width: width, environment)
        let height = content.height(extent, environment)
        return (extent, reserved.map { $0.height(width: width, environment, atLeast: height) } ?? height)
    }

    /// Distances in points from the top to the first baseline and from the last baseline to the bottom, in a view of
    /// the given height.
    func baselines(height: Double) -> (first: Double, last: Double) {
        content.baselines(height: height, environment)
    }

    /// The text's lines in a view of the given width; nil for a view without text.
    func layout(width: Double) -> TextLayout? { content.layout(width: width, environment) }
}

/// What all views of a plan show in one state and language, at one text size and pixel scale. A class, because every cell
/// passes it on.
final class SizedContents: Sendable {
    /// The content of each view, by its index in the plan, as in the other lists here.
    let contents: [SizedContent]
    /// Intrinsic widths in points; nil for none.
    let widths: [Double?]
    let unbrokenHeights: [Double?]
    let unbrokenExtents: [TextExtent?]
    /// Views whose height depends on their width, or whose text may be cut off.
    let breakingViews: [Int]

    /// - Parameter reserved: by the index of a view, content for which there is room too.
    init(_ contents: [ViewContent], _ environment: TextEnvironment, reserved: [Int: ViewContent]) {
        let sized = contents.enumerated().map { index, content in
            SizedContent(content, environment, reserved: reserved[index])
        }
        self.contents = sized
        widths = sized.map(\.width)
        unbrokenHeights = sized.map(\.unbrokenHeight)
        unbrokenExtents = sized.map(\.unbrokenExtent)
        breakingViews = sized.indices.filter { sized[$0].mayBreak }
    }
}

extension ViewContent {
    /// The height in points in a view of the given width, or another one if that is more.
    fileprivate func height(width: Double, _ environment: TextEnvironment, atLeast other: Double?) -> Double {
        max(height(extent(width: width, environment), environment) ?? 0, other ?? 0)
    }
}
