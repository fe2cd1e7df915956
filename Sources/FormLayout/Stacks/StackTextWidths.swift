import FormModel

extension StackConstraints {
    /// Before iOS 15 a text that may wrap is pulled to its share of the row, were all its views equal, 10 above its
    /// compression resistance: `label.width == 0.5 * stackView.width @760` (rdar://39275811, rdar://41192642).
    mutating func disambiguateTextWidths() {
        guard stack.disambiguatesTextWidths, stack.axis == .horizontal, stack.distribution.value == .fill,
            stack.arranged.count > 1
        else { return }
        let share = 1 / Double(stack.arranged.count)
        let gaps = stack.arranged.indices.dropLast().reduce(0) {
            $0 + stack.spacing(after: $1).value.inPoints
        }
        for view in stack.arranged {
            guard case .wrapping(_, let compression) = view.content else { continue }
            add(
                "UISV-text-width-disambiguation", view.view.anchor(.width), .equal,
                stack.view.anchor(.width), times: share, plus: .points(-gaps * share),
                priority: min(compression + 10, 999), when: view.whileShown)
        }
    }
}
