import FormModel

extension MatrixSpace {
    /// Elements times cells up to which every cell is solved: all of them for forms of 150 elements and more, far longer
    /// than any sign-in screen.
    static let fullLimit = 250_000

    /// Leaves cells out of the space of a form so long that solving all would take minutes: text sizes between the
    /// extremes first, then windows between the extremes. What `count` says, and so what reports say, is what is left.
    mutating func thinOut(elements: Int) {
        let steps: [(inout MatrixSpace) -> Void] = [
            { $0.keepTextSizes([$0.textSizes.first, .default, .xxxLarge, $0.textSizes.last]) },
            { $0.keepViewports([Viewport(), $0.narrowest, $0.shortest, $0.widest]) },
            { $0.keepTextSizes([.default, $0.textSizes.last]) },
            { $0.keepViewports([Viewport(), $0.narrowest]) },
        ]
        for step in steps where count * elements > Self.fullLimit { step(&self) }
    }

    private mutating func keepTextSizes(_ kept: [TextSize?]) {
        let sizes = textSizes.filter { kept.contains($0) }
        if !sizes.isEmpty { textSizes = sizes }
    }

    private mutating func keepViewports(_ kept: [Viewport?]) {
        let windows = viewports.filter { kept.contains($0) }
        if !windows.isEmpty { viewports = windows }
    }

    private var narrowest: Viewport? { viewports.min { ($0.width, $0.height) < ($1.width, $1.height) } }
    private var shortest: Viewport? { viewports.min { ($0.height, $0.width) < ($1.height, $1.width) } }
    private var widest: Viewport? { viewports.max { ($0.width, $0.height) < ($1.width, $1.height) } }
}
