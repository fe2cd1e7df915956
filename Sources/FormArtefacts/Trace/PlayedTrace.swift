package import FormBehaviour
import FormModel
import FormSource

/// Events played on a form, with what a person sees after each.
package struct PlayedTrace: Sendable {
    /// An event and what it leads to.
    package struct Step: Sendable {
        /// The event as it is written; `launch` for the first step.
        var event: String
        /// Nil for the launch that comes before all events.
        var happened: Event?
        /// Why the event cannot happen; nil where it does.
        package var refusal: Impossible?
        /// What the form does in the world outside, in order.
        var effects: [Effect]
        /// The configuration afterwards.
        package var configuration: Configuration
    }

    /// The machine of the form that the events are played on.
    package let machine: FormMachine
    /// The opening of the screen, then a step for each event; events that cannot happen change nothing.
    package let steps: [Step]

    /// Plays the events from the opening of the screen on.
    package init(_ machine: FormMachine, _ events: [Event]) {
        self.machine = machine
        var configuration = machine.launch()
        var steps = [Step(event: "launch", effects: [], configuration: configuration)]
        for event in events {
            var step = Step(
                event: machine.text(of: event), happened: event, effects: [], configuration: configuration)
            do throws(Impossible) {
                step.effects = try machine.apply(event, to: &configuration)
                step.configuration = configuration
            } catch {
                step.refusal = error
            }
            steps.append(step)
        }
        self.steps = steps
    }

    /// What a step is in words: the event, why it cannot happen or what it does, the state, and each element on the screen
    /// that shows something else than before; of the opening every element that shows something.
    ///
    /// - Parameter locale: the language of the form's texts.
    package func lines(of number: Int, locale: String) -> [String] {
        let step = steps[number]
        let wording = TraceWording(machine: machine, locale: locale)
        if let refusal = step.refusal {
            return [Escaping.line(step.event), "  cannot happen: " + wording.description(refusal)]
        }
        let before = number == 0 ? nil : steps[number - 1].configuration
        return [Escaping.line(step.event)]
            + (step.effects.compactMap(wording.description) + [wording.state(step.configuration)]
            + wording.changes(from: before, to: step.configuration)).map { "  " + Escaping.line($0) }
    }
}
