package import FormModel

/// Something in a form that leads nowhere. Elements are places in ``LoginForm/allElements``, inputs numbers in
/// ``FormMachine/inputs``.
package enum DeadEnd: Sendable, Hashable {
    /// No submit is ever sent.
    case neverSent(SubmitObstacle)
    /// A required input is on the screen in no state in which the form can be submitted.
    case neverAsked(Int)
    /// An input shows, and a person can never change it.
    case neverUsable(Int)
    /// No accepted value of a field can be typed on its keyboard.
    case untypable(Int)
    /// An element, with all that is in it, never shows.
    case neverShown(Int)
    /// What an input's condition waits for is the input itself, or waits for it; by place, from the first on.
    case circle([Int])
    /// A message that never has anything to say.
    case neverSpeaks(Int)
    /// The message of a rule that never shows though its rule can be broken: input and rule.
    case neverTold(Int, rule: Int)
    /// Something is said, and no message that says it is on the screen then.
    case unseen(Saying)
    /// A check of `submit` fails whenever a rule of the input is broken, and says its own text.
    case coveredByCheck(Int, check: Int)
    /// The spec gives the messages another text wherever they would say it: state and place of the first.
    case coveredByOverride(Saying, FormState, element: Int)
    /// The request is refused, or not answered, and nothing on the screen says so.
    case silent(FormState)
    /// A state that the form never has, of which the spec says what an element shows.
    case neverInState(FormState, element: Int)
    /// What the spec says of an element in a state is what it is without: by place in ``LoginForm/stateOverrides``.
    case idleOverride(Int)
    /// A phase that nothing ends; how it is reached.
    case noWayOut(FormState, Trace)
    /// A key that says `next`, and no field that follows is ever there.
    case noNextField(Int)
    /// A field that wants the focus first, and is not there when the form opens.
    case focusOnAbsent(Int)
    /// A field that wants the focus first, which another, before it, gets.
    case focusTaken(Int, by: Int)
    /// Nothing is missing, and no button that submits can be tapped then.
    case disabledThoughReady(Int, Trace)
    /// The spec enables the button in a state in which its own condition would not.
    case enabledThoughWaiting(Int, FormState)
}

/// Something that a form says to the person when all is not well.
package enum Saying: Sendable, Hashable {
    /// The errors of an input's rules.
    case input(Int)
    /// The error of a check of `submit`, by its place in the list.
    case check(Int)
    /// The text of `rejected`.
    case rejected
    /// The text of `failed`.
    case failed
    /// The error for one of the server's codes, by its place in the list.
    case serverError(Int)
}

/// Why no submit is ever sent.
package enum SubmitObstacle: Sendable, Hashable {
    /// The button never shows while a person could use it.
    case buttonNeverShows(Int)
    /// The spec disables the button wherever it shows.
    case buttonDisabled(Int)
    /// The button waits for inputs that never get there.
    case buttonWaits(Int, for: [Int])
    /// An input that is always asked for never meets its rules.
    case input(Int)
    /// A check never holds.
    case check(Int)
    /// Inputs that have to be the same, and cannot.
    case contradiction([Int])
}
