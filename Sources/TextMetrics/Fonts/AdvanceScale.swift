/// What advances come to at one font size: points for each unit of an advance and for each letter of the system font.
struct AdvanceScale: Sendable {
    private let pointsPerUnit: Double
    private let pointsPerLetter: Double

    /// The scale of a font size in points.
    init(size: Double) {
        let index = Int(min(max(size, 0), Self.largestListed))
        self = Double(index) == size ? Self.listed[index] : AdvanceScale(computedFor: size)
    }

    private init(computedFor size: Double) {
        pointsPerUnit = size / Double(FontWidthTable.unitsPerEm)
        let displayCut = Double(SystemFontFit.displayCut) * Self.displayShare(size: size)
        pointsPerLetter = Tracking.points(size: size) - displayCut * pointsPerUnit
    }

    /// An advance in points, not rounded.
    func points(_ advance: TextAdvance) -> Double {
        Double(advance.units) * pointsPerUnit + Double(advance.letters) * pointsPerLetter
    }

    /// The most by which an advance may be too narrow or too wide, in points.
    func doubt(_ advance: TextAdvance) -> Double { advance.doubt * pointsPerUnit }

    /// How much of the display cut's difference from the text cut a size has, 0 to 1. San Francisco goes from one to the other
    /// between 17 and 28 points (WWDC 2020, "The details of UI typography").
    private static func displayShare(size: Double) -> Double { min(max((size - 17) / (28 - 17), 0), 1) }

    private static let largestListed = 96.0
    /// The scales of whole sizes, which every text style has: every cell of the layout matrix asks for them.
    private static let listed = (0...Int(largestListed)).map { AdvanceScale(computedFor: Double($0)) }
}
