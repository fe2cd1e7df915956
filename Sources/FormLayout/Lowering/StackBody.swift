import FormModel
import FormSource

extension Lowering {
    /// The arranged subviews of a stack and its constraints.
    mutating func lowerBody(of stack: StackElement, _ element: Element, _ view: ViewIndex) {
        var lowered = StackLowering(view: view, stack: stack, origin: element.origin)
        for child in stack.body {
            if child.placement.isFloating {
                _ = lower(child, in: view, isArranged: false)
            } else {
                lowered.arranged.append(lowerArranged(child, in: lowered))
            }
        }
        limitRuns(of: &lowered)
        guard !lowered.arranged.isEmpty else { return }
        if stack.axis.value == .horizontal, stack.distribution.value == .fill { decideRow(lowered) }
        equalizeSpacers(lowered.arranged.map { ($0.element, $0.view) }, lowered.along.size)
        arrange(lowered)
    }

    private mutating func lowerArranged(_ child: Element, in stack: StackLowering) -> ArrangedElement {
        let collapses = collapses(child)
        let context = LoweringContext(
            collapsingAxis: collapses ? stack.along.axis : nil, axis: stack.along.axis,
            stretchesHeight: stack.axis == .horizontal && stack.stack.alignment.value == .fill)
        guard needsRow(child, in: stack) else {
            let view = lower(child, in: stack.view, isArranged: true, context)
            return ArrangedElement(view: view, main: view, element: child, collapses: collapses)
        }
        let row = addView(
            "\(child.id.value).row", .view, in: stack.view, isArranged: true,
            reason: "places `\(child.id.value)` across its stack")
        let view = lower(child, in: row, isArranged: false)
        place(child, view, inRow: row, collapses: collapses)
        return ArrangedElement(view: row, main: view, element: child, collapses: collapses)
    }

    /// A stack view aligns all its arranged subviews alike; one that stands otherwise needs a view around it.
    private func needsRow(_ child: Element, in stack: StackLowering) -> Bool {
        guard stack.axis == .vertical else { return false }
        if child.placement.inset != nil { return true }
        guard let align = child.placement.align, align.origin.isWritten else { return false }
        return align.value.rawValue != stack.stack.alignment.value.rawValue
    }

    private mutating func place(
        _ child: Element, _ view: ViewIndex, inRow row: ViewIndex, collapses: Bool
    ) {
        let reason = "flush with the stack"
        let sides = child.placement.inset.map {
            Sides(container: .view(row), leading: $0.leading, trailing: $0.trailing)
        }
        place(child, view, in: sides ?? .flush(with: .view(row), reason))
        add(
            view.anchor(.top), .equal, row.anchor(.top), owner: view, source: .flow,
            origin: .defaulted(reason))
        add(
            row.anchor(.bottom), .equal, view.anchor(.bottom), priority: collapses ? 999 : 1000, owner: view,
            source: .flow, origin: .defaulted(reason))
    }

    private func limitRuns(of stack: inout StackLowering) {
        let limited = Neighbors.limited(
            stack.arranged.map { ListedView(view: $0.main, collapses: $0.collapses) })
        for index in stack.arranged.indices { stack.arranged[index].collapses = limited[index].collapses }
    }
}
