import TextMetrics

/// A plan that was solved without a form around it. Every view shows.
package struct PlanSolution {
    /// Alignment rectangles in points in the root view's coordinates, as solved, by the index of the view.
    package let frames: [Rect]
    /// The smallest sets of required constraints that cannot hold together: places in ``LayoutPlan/constraints``.
    package let conflicts: [[Int]]

    /// Solves a plan in a window of a size in points, at the default text size.
    ///
    /// - Parameter contents: what each view shows, by its index.
    package init(
        _ plan: LayoutPlan, showing contents: [ViewContent], width: Double, height: Double, scale: Double
    ) {
        let sized = SizedContents(
            contents, TextEnvironment(textSize: .default, scale: scale), reserved: [:])
        let root = Rect(x: 0, y: 0, width: width, height: height)
        var values = EnvironmentValues(GuideRectangles(root), sized)
        var systems = AxisSystems(plan, HiddenViews(showing: plan.views.count), sized, boundsSizes: true)
        let result = systems.solve(&values)
        frames = [root] + result.frames.dropFirst()
        conflicts = result.conflicts
    }
}
