import FormLayout
import Foundation
import InterfaceBuilderScenes

extension Benchmark {
    /// Frames beside those that Apple's engine computed.
    static let frames = Benchmark(
        name: "frames",
        summary: """
            Screens of public iOS projects: their constraints, stack views and texts, solved and measured by formc, beside \
            the frames that Interface Builder stored. A frame agrees where no edge and no size differs by more than a \
            point. Not counted are views of classes of the app and with images, whose sizes nothing tells, and those that \
            move when these sizes change.
            """
    ) {
        let comparisons = try Scene.all().map { SceneComparison($0) }
        var table = Table(["", "screens", "whole", "share", "views", "agree", "share", "not counted"])
        table.add(row("looked at", comparisons.filter { !$0.scene.isKeptBack }))
        table.add(row("kept back", comparisons.filter(\.scene.isKeptBack)))
        table.add(row("all", comparisons))
        table.print()
        print("\nThe others:\n")
        var causes = Table(["cause", "views", "screens"])
        for cause in SceneComparison.Cause.allCases {
            let counts = comparisons.map { $0.views.count { $0.cause == cause } }
            causes.add([cause.rawValue, "\(counts.reduce(0, +))", "\(counts.count { $0 > 0 })"])
        }
        causes.print()
        if CommandLine.arguments.contains("--views") { list(comparisons) }
    }

    private static func row(_ name: String, _ comparisons: [SceneComparison]) -> [String] {
        let views = comparisons.flatMap(\.views)
        let screens = comparisons.filter { !$0.views.isEmpty }
        let (whole, agree) = (screens.count(where: \.isWhole), views.count { $0.cause == nil })
        return [
            name, "\(screens.count)", "\(whole)", percent(whole, screens.count), "\(views.count)",
            "\(agree)", percent(agree, views.count), "\(comparisons.reduce(0) { $0 + $1.dependentCount })",
        ]
    }

    private static func percent(_ part: Int, _ all: Int) -> String {
        String(format: "%.1f %%", 100 * Double(part) / Double(max(1, all)))
    }

    /// Every view elsewhere, but for the scenes that are kept back.
    private static func list(_ comparisons: [SceneComparison]) {
        for comparison in comparisons where !comparison.scene.isKeptBack {
            for view in comparison.views {
                guard let cause = view.cause else { continue }
                print(
                    "\(comparison.scene.id) \(view.id) \(view.viewClass) \(cause.rawValue) "
                        + "\(text(view.stored)) -> \(text(view.solved))")
            }
        }
    }

    private static func text(_ frame: Rect) -> String {
        [frame.x, frame.y, frame.width, frame.height].map { String(format: "%.1f", $0) }.joined(
            separator: " ")
    }
}
