import ConstraintSolver
import FormModel
import TextMetrics

/// A solver and the constants in it that the environment gives.
struct ConstraintSystem: Sendable {
    private(set) var solver: SimplexSolver
    /// The solver without a member of each conflict; nil where required constraints hold.
    private var relaxed: SimplexSolver?
    /// Constraints by their place in the solver, each with the part of its constant that stays and its range of `parts`.
    private let varying: [(index: Int, constant: Double, parts: Range<Int>)]
    private let parts: [ConstraintTerms.Varying]

    private let plan: LayoutPlan

    /// - Parameter terms: each with its place in the plan, which is its id in the solver.
    init(_ terms: [(id: Int, terms: ConstraintTerms)], variableCount: Int, _ plan: LayoutPlan) {
        self.plan = plan
        solver = SimplexSolver(
            variableCount: variableCount,
            constraints: terms.map { id, terms in
                LinearConstraint(
                    LinearExpression(terms.terms, constant: terms.constant), terms.relation,
                    priority: terms.priority, id: id)
            })
        var parts: [ConstraintTerms.Varying] = []
        varying = terms.enumerated().compactMap { index, term in
            guard !term.terms.varying.isEmpty else { return nil }
            parts += term.terms.varying
            return (index, term.terms.constant, parts.count - term.terms.varying.count..<parts.count)
        }
        self.parts = parts
    }

    /// Puts the environment's constants in.
    mutating func update(_ values: EnvironmentValues) {
        for (index, constant, range) in varying {
            solver.setConstant(
                at: index, to: range.reduce(constant) { $0 + values.value(of: parts[$1]) })
        }
    }

    /// Whether the last solve found several best solutions.
    var isOpen: Bool { relaxed?.isOpen ?? solver.isOpen }

    /// Unknowns that nothing determines, whatever the environment.
    var unconstrainedVariables: [Variable] { solver.unconstrainedVariables }

    /// Of candidates those that the last solve left open by more than `tolerance` points, without those that follow from ones
    /// before them.
    func independentlyOpen(among candidates: [Variable], tolerance: Double) -> [Variable] {
        solver.independentlyOpen(among: candidates, tolerance: tolerance)
    }

    mutating func ambiguousVariables() -> [AmbiguousVariable] { solver.ambiguousVariables() }

    mutating func tiedConstraints() -> [[Int]] { solver.tiedConstraints() }

    /// Solves, and where required constraints cannot hold returns the smallest sets of them that cannot; the values are then
    /// those without the last member of each.
    ///
    /// - Parameter choosing: false where of several best solutions any will do.
    mutating func solve(choosing: Bool = true) -> [[Int]] {
        relaxed = nil
        guard case .unsatisfiable = solver.solve(choosing: choosing) else { return [] }
        let conflicts = disjointConflicts(of: solver.constraints)
        var relaxed = solver
        for conflict in conflicts {
            if let dropped = plan.dropped(from: conflict) { relaxed.remove(dropped) }
        }
        while case .unsatisfiable = relaxed.solve() {
            guard let dropped = plan.dropped(from: minimalConflict(of: relaxed.constraints)) else { break }
            relaxed.remove(dropped)
        }
        self.relaxed = relaxed
        return conflicts
    }

    /// The values in points of all unknowns at the last solve, by index. What rounding has left of the way to a solution
    /// is taken off: the same solution reached in another way has the same values to the last bit.
    var solved: [Double] {
        (relaxed?.allValues ?? solver.allValues).map {
            ($0 * Self.resolution).rounded() / Self.resolution + 0
        }
    }

    /// Steps in a point: far finer than anything that is asked of a frame, and far coarser than rounding. Halves of pixels at
    /// every scale are steps, so that they stay halves.
    private static let resolution = 3_145_728.0
}

/// The numbers of one environment that constants are made of.
struct EnvironmentValues: Sendable {
    let guides: GuideRectangles
    let contents: SizedContents
    /// Intrinsic widths in points; nil for none. That of a label on several lines is that of its widest line.
    private(set) var widths: [Double?]
    /// Intrinsic heights in points at the widths solved last; nil for none.
    private(set) var heights: [Double?]
    /// The room of each view's text at its solved width; nil for views without text.
    private(set) var extents: [TextExtent?]

    init(_ guides: GuideRectangles, _ contents: SizedContents) {
        self.guides = guides
        self.contents = contents
        widths = contents.widths
        heights = contents.unbrokenHeights
        extents = contents.unbrokenExtents
    }

    /// Breaks texts at the widths in points that views have now.
    mutating func setHeights(width: (ViewIndex) -> Double) {
        heights = contents.unbrokenHeights
        extents = contents.unbrokenExtents
        for view in contents.breakingViews {
            guard let broken = contents.contents[view].broken(width: width(ViewIndex(view))) else { continue }
            (extents[view], heights[view]) = broken
        }
    }

    /// Gives labels that were broken the width of their widest line, as UIKit does: it measures a label again in the width
    /// that it got. False where no label is narrower by that than it was solved.
    ///
    /// - Parameter views: the labels that can be narrower.
    mutating func narrowLabels(_ views: [Int], width: (ViewIndex) -> Double) -> Bool {
        var isNarrower = false
        for view in views {
            guard let extent = extents[view], extent.lineCount > 1, !extent.isTruncated,
                extent.width < width(ViewIndex(view)) - 1e-6
            else { continue }
            widths[view] = extent.width
            isNarrower = true
        }
        return isNarrower
    }

    func value(of part: ConstraintTerms.Varying) -> Double {
        switch part {
        case .guide(let item, let attribute, let factor): factor * rectangle(of: item).value(of: attribute)
        case .intrinsic(let view, let axis, let factor):
            factor * ((axis == .horizontal ? widths : heights)[view.rawValue] ?? 0)
        case .baseline(let view, let attribute, let factor): factor * baseline(attribute, of: view)
        case .keyboard(let factor): factor * guides.keyboardHeight
        }
    }

    private func rectangle(of item: LayoutItem) -> Rect {
        switch item {
        case .safeArea: guides.safeArea
        case .margins: guides.margins
        case .readable: guides.readable
        case .keyboard: guides.keyboard
        case .view, .scrollContent, .scrollFrame: guides.root
        }
    }

    private func baseline(_ attribute: LayoutAttribute, of view: ViewIndex) -> Double {
        let height = heights[view.rawValue] ?? 0
        let baselines = contents.contents[view.rawValue].baselines(height: height)
        return attribute == .firstBaseline ? baselines.first : baselines.last
    }
}
