import InterfaceBuilderScenes
import Testing

/// The product's stack views, content sizes and solver beside the frames that Apple's engine computed for screens of public
/// projects. `formc-benchmarks frames` prints the figures.
@Suite("Frames beside Interface Builder's")
struct InterfaceBuilderTests {
    private static let comparisons = Result { try Scene.all().map { SceneComparison($0) } }

    @Test("Of the views and of whole screens at least so many agree")
    func shares() throws {
        let comparisons = try Self.comparisons.get()
        #expect(comparisons.count == 145)
        let views = comparisons.flatMap(\.views)
        let screens = comparisons.filter { !$0.views.isEmpty }
        #expect(views.count > 600 && screens.count > 120)
        let agreeing = Double(views.count { $0.cause == nil }) / Double(views.count)
        let whole = Double(screens.count(where: \.isWhole)) / Double(screens.count)
        #expect(agreeing >= 0.93 && whole >= 0.87)
    }

    /// What is known of screens that no rule explains.
    private static let unexplained = [
        9: "letters without meaning, whose width is measured 1 % too small, fit on one line",
        18:
            "two lines of Title 2 are 49 points high in a file of Xcode 9, and 52.5 by the height of its line",
        73: "a label is narrower than its text asks for at 750: a preferred width is not among the facts",
        92:
            "labels without a text share a stack view by their sizes, which are 0: nothing in the file says how",
        111:
            "two lines of Subheadline are 38 points high in a file of Xcode 11, and 36 by the height of its line",
        132: "two labels hug at 251 in a view that is higher than both: which of them grows is open",
        134: "a width of 500 at 750 is not pulled at, as it is in other screens of the project: older frames",
    ]

    @Test("Every screen that was looked at agrees or is explained")
    func explained() throws {
        let open = try Self.comparisons.get().filter { comparison in
            !comparison.scene.isKeptBack && comparison.views.contains { $0.cause == .ours }
        }
        #expect(open.map(\.scene.id) == Self.unexplained.keys.sorted())
    }
}
