package import FormModel
import TextMetrics

extension CellInspector {
    /// Adds a fault for each element that is needed while typing and that the keyboard covers, or that has moved above the safe
    /// area because of it.
    func addCovered(_ needed: [InspectedView], _ cell: LayoutSolution, to faults: inout [LayoutFault]) {
        for view in needed {
            guard let kind = view.coveredKind, let fault = covered(view, kind, cell) else { continue }
            faults.append(fault)
        }
    }

    private func covered(_ view: InspectedView, _ kind: LayoutFault.Kind, _ cell: LayoutSolution)
        -> LayoutFault?
    {
        let ink = cell.ink(view)
        // What does not fit the screen without the keyboard is told elsewhere.
        guard ink.height > 0, view.scrolls || ink.maxY < cell.guides.root.maxY + Self.tolerance else {
            return nil
        }
        let under = (view.scrolls ? endWhenScrolled(view, ink, cell) : ink.maxY) - keyboardTop(cell)
        if under > Self.tolerance {
            return LayoutFault(kind: kind, view: view.view, amount: min(under, ink.height), edge: .bottom)
        }
        let above = cell.safeArea.y - ink.y
        guard !view.scrolls, avoidance == .moveHalf, above > Self.tolerance else { return nil }
        return LayoutFault(kind: kind, view: view.view, amount: min(above, ink.height), edge: .top)
    }

    func keyboardTop(_ cell: LayoutSolution) -> Double {
        cell.guides.root.maxY - cell.environment.viewport.keyboardHeight(controls)
    }

    /// The lower edge of the view when everything is scrolled as far as it goes.
    private func endWhenScrolled(_ view: InspectedView, _ ink: Rect, _ cell: LayoutSolution) -> Double {
        guard avoidance != .scroll, let scrolled = scrolled(cell) else { return -.infinity }
        return ink.maxY - max(0, scrolled.content.height - scrolled.frame.height)
    }

    /// The frame of the scroll view and all of its content before anything is scrolled; nil where nothing scrolls.
    func scrolled(_ cell: LayoutSolution) -> (frame: Rect, content: Rect)? {
        guard let scrollView, let height = cell.contentHeight else { return nil }
        let frame = cell.exactFrames[scrollView.rawValue]
        return (frame, Rect(x: frame.x, y: frame.y, width: frame.width, height: height))
    }
}

extension LoginForm {
    /// Whether the keyboard does nothing but make the window lower in which the form scrolls: nothing is covered by it and
    /// nothing meets that does not meet without it.
    var onlyScrollsAboveKeyboard: Bool {
        guard layout.scrolls.value, keyboard.avoidance.value == .scroll else { return false }
        return layout.constraints.allSatisfy { constraint in
            [constraint.first, constraint.second].compactMap(\.self).allSatisfy { !$0.staysOnScreen }
        }
    }
}

extension HandConstraint.Anchor {
    /// Whether it is a vertical position on the screen, which does not scroll with the form.
    package var staysOnScreen: Bool {
        guard attribute.axis == .vertical, !attribute.isDimension else { return false }
        switch item {
        case .screen, .safeArea, .margins, .readable, .keyboard: return true
        case .element, .content, .bodyGuide: return false
        }
    }
}
