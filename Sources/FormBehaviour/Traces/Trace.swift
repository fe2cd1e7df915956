/// Events from the launch on, in order, as they can be written on the command line of `formc trace`.
package struct Trace: Sendable, Hashable {
    /// The form is launched without a stored session unless the first event says otherwise.
    package var events: [Event]

    /// Makes a trace of events; without any it is the launch alone.
    package init(_ events: [Event] = []) { self.events = events }
}

extension FormMachine {
    /// The configuration that a trace leads to.
    package func configuration(after trace: Trace) throws(Impossible) -> Configuration {
        var configuration = launch()
        for event in trace.events { _ = try apply(event, to: &configuration) }
        return configuration
    }
}
