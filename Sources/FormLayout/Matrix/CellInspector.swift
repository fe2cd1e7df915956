import FormModel
import TextMetrics

/// Looks at solved cells of one form for what a person would call broken.
struct CellInspector: Sendable {
    let views: [InspectedView]
    let plan: LayoutPlan
    let avoidance: KeyboardBehaviour.Avoidance
    private let navigationBar: Bool

    /// Less than this many points is nobody's business: rounding, half a pixel.
    static let tolerance = 0.75
    /// So many points of two elements may lie over each other: line boxes are higher than their letters.
    static let overlapTolerance = 1.0

    init(_ form: Form, _ plan: LayoutPlan) {
        self.plan = plan
        views = plan.views.indices.compactMap { InspectedView($0, plan) }
        avoidance = form.keyboard.avoidance.value
        navigationBar = form.navigationTitle != nil
    }

    /// What is wrong in a cell. With the keyboard up only what the keyboard does to it: the rest shows without.
    func faults(_ solution: LayoutSolution, in environment: LayoutEnvironment) -> [LayoutFault] {
        if case .conflict(let groups) = solution.status {
            return groups.map {
                LayoutFault(kind: .conflict, view: .root, amount: 0, conflict: $0)
            }
        }
        let cell = InspectedCell(solution, environment, guides: guides(environment))
        if environment.keyboardIsUp { return keyboardFaults(cell) }
        let shown = views.filter { !solution.isHidden[$0.view.rawValue] }
        return shown.compactMap { truncation($0, cell) } + overlaps(shown, cell)
            + outside(shown, cell) + targets(shown, cell) + stretched(shown, cell)
    }

    private func guides(_ environment: LayoutEnvironment) -> GuideRectangles {
        GuideRectangles(environment, navigationBar: navigationBar)
    }
}

/// A solved cell with what is asked of it again and again.
struct InspectedCell {
    let solution: LayoutSolution
    let environment: LayoutEnvironment
    let guides: GuideRectangles

    init(_ solution: LayoutSolution, _ environment: LayoutEnvironment, guides: GuideRectangles) {
        self.solution = solution
        self.environment = environment
        self.guides = guides
    }

    func frame(_ view: InspectedView) -> Rect { solution.exactFrames[view.view.rawValue] }
    func extent(_ view: InspectedView) -> TextExtent? { solution.extents[view.view.rawValue] }

    /// What is drawn: of a text only its lines, which may be narrower than the view.
    func ink(_ view: InspectedView) -> Rect {
        let frame = frame(view)
        guard case .text(let alignment) = view.role, let extent = extent(view) else { return frame }
        let size = (min(frame.width, extent.width), min(frame.height, extent.height))
        let x: Double =
            switch alignment {
            case .center: frame.midX - size.0 / 2
            case .natural, .leading: environment.isRightToLeft ? frame.maxX - size.0 : frame.x
            case .trailing: environment.isRightToLeft ? frame.x : frame.maxX - size.0
            }
        return Rect(x: x, y: frame.midY - size.1 / 2, width: size.0, height: size.1)
    }
}

// MARK: - Texts

extension CellInspector {
    /// Cut off at its last line, or higher than its view.
    func truncation(_ view: InspectedView, _ cell: InspectedCell) -> LayoutFault? {
        guard let extent = cell.extent(view), extent.lineCount > 0 else { return nil }
        let isCut = extent.isTruncated && !isPlaceholder(view, cell)
        let (across, down) = (isCut ? extent.overflow : 0, extent.height - cell.frame(view).height)
        guard max(across, down) > Self.tolerance else { return nil }
        return LayoutFault(
            kind: .truncated, view: view.view, amount: max(across, down),
            edge: across >= down ? .trailing : .bottom)
    }
}

extension CellInspector {
    /// A placeholder stands on one line: at accessibility sizes nobody can do anything about that, and an example such as
    /// an address is not longer in other languages.
    private func isPlaceholder(_ view: InspectedView, _ cell: InspectedCell) -> Bool {
        guard case .field = view.role else { return false }
        return cell.environment.textSize.isAccessibility || cell.environment.isPseudoLocalized
    }
}
