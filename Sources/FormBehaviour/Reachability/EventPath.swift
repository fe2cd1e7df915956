import FormSource
import FormModel

/// A configuration on the way to a goal, with the events that led there.
struct EventPath: Sendable {
    let machine: FormMachine
    private(set) var configuration: Configuration
    private(set) var events: [Event] = []

    init(_ machine: FormMachine) {
        self.machine = machine
        configuration = machine.launch()
    }

    /// Lets an event happen; false, and as before, where it cannot.
    mutating func go(_ event: Event) -> Bool {
        guard (try? machine.apply(event, to: &configuration)) != nil else { return false }
        events.append(event)
        return true
    }

    /// The path after an event; nil where it cannot happen.
    func after(_ event: Event) -> EventPath? {
        var path = self
        return path.go(event) ? path : nil
    }

    /// The path without events that it does not need to end in a configuration as wanted.
    ///
    /// - Parameter kept: the number of events at the end that are never left out.
    func shortened(keepingLast kept: Int = 0, where isWanted: (Configuration) -> Bool) -> EventPath {
        var best = self
        guard events.count <= Self.longestShortened else { return best }
        var index = 0
        while index < best.events.count - kept {
            var fewer = best.events
            fewer.remove(at: index)
            var trial = EventPath(machine)
            if fewer.allSatisfy({ trial.go($0) }), isWanted(trial.configuration) {
                best = trial
            } else {
                index += 1
            }
        }
        return best
    }

    /// A longer path is left as it is: each event is left out in turn, and all others are run.
    private static let longestShortened = 40

    func isAsked(_ input: Int) -> Bool { machine.isAsked(input, configuration, configuration.state) }

    func isUsable(_ input: Int) -> Bool {
        let index = machine.inputs[input].element
        return machine.isOnScreen(index, in: configuration) && machine.isEnabled(index, in: configuration)
    }

    /// Puts a text into an input, as a person would: typed where the keyboard has the keys, else pasted.
    mutating func put(_ text: String, into input: Int) -> Bool {
        if configuration.texts[input] == text { return true }
        let index = machine.inputs[input].element
        if machine.inputs[input].isToggle { return go(.tap(index)) }
        return go(.type(index, text)) || go(.paste(index, text))
    }

    /// Takes the focus away where the form lets it go.
    mutating func leave() -> Bool {
        guard let focus = configuration.focus else { return true }
        if go(.tapOutside) || go(.drag) { return true }
        let field = machine.inputs[focus].field
        if field?.traits.returnKeyPurpose == .dismiss, go(.returnKey) { return true }
        for next in machine.inputs.indices where next != focus && !machine.inputs[next].isToggle {
            if go(.focus(machine.inputs[next].element)) { return true }
        }
        return false
    }

    /// The button that submits and can be tapped.
    var submitButton: Int? {
        machine.submitters.first {
            machine.action($0, in: configuration.state) == .submit
                && machine.isOnScreen($0, in: configuration)
                && machine.isEnabled($0, in: configuration)
        }
    }

    /// Submits, by a tap or, in a form without a button for it, by a return key.
    mutating func submit() -> Bool {
        if let button = submitButton { return go(.tap(button)) }
        guard machine.submitters.isEmpty else { return false }
        for input in machine.inputs.indices.reversed() where !machine.inputs[input].isToggle {
            var copy = self
            if copy.go(.focus(machine.inputs[input].element)), copy.go(.returnKey),
                copy.configuration.focus == nil || copy.configuration.state != configuration.state
            {
                self = copy
                return true
            }
        }
        return false
    }
}
