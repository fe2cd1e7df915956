import FormModel
package import TextMetrics

/// A form solved in one environment. Arrays are indexed as ``LayoutPlan/views``.
package struct LayoutSolution: Sendable {
    /// Whether the frames meet every required constraint.
    package enum Status: Sendable, Hashable {
        case satisfied
        /// Required constraints cannot hold: places in ``LayoutPlan/constraints``, ascending; each group is a
        /// smallest set that cannot hold together, and no two groups share a member. The frames are those
        /// without the last member of each group.
        case conflict([[Int]])
    }

    /// What it was solved for.
    package let environment: LayoutEnvironment
    /// Ambiguity is no status: ``open`` tells.
    package let status: Status
    /// Alignment rectangles in points from the window's top left corner, as solved. What is in a scroll view
    /// is where it stands before anything is scrolled.
    package let exactFrames: [Rect]
    /// Hidden itself or inside something hidden.
    package let isHidden: [Bool]
    /// The room of each view's text at its solved width; nil for views without text.
    package let extents: [TextExtent?]
    /// Height of the scroll view's content in points; nil where the form does not scroll.
    package let contentHeight: Double?
    /// What of it is one of several best layouts.
    package let open: OpenLayout
    let contents: SizedContents
    /// The rectangles that the environment gives.
    let guides: GuideRectangles
}

extension LayoutSolution {
    /// Frames with every edge on a device pixel, each edge rounded for itself as UIKit does, so that equal
    /// columns may differ by a pixel.
    package var frames: [Rect] { exactFrames.map { $0.rounded(toScale: environment.viewport.scale) } }

    /// The lines of a view's text at its solved width; nil for a view without text. Made on demand.
    package func text(of view: ViewIndex) -> TextLayout? {
        contents.contents[view.rawValue].layout(width: exactFrames[view.rawValue].width)
    }
}

extension Rect {
    /// The rectangle with each edge on the nearest device pixel.
    package func rounded(toScale scale: Double) -> Rect {
        let (left, right) = (Pixel.round(x, scale: scale), Pixel.round(maxX, scale: scale))
        let (top, bottom) = (Pixel.round(y, scale: scale), Pixel.round(maxY, scale: scale))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle seen in a mirror that is `width` points wide.
    func mirrored(in width: Double) -> Rect {
        Rect(x: width - maxX, y: y, width: self.width, height: height)
    }
}
