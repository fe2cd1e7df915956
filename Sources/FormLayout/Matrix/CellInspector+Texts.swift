import FormModel
import TextMetrics

extension CellInspector {
    /// Adds a fault for each text that is cut off and each word that is broken.
    func addTexts(_ shown: [InspectedView], _ cell: LayoutSolution, to faults: inout [LayoutFault]) {
        for view in shown {
            if let fault = truncation(view, cell) ?? brokenWord(view, cell) { faults.append(fault) }
        }
    }

    /// Cut off at its last line, or higher than its view.
    private func truncation(_ view: InspectedView, _ cell: LayoutSolution) -> LayoutFault? {
        guard let extent = cell.extent(view), extent.lineCount > 0 else { return nil }
        let across: Double =
            switch view.role {
            case .field: placeholderOverflow(view, extent, cell)
            default: extent.isTruncated ? extent.overflow : 0
            }
        let down = extent.height - cell.frame(view).height
        guard max(across, down) > Self.tolerance else { return nil }
        return LayoutFault(
            kind: .truncated, view: view.view, amount: max(across, down),
            error: across >= down ? extent.overflowError : extent.heightError,
            edge: across >= down ? .trailing : .bottom)
    }

    /// The number of points by which a placeholder is too wide for what the buttons inside the field leave of it. One that is
    /// made longer is not looked at: an example such as an address is not longer in other languages.
    private func placeholderOverflow(
        _ view: InspectedView, _ extent: TextExtent, _ cell: LayoutSolution
    ) -> Double {
        if cell.environment.isPseudoLocalized { return 0 }
        guard !view.buttons.isEmpty, let width = cell.contents.widths[view.view.rawValue], extent.width > 0
        else {
            return extent.isTruncated ? extent.overflow : 0
        }
        return max(0, width - cell.frame(view).width + roomTaken(in: view, cell))
    }

    /// A word that goes on in the next line, as no language has it.
    ///
    /// At accessibility sizes long words break on narrow windows whatever a form does. They do not break for that reason where
    /// less than half of a word fits, or where a row gives the word less than a whole line and it has room in one.
    /// The words of longer texts are nobody's.
    private func brokenWord(_ view: InspectedView, _ cell: LayoutSolution) -> LayoutFault? {
        guard let extent = cell.extent(view), extent.wordOverflow > Self.tolerance,
            !cell.environment.isPseudoLocalized
        else { return nil }
        let width = cell.frame(view).width
        let hasRoomInLine =
            view.sharesLine && width + extent.wordOverflow <= cell.guides.margins.width
        guard
            !cell.environment.textSize.isAccessibility || extent.wordOverflow > width || hasRoomInLine
        else { return nil }
        return LayoutFault(
            kind: .brokenWord, view: view.view, amount: extent.wordOverflow,
            error: extent.wordOverflowError, edge: .trailing)
    }
}

// MARK: - Pictures and controls

extension CellInspector {
    /// Adds a fault for each picture that is smaller than its size and out of proportion, and each switch that is smaller than
    /// a switch: their resistance against compression had to give way.
    func addSqueezed(_ shown: [InspectedView], _ cell: LayoutSolution, to faults: inout [LayoutFault]) {
        for view in shown {
            switch view.role {
            case .image, .toggle: if let fault = squeezed(view, cell) { faults.append(fault) }
            case .text, .field, .button, .provider, .appleButton: continue
            }
        }
    }

    /// A picture may be a twentieth out of proportion: nobody sees that.
    private static let proportionTolerance = 0.05

    private func squeezed(_ view: InspectedView, _ cell: LayoutSolution) -> LayoutFault? {
        guard case .fixed(let size) = cell.contents.contents[view.view.rawValue].content,
            let width = size.width, let height = size.height, width > 0, height > 0
        else { return nil }
        let frame = cell.frame(view)
        let (across, down) = (frame.width / width, frame.height / height)
        let isNarrow = frame.width < width - Self.tolerance && across <= down
        guard isNarrow || frame.height < height - Self.tolerance,
            abs(across - down) > Self.proportionTolerance * max(across, down)
        else { return nil }
        return LayoutFault(
            kind: .squeezed, view: view.view, amount: isNarrow ? frame.width : frame.height,
            edge: isNarrow ? .trailing : .bottom)
    }
}
