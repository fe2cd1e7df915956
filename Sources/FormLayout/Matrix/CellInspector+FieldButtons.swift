import FormModel
import TextMetrics

extension CellInspector {
    /// Adds a fault for each button that reaches out of its field, and for each field whose buttons leave no room to type.
    func addFieldButtons(_ shown: [InspectedView], _ cell: LayoutSolution, to faults: inout [LayoutFault]) {
        for field in shown where !field.buttons.isEmpty {
            let outside = field.buttons.compactMap { reachingOut($0, of: field, cell) }
            faults += outside
            if outside.isEmpty, let fault = coveredInput(field, cell) { faults.append(fault) }
        }
    }

    private func reachingOut(
        _ button: FieldButton, of field: InspectedView, _ cell: LayoutSolution
    ) -> LayoutFault? {
        let (outer, inner) = (cell.frame(field), cell.exactFrames[button.view.rawValue])
        guard button.takesRoom(in: cell), inner.width > 0, inner.height > 0 else { return nil }
        let sides: [(edge: LayoutEdge, amount: Double)] = [
            (cell.leftEdge, outer.x - inner.x), (cell.rightEdge, inner.maxX - outer.maxX),
            (.top, outer.y - inner.y), (.bottom, inner.maxY - outer.maxY),
        ]
        guard let side = sides.max(by: { $0.amount < $1.amount }), side.amount > Self.tolerance else {
            return nil
        }
        return LayoutFault(
            kind: .outsideField, view: button.view, other: field.view, amount: side.amount, edge: side.edge)
    }

    /// Less than this times the font size is no room to type: three or four letters.
    private static let leastRoom = 2.0

    private func coveredInput(_ field: InspectedView, _ cell: LayoutSolution) -> LayoutFault? {
        let content = cell.contents.contents[field.view.rawValue].content
        guard case .field(_, _, let metrics) = content else { return nil }
        let room =
            cell.frame(field).width - content.horizontalPadding - roomTaken(in: field, cell)
        let missing = Self.leastRoom * metrics.font.size(cell.environment.textSize) - room
        guard missing > Self.tolerance, room < cell.frame(field).width - content.horizontalPadding else {
            return nil
        }
        return LayoutFault(kind: .coveredInput, view: field.view, amount: max(0, room))
    }

    /// The number of points that buttons inside a field leave to nothing else, beyond the field's own insets: a button takes
    /// the side of the field that it is nearer to, as the left and the right view of a text field do.
    func roomTaken(in field: InspectedView, _ cell: LayoutSolution) -> Double {
        guard case .field(_, _, let metrics) = cell.contents.contents[field.view.rawValue].content else {
            return 0
        }
        let frame = cell.frame(field)
        var (left, right) = (0.0, 0.0)
        for button in field.buttons where button.takesRoom(in: cell) {
            let inner = cell.exactFrames[button.view.rawValue]
            if inner.midX < frame.midX {
                left = max(left, inner.maxX - frame.x)
            } else {
                right = max(right, frame.maxX - inner.x)
            }
        }
        let isMirrored = cell.environment.isRightToLeft
        let (leading, trailing) = isMirrored ? (right, left) : (left, right)
        return max(0, leading - metrics.leading) + max(0, trailing - metrics.trailing)
    }
}
