import FormSource
package import FormModel

/// What a form shows in its states: for each state the screen of the configuration that stands for it.
package struct StateScreens: Sendable {
    /// The form that shows.
    package let form: LoginForm
    /// The state in which the screen opens.
    package let opening: FormState
    /// The states that the form can have, in the order of ``FormState``.
    package let states: [FormState]
    private let screens: [FormState: Screen]
    private let indexByID: [String: Int]

    init(_ machine: FormMachine, _ configurations: [Configuration]) {
        form = machine.form
        indexByID = machine.indexByID
        opening = machine.launch().state
        states = configurations.map(\.state)
        let known = configurations.map { ($0.state, machine.screen(of: $0)) }
        var screens = Dictionary(known) { first, _ in first }
        if screens[opening] == nil { screens[opening] = machine.screen(of: machine.launch()) }
        self.screens = screens
    }

    /// What a form shows in one configuration.
    package init(_ machine: FormMachine, showing configuration: Configuration) {
        form = machine.form
        indexByID = machine.indexByID
        (opening, states) = (configuration.state, [configuration.state])
        screens = [configuration.state: machine.screen(of: configuration)]
    }

    /// The screen in a state; the one at the opening for a state that the form cannot have.
    package subscript(state: FormState) -> Screen {
        screens[state] ?? screens[opening] ?? Screen(state: opening, keyboardIsUp: false, elements: [])
    }

    /// What an element of the form shows in a state.
    package func elementState(of element: Element, in state: FormState) -> ElementState {
        let elements = self[state].elements
        guard let index = indexByID[element.id.value], elements.indices.contains(index) else {
            return ElementState(isHidden: false, isOnScreen: true, isEnabled: true, isFocused: false)
        }
        return elements[index]
    }
}
