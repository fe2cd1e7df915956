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
}
