import FormDiagnostics
import FormModel

/// What each element shows in each state, where that is not what it shows in idle.
struct StateTable {
    struct Row {
        var state: FormState
        var element: Element
        var shown: ElementPresentation
    }

    let rows: [Row]

    /// For idle the elements that some other state changes, so that each change can be read against it.
    init(_ form: Form) {
        let elements = form.allElements
        let states = StatePresenter(form)
        let idle = elements.map { states.presentation(of: $0, in: .idle) }
        let others = form.states.filter { $0 != .idle }.map { state in
            zip(elements, idle).compactMap { element, usual -> Row? in
                let shown = states.presentation(of: element, in: state)
                return shown == usual ? nil : Row(state: state, element: element, shown: shown)
            }
        }.flatMap { $0 }
        let changing = Set(others.map(\.element.id.value))
        rows =
            zip(elements, idle).filter { changing.contains($0.0.id.value) }
            .map { Row(state: .idle, element: $0.0, shown: $0.1) } + others
    }
}

extension ElementPresentation {
    /// In words: `hidden`, or what shows and what can be done with it.
    func words(_ element: Element) -> String {
        if isHidden { return "hidden" }
        var parts = [text.map { "“\($0.base.value)”" } ?? "shown"]
        if isFocused { parts.append("has the focus") }
        if isBusy { parts.append("activity indicator") }
        switch element.kind {
        case .field, .button, .toggle, .provider: parts.append(isEnabled ? "enabled" : "disabled")
        default: break
        }
        if let action, isEnabled { parts.append("tap: \(action.words)") }
        return parts.joined(separator: ", ")
    }
}
