import FormModel
import TextMetrics

/// Looks at solved cells of one form for what a person would call broken.
struct CellInspector: Sendable {
    let views: [InspectedView]
    let plan: LayoutPlan
    let avoidance: KeyboardBehavior.Avoidance
    let controls: ControlGeneration

    /// Less than this many points is nobody's business: rounding, half a pixel.
    static let tolerance = 0.75
    /// The number of points by which two elements may overlap: line boxes are higher than their letters.
    static let overlapTolerance = 1.0

    init(_ form: LoginForm, _ plan: LayoutPlan) {
        self.plan = plan
        views = plan.views.indices.compactMap { InspectedView($0, plan) }
        avoidance = form.keyboard.avoidance.value
        controls = form.targets.controls
    }

    /// What is wrong in a cell. With the keyboard up only what the keyboard does to it: the rest shows without.
    ///
    /// - Parameter views: those that show in the cell.
    func faults(_ cell: LayoutSolution, keyboardIsUp: Bool, _ views: InspectedViews) -> [LayoutFault] {
        if case .conflict(let groups) = cell.status {
            return groups.map {
                LayoutFault(kind: .conflict, view: .root, amount: 0, conflict: $0)
            }
        }
        let open = openFaults(cell.open)
        if keyboardIsUp { return open + keyboardFaults(views.visible, cell) }
        let ink = views.visible.map { cell.ink($0) }
        var faults = open
        for view in views.visible {
            if let fault = truncation(view, cell) ?? brokenWord(view, cell) { faults.append(fault) }
        }
        addOverlaps(views.visible, ink, to: &faults)
        addOutside(views.visible, ink, cell, to: &faults)
        addTargets(views.touched, cell, to: &faults)
        if let fault = stretched(views.visible, cell) { faults.append(fault) }
        return faults
    }
}

extension CellInspector {
    /// What is open. Of ties those that the spec has a word in: others show in what they leave open.
    private func openFaults(_ open: OpenLayout) -> [LayoutFault] {
        guard !open.attributes.isEmpty else { return [] }
        let ties = open.ties.filter { $0.contains { plan.constraints[$0].origin.isWritten } }
        return open.attributes.map {
            LayoutFault(kind: .ambiguous, view: $0.view, amount: 0, attribute: $0.attribute)
        } + ties.map { LayoutFault(kind: .tie, view: .root, amount: 0, conflict: $0) }
    }
}

/// The views that show in a scene, as the inspector looks at them.
struct InspectedViews: Sendable {
    let shown: ShownViews
    let visible: [InspectedView]
    /// Those of the visible ones that a finger hits.
    let touched: [InspectedView]

    init(_ shown: ShownViews, _ inspector: CellInspector) {
        self.shown = shown
        visible = inspector.views.filter { !shown.hidden.isHidden[$0.view.rawValue] }
        touched = visible.filter(\.isInteractive)
    }
}

/// What is asked of a solved cell again and again.
extension LayoutSolution {
    func frame(_ view: InspectedView) -> Rect { exactFrames[view.view.rawValue] }
    func extent(_ view: InspectedView) -> TextExtent? { extents[view.view.rawValue] }

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
    func truncation(_ view: InspectedView, _ cell: LayoutSolution) -> LayoutFault? {
        guard let extent = cell.extent(view), extent.lineCount > 0 else { return nil }
        let isCut = extent.isTruncated && !isPlaceholder(view, cell)
        let (across, down) = (isCut ? extent.overflow : 0, extent.height - cell.frame(view).height)
        guard max(across, down) > Self.tolerance else { return nil }
        return LayoutFault(
            kind: .truncated, view: view.view, amount: max(across, down),
            error: across >= down ? extent.overflowError : 0,
            edge: across >= down ? .trailing : .bottom)
    }
}

extension CellInspector {
    /// A word that goes on in the next line, as no language has it.
    ///
    /// Long words break on narrow windows at accessibility sizes whatever a form does; a word that is squeezed to less than
    /// half of its width does not break for that reason. The words of longer texts are nobody's.
    private func brokenWord(_ view: InspectedView, _ cell: LayoutSolution) -> LayoutFault? {
        guard let extent = cell.extent(view), extent.wordOverflow > Self.tolerance,
            !cell.environment.isPseudoLocalized,
            !cell.environment.textSize.isAccessibility || extent.wordOverflow > cell.frame(view).width
        else { return nil }
        return LayoutFault(
            kind: .brokenWord, view: view.view, amount: extent.wordOverflow,
            error: extent.wordOverflowError, edge: .trailing)
    }

    /// A placeholder stands on one line: at accessibility sizes nobody can do anything about that, and an example such as
    /// an address is not longer in other languages.
    private func isPlaceholder(_ view: InspectedView, _ cell: LayoutSolution) -> Bool {
        guard case .field = view.role else { return false }
        return cell.environment.textSize.isAccessibility || cell.environment.isPseudoLocalized
    }
}
