import TextMetrics

extension CellInspector {
    func targets(_ touched: [InspectedView], _ cell: LayoutSolution) -> [LayoutFault] {
        var neighbours: Neighbours?
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
            var near: InspectedView?
            if side < 24 - 0.25 {
                let all = neighbours ?? Neighbours(touched.map { cell.frame($0) })
                neighbours = all
                near = all.near(frame.midY).lazy.map { touched[$0] }.first { isTooNear($0, view, cell) }
            }
            return LayoutFault(
                kind: .smallTarget, view: view.view, other: near?.view,
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
    private func isTooNear(_ other: InspectedView, _ view: InspectedView, _ cell: LayoutSolution) -> Bool {
        guard other.view != view.view, !other.ancestors.contains(view.view),
            !view.ancestors.contains(other.view)
        else { return false }
        let (frame, near) = (cell.frame(view), cell.frame(other))
        let dx = max(near.x - frame.midX, 0, frame.midX - near.maxX)
        let dy = max(near.y - frame.midY, 0, frame.midY - near.maxY)
        return (dx * dx + dy * dy).squareRoot() < 12
    }

    func stretched(_ shown: [InspectedView], _ cell: LayoutSolution) -> [LayoutFault] {
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
