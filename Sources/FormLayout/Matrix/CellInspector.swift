import FormModel

/// Looks at solved cells of one form for what a person would call broken.
struct CellInspector: Sendable {
    let views: [InspectedView]
    private let plan: LayoutPlan
    private let avoidance: KeyboardBehaviour.Avoidance
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
    private func truncation(_ view: InspectedView, _ cell: InspectedCell) -> LayoutFault? {
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

// MARK: - Overlaps

extension CellInspector {
    /// Pairs in the order of the views. From top to bottom, so that only what is at the same height is compared.
    private func overlaps(_ shown: [InspectedView], _ cell: InspectedCell) -> [LayoutFault] {
        let rectangles = shown.map { cell.ink($0) }
        let places = shown.indices.filter { rectangles[$0].height > 0 && rectangles[$0].width > 0 }
            .sorted { (rectangles[$0].y, $0) < (rectangles[$1].y, $1) }
        var faults: [LayoutFault] = []
        for (order, upper) in places.enumerated() {
            let end = rectangles[upper].maxY - Self.overlapTolerance
            for lower in places[(order + 1)...] {
                guard rectangles[lower].y < end else { break }
                let (first, second) = (min(upper, lower), max(upper, lower))
                let depth = rectangles[first].overlap(rectangles[second])
                guard depth > Self.overlapTolerance,
                    !isIntended(shown[first], rectangles[first], shown[second], rectangles[second])
                else { continue }
                faults.append(
                    LayoutFault(
                        kind: .overlap, view: shown[first].view, other: shown[second].view, amount: depth))
            }
        }
        return faults
    }

    /// One is inside the other by the tree; or a picture lies under it; or it was put there by hand, whole.
    private func isIntended(
        _ first: InspectedView, _ firstRect: Rect, _ second: InspectedView, _ secondRect: Rect
    ) -> Bool {
        if second.ancestors.contains(first.view) || first.ancestors.contains(second.view) { return true }
        if case .image = first.role, firstRect.contains(secondRect) { return true }
        if second.isFloating, firstRect.contains(secondRect), !isText(first) { return true }
        return first.isFloating && secondRect.contains(firstRect) && !isText(second)
    }

    private func isText(_ view: InspectedView) -> Bool {
        if case .text = view.role { true } else { false }
    }
}

extension Rect {
    /// The lesser of the width and height that two rectangles have in common; 0 where they have nothing.
    func overlap(_ other: Rect) -> Double {
        let width = min(maxX, other.maxX) - max(x, other.x)
        let height = min(maxY, other.maxY) - max(y, other.y)
        return max(0, min(width, height))
    }

    /// Whether the other lies within, give or take a rounding.
    func contains(_ other: Rect) -> Bool {
        other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
    }
}

// MARK: - Edges

extension CellInspector {
    /// For each edge the element that reaches out most; sideways each one that leaves the screen.
    private func outside(_ shown: [InspectedView], _ cell: InspectedCell) -> [LayoutFault] {
        var worst: [LayoutEdge: LayoutFault] = [:]
        var faults: [LayoutFault] = []
        for view in shown {
            for fault in crossings(view, cell) {
                guard let edge = fault.edge else { continue }
                if fault.kind == .outsideScreen, !edge.isVertical {
                    faults.append(fault)
                } else if isWorse(fault, than: worst[edge]) {
                    worst[edge] = fault
                }
            }
        }
        let order: [LayoutEdge] = [.top, .bottom, .leading, .trailing]
        return faults + order.compactMap { worst[$0] }
    }

    private func isWorse(_ fault: LayoutFault, than other: LayoutFault?) -> Bool {
        guard let other else { return true }
        return (-fault.kind.rawValue, fault.amount) > (-other.kind.rawValue, other.amount)
    }

    private func crossings(_ view: InspectedView, _ cell: InspectedCell) -> [LayoutFault] {
        let rect = cell.ink(view)
        guard rect.width > 0, rect.height > 0 else { return [] }
        let (screen, safe) = (cell.guides.root, cell.safeArea)
        // Nearly all views: no edge is looked at for itself.
        if safe.contains(rect) { return [] }
        var sides: [(LayoutEdge, Double, Double)] = [
            (cell.leftEdge, screen.x - rect.x, safe.x - rect.x),
            (cell.rightEdge, rect.maxX - screen.maxX, rect.maxX - safe.maxX),
        ]
        if !view.scrolls {
            sides += [
                (.top, screen.y - rect.y, safe.y - rect.y),
                (.bottom, rect.maxY - screen.maxY, rect.maxY - safe.maxY),
            ]
        }
        return sides.compactMap { edge, beyondScreen, beyondSafe in
            if beyondScreen > Self.tolerance {
                return LayoutFault(kind: .outsideScreen, view: view.view, amount: beyondScreen, edge: edge)
            }
            // Pictures may reach under the bars.
            if case .image = view.role { return nil }
            guard beyondSafe > Self.tolerance else { return nil }
            return LayoutFault(kind: .outsideSafeArea, view: view.view, amount: beyondSafe, edge: edge)
        }
    }
}

extension InspectedCell {
    /// The safe area in the coordinates of the screen; as wide on both sides in every viewport.
    var safeArea: Rect { guides.safeArea }
    var leftEdge: LayoutEdge { environment.isRightToLeft ? .trailing : .leading }
    var rightEdge: LayoutEdge { environment.isRightToLeft ? .leading : .trailing }
}

// MARK: - Keyboard

extension CellInspector {
    private func keyboardFaults(_ cell: InspectedCell) -> [LayoutFault] {
        let shown = views.filter { !cell.solution.isHidden[$0.view.rawValue] && !$0.isAccessory }
        let covered = shown.compactMap { keyboardFault($0, cell) }
        return Array((covered.filter { $0.kind == .fieldUnderKeyboard } + covered).prefix(1))
    }

    private func keyboardFault(_ view: InspectedView, _ cell: InspectedCell) -> LayoutFault? {
        var kind = LayoutFault.Kind.submitUnderKeyboard
        if case .field = view.role { kind = .fieldUnderKeyboard } else if !view.isSubmit { return nil }
        let frame = cell.frame(view)
        // What does not fit the screen without the keyboard is told elsewhere.
        guard frame.height > 0, view.scrolls || frame.maxY < cell.guides.root.maxY + Self.tolerance else {
            return nil
        }
        let covered = view.scrolls ? coveredWhenScrolled(view, cell) : frame.maxY - keyboardTop(cell)
        if covered > Self.tolerance {
            return LayoutFault(kind: kind, view: view.view, amount: covered, edge: .bottom)
        }
        let above = cell.safeArea.y - frame.y
        guard !view.scrolls, avoidance == .moveHalf, above > Self.tolerance else { return nil }
        return LayoutFault(kind: kind, view: view.view, amount: above, edge: .top)
    }

    private func keyboardTop(_ cell: InspectedCell) -> Double {
        cell.guides.root.maxY - cell.environment.viewport.keyboardHeight
    }

    /// Points of the view under the keyboard when everything is scrolled as far as it goes.
    private func coveredWhenScrolled(_ view: InspectedView, _ cell: InspectedCell) -> Double {
        guard avoidance != .scroll, let content = cell.solution.contentHeight,
            let scroll = view.ancestors.first(where: { plan.views[$0.rawValue].viewClass == .scrollView })
        else { return 0 }
        let way = max(0, content - cell.solution.exactFrames[scroll.rawValue].height)
        return cell.frame(view).maxY - way - keyboardTop(cell)
    }
}

// MARK: - Targets and widths

extension CellInspector {
    private func targets(_ shown: [InspectedView], _ cell: InspectedCell) -> [LayoutFault] {
        let touched = shown.filter(\.isInteractive)
        let neighbours = Neighbours(touched.map { cell.frame($0) })
        return touched.compactMap { view in
            let frame = cell.frame(view)
            if case .appleButton = view.role {
                let isNarrow = frame.width < 140 - Self.tolerance
                guard isNarrow || frame.height < 30 - Self.tolerance else { return nil }
                return LayoutFault(
                    kind: .smallAppleButton, view: view.view, amount: isNarrow ? frame.width : frame.height,
                    edge: isNarrow ? .trailing : .bottom)
            }
            let side = min(frame.width, frame.height)
            let isNarrow = frame.width < view.leastWidth - 0.25
            let isLow = frame.height < view.leastHeight - 0.25
            guard isNarrow || isLow, truncation(view, cell) == nil else { return nil }
            return LayoutFault(
                kind: .smallTarget, view: view.view,
                other: side < 24 - 0.25
                    ? neighbours.near(frame.midY).lazy.map { touched[$0] }
                        .first { isTooNear($0, view, cell) }?.view : nil,
                amount: max(0, isNarrow && isLow ? side : isNarrow ? frame.width : frame.height),
                edge: isNarrow && isLow ? nil : isNarrow ? .trailing : .bottom)
        }
    }

    /// Targets by height, so that one is not compared with all others of a long form.
    private struct Neighbours {
        private let byTop: [(top: Double, place: Int)]
        private let tallest: Double

        init(_ frames: [Rect]) {
            byTop = frames.enumerated().map { (top: $0.element.y, place: $0.offset) }.sorted { $0 < $1 }
            tallest = frames.map(\.height).max() ?? 0
        }

        /// Places of all frames that reach within 12 points of a height, and perhaps others; ascending.
        func near(_ y: Double) -> [Int] {
            var (low, high) = (0, byTop.count)
            while low < high {
                let middle = (low + high) / 2
                if byTop[middle].top < y - 12 - tallest { low = middle + 1 } else { high = middle }
            }
            return byTop[low...].prefix { $0.top <= y + 12 }.map(\.place).sorted()
        }
    }

    /// WCAG 2.2, 2.5.8: a circle of 24 points on the middle of a smaller target touches another target.
    private func isTooNear(_ other: InspectedView, _ view: InspectedView, _ cell: InspectedCell) -> Bool {
        guard other.view != view.view, !other.ancestors.contains(view.view),
            !view.ancestors.contains(other.view)
        else { return false }
        let (frame, near) = (cell.frame(view), cell.frame(other))
        let dx = max(near.x - frame.midX, 0, frame.midX - near.maxX)
        let dy = max(near.y - frame.midY, 0, frame.midY - near.maxY)
        return (dx * dx + dy * dy).squareRoot() < 12
    }

    private func stretched(_ shown: [InspectedView], _ cell: InspectedCell) -> [LayoutFault] {
        let viewport = cell.environment.viewport
        guard viewport.device.isTablet, !viewport.isCompactWidth else { return [] }
        // The widest readable width: a line of large text may be as long as that.
        let limit = viewport.readableWidth(cell.environment.textSize)
        let wide = shown.first { view in
            guard case .field = view.role else { return false }
            return cell.frame(view).width > limit + Self.tolerance
        }
        guard let wide else { return [] }
        return [LayoutFault(kind: .stretched, view: wide.view, amount: cell.frame(wide).width)]
    }
}
