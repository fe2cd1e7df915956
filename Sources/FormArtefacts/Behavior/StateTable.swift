import FormModel
import FormSource

/// What each element shows in each state, where that is not what it shows in idle.
struct StateTable: Sendable, Hashable {
    /// An element in a state.
    struct Row: Sendable, Hashable {
        var state: FormState
        var element: Element
        /// What the element shows in the state.
        var shown: ElementState
    }

    /// By state and then in the order of the spec. For idle there are the elements that some other state changes, so that
    /// each change can be read against it.
    let rows: [Row]

    init(_ form: Form) {
        let elements = form.allElements
        let elementStates = ElementStates(form)
        let idle = elements.map { elementStates.state(of: $0, in: .idle) }
        let others = form.states.filter { $0 != .idle }.flatMap { state in
            zip(elements, idle).compactMap { element, usual -> Row? in
                let shown = elementStates.state(of: element, in: state)
                return shown == usual ? nil : Row(state: state, element: element, shown: shown)
            }
        }
        let changing = Set(others.map(\.element.id.value))
        let before = zip(elements, idle).filter { changing.contains($0.0.id.value) }
        rows = before.map { Row(state: .idle, element: $0.0, shown: $0.1) } + others
    }
}
