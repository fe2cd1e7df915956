import FormModel
import TextMetrics

/// Looks at solved cells of one form for what a person would call broken.
struct CellInspector: Sendable {
    let views: [InspectedView]
    let plan: LayoutPlan
    let avoidance: KeyboardBehavior.Avoidance
    let controls: ControlGeneration
    let scrollView: ViewIndex?
    /// Whether views may meet or be squeezed because the keyboard is up.
    private let keyboardMovesViews: Bool

    /// Less than this many points is nobody's business: rounding, half a pixel.
    static let tolerance = 0.75
    /// The number of points by which two elements may overlap: line boxes are higher than their letters.
    static let overlapTolerance = 1.0

    init(_ form: LoginForm, _ plan: LayoutPlan) {
        self.plan = plan
        let widths = plan.viewsSizedByHand(.width)
        let heights = plan.viewsSizedByHand(.height)
        views = plan.views.indices.compactMap { index in
            let view = ViewIndex(index)
            return InspectedView(
                index, plan, sizedByHand: (widths.contains(view), heights.contains(view)))
        }
        avoidance = form.keyboard.avoidance.value
        controls = form.targets.controls
        scrollView = plan.views.firstIndex { $0.viewClass == .scrollView }.map { ViewIndex($0) }
        keyboardMovesViews =
            !form.onlyScrollsAboveKeyboard && plan.constraints.contains(where: \.dependsOnKeyboard)
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
        var faults = openFaults(cell.open)
        if keyboardIsUp {
            if keyboardMovesViews {
                addTexts(views.visible, cell, to: &faults)
                addOverlaps(views.visible, inkAboveKeyboard(views.visible, cell), cell, to: &faults)
            }
            addCovered(views.needed, cell, to: &faults)
            return faults
        }
        let ink = views.visible.map { cell.ink($0) }
        addTexts(views.visible, cell, to: &faults)
        addSqueezed(views.visible, cell, to: &faults)
        addOverlaps(views.visible, ink, cell, to: &faults)
        addOutside(views.visible, ink, cell, to: &faults)
        addFieldButtons(views.visible, cell, to: &faults)
        addTargets(views.touched, cell, to: &faults)
        if let fault = stretched(views.visible, cell) { faults.append(fault) }
        return faults
    }

    /// What is drawn of each view and not under the keyboard.
    private func inkAboveKeyboard(_ views: [InspectedView], _ cell: LayoutSolution) -> [Rect] {
        let top = keyboardTop(cell)
        return views.map { view in
            var ink = cell.ink(view)
            ink.height = max(0, min(ink.height, top - ink.y))
            return ink
        }
    }
}

extension LayoutPlan {
    /// The views whose width or height is in an equation by hand.
    fileprivate func viewsSizedByHand(_ attribute: LayoutAttribute) -> Set<ViewIndex> {
        let equations = constraints.filter { $0.source == .handWritten && $0.relation == .equal }
        let anchors = equations.flatMap { [$0.first, $0.second].compactMap(\.self) }
        return Set(
            anchors.compactMap { anchor in
                guard anchor.attribute == attribute, case .view(let view) = anchor.item else { return nil }
                return view
            })
    }
}

extension LayoutConstraint {
    /// Whether its meaning changes when the keyboard comes up.
    var dependsOnKeyboard: Bool {
        keyboardFactor != 0 || first.item == .keyboard || second?.item == .keyboard
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
    /// Those that a person needs while the keyboard is up.
    let needed: [InspectedView]

    init(_ shown: ShownViews, _ inspector: CellInspector) {
        self.shown = shown
        visible = inspector.views.filter { !shown.hidden.isHidden[$0.view.rawValue] }
        touched = visible.filter(\.isInteractive)
        needed = visible.filter { $0.coveredKind != nil }
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
