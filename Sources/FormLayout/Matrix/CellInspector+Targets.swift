import TextMetrics

extension CellInspector {
    func addTargets(_ touched: [InspectedView], _ cell: LayoutSolution, to faults: inout [LayoutFault]) {
        var neighbors: Neighbors?
        for view in touched {
            let frame = cell.frame(view)
            if case .appleButton = view.role {
                if let fault = smallAppleButton(view, frame) { faults.append(fault) }
                continue
            }
            let side = min(frame.width, frame.height)
            let isNarrow = isSmall(frame.width, view.leastWidth, view.widthLimit)
            let isLow = isSmall(frame.height, view.leastHeight, view.heightLimit)
            guard isNarrow || isLow else { continue }
            var neighbor: InspectedView?
            if side < 24 - 0.25 {
                let all = neighbors ?? Neighbors(touched, cell)
                neighbors = all
                neighbor = all.around(frame.midY).first { isTooNear($0, view, cell) }
            }
            faults.append(
                LayoutFault(
                    kind: .smallTarget, view: view.view, other: neighbor?.view,
                    amount: max(0, isNarrow && isLow ? side : isNarrow ? frame.width : frame.height),
                    edge: isNarrow && isLow ? nil : isNarrow ? .trailing : .bottom))
        }
    }

    /// Whether a side of a target is too small. One that reaches an upper limit of the spec is as large as the spec says.
    private func isSmall(_ side: Double, _ least: Double, _ limit: Double) -> Bool {
        side < (side > limit - 0.25 ? ControlMetrics.touchTarget : least) - 0.25
    }

    private func smallAppleButton(_ view: InspectedView, _ frame: Rect) -> LayoutFault? {
        let isNarrow = frame.width < 140 - Self.tolerance
        guard isNarrow || frame.height < 30 - Self.tolerance else { return nil }
        return LayoutFault(
            kind: .smallAppleButton, view: view.view, amount: isNarrow ? frame.width : frame.height,
            edge: isNarrow ? .trailing : .bottom)
    }

    /// Targets by height, so that one is not compared with all others of a long form.
    private struct Neighbors {
        private let all: [InspectedView]
        /// Empty where there are few.
        private var byTop: [(top: Double, index: Int)] = []
        private var tallest = 0.0

        init(_ touched: [InspectedView], _ cell: LayoutSolution) {
            all = touched
            guard touched.count > 32 else { return }
            for (index, view) in touched.enumerated() {
                let frame = cell.frame(view)
                byTop.append((frame.y, index))
                tallest = max(tallest, frame.height)
            }
            byTop.sort { $0 < $1 }
        }

        /// All that reach within 12 points of a height, and perhaps others, in their order.
        func around(_ y: Double) -> [InspectedView] {
            guard !byTop.isEmpty else { return all }
            var (low, high) = (0, byTop.count)
            while low < high {
                let middle = (low + high) / 2
                if byTop[middle].top < y - 12 - tallest { low = middle + 1 } else { high = middle }
            }
            return byTop[low...].prefix { $0.top <= y + 12 }.map(\.index).sorted().map { all[$0] }
        }
    }

    /// WCAG 2.2, 2.5.8: a circle of 24 points on the middle of a smaller target touches another target.
    private func isTooNear(_ other: InspectedView, _ view: InspectedView, _ cell: LayoutSolution) -> Bool {
        guard other.view != view.view, !other.ancestors.contains(view.view),
            !view.ancestors.contains(other.view)
        else { return false }
        let (frame, neighbor) = (cell.frame(view), cell.frame(other))
        let dx = max(neighbor.x - frame.midX, 0, frame.midX - neighbor.maxX)
        let dy = max(neighbor.y - frame.midY, 0, frame.midY - neighbor.maxY)
        return (dx * dx + dy * dy).squareRoot() < 12
    }

    func stretched(_ shown: [InspectedView], _ cell: LayoutSolution) -> LayoutFault? {
        let viewport = cell.environment.viewport
        guard viewport.device.isTablet, !viewport.isCompactWidth else { return nil }
        // The widest readable width: a line of large text may be as long as that.
        let limit = viewport.readableWidth(cell.environment.textSize)
        let wide = shown.first { view in
            guard case .field = view.role else { return false }
            return cell.frame(view).width > limit + Self.tolerance
        }
        return wide.map { LayoutFault(kind: .stretched, view: $0.view, amount: cell.frame($0).width) }
    }
}
