import FormBehaviour
import FormModel
import FormSource

/// The states of a form, each with the events that lead to it, and what each element shows in them where that is not what
/// it shows when the screen opens.
struct StateTable: Sendable {
    /// A state that the form can have.
    struct State: Sendable, Hashable {
        var state: FormState
        /// The events that lead to the state, as `formc trace` takes them; empty for the state in which the screen
        /// opens.
        var trace: String
    }

    /// An element in a state.
    struct Row: Sendable, Hashable {
        var state: FormState
        var element: Element
        /// What the element shows in the state.
        var shown: ElementState
    }

    /// The opening state, then the others in the order of ``FormState``.
    let states: [State]
    /// States that the form may have, to which no events were found.
    let undecided: [FormState]
    /// The rows by state and then in the order of the spec. The opening state has a row for each element that some
    /// other state changes, so that each change can be read against it.
    let rows: [Row]

    init(_ behavior: FormBehavior) {
        let (screens, machine) = (behavior.screens, behavior.machine)
        let all = behavior.states.map {
            State(state: $0.state, trace: machine.text(of: $0.reached.trace))
        }
        states = all.filter { $0.state == screens.opening } + all.filter { $0.state != screens.opening }
        undecided = behavior.undecided
        let elements = screens.form.allElements
        let usual = screens[screens.opening].elements
        let others = states.dropFirst().flatMap { state in
            zip(elements, zip(usual, screens[state.state].elements)).compactMap { element, shown -> Row? in
                let (before, now) = shown
                return now.asSeen == before.asSeen
                    ? nil : Row(state: state.state, element: element, shown: now)
            }
        }
        let changing = Set(others.map(\.element.id.value))
        let before = zip(elements, usual).filter { changing.contains($0.0.id.value) }
        rows = before.map { Row(state: screens.opening, element: $0.0, shown: $0.1) } + others
    }
}

extension ElementState {
    /// Nil for what is not on the screen: then nothing else of it can be seen.
    fileprivate var asSeen: ElementState? { isOnScreen ? self : nil }
}
