package import FormModel

/// All that a form remembers between two events. Inputs, that is fields and toggles, are numbered in the order of the
/// spec.
package struct Configuration: Sendable, Hashable {
    /// What the form is about.
    package enum Phase: Sendable, Hashable {
        /// The person fills it in.
        case filling
        /// The stored session is checked; the form can be filled in meanwhile.
        case checkingSession
        /// The request is under way.
        case submitting
        /// The server refused; until the next submit.
        case rejected
        /// No answer came; until the next submit.
        case failed
        case signedIn
    }

    /// What the form's message says for the whole form.
    package enum Notice: Sendable, Hashable {
        /// The error of a submit check, by its place in the list.
        case check(Int)
        /// The text of `rejected`.
        case rejected
        /// The text of `failed`.
        case failed
        /// The error for one of the server's codes, by its place in the list.
        case serverError(Int)
    }

    /// The value of each input: the text of a field; for a toggle ``MachineInput/on`` or an empty text.
    package internal(set) var texts: [String]
    /// Whether the message of each input's broken rule shows.
    package internal(set) var isTold: [Bool]
    /// The server's error that shows at each input, as an index into the form's list of them; nil for none.
    package internal(set) var serverErrors: [Int?]
    /// Whether the masked text of each input shows.
    package internal(set) var isRevealed: [Bool]
    /// The input that has the focus.
    package internal(set) var focus: Int?
    /// Whether the software keyboard covers the lower part of the screen.
    package internal(set) var keyboardIsUp = false
    /// What the form is about.
    package internal(set) var phase = Phase.filling
    /// Nil where there is nothing to say for the whole form.
    package internal(set) var notice: Notice?
    /// Whether something was typed or toggled since the launch.
    package internal(set) var isTouched = false
    /// Whether a session is stored.
    package internal(set) var hasSession = false
    /// The name of the configuration, which `visible` and `states` of a spec speak of.
    package internal(set) var state = FormState.idle

    // Worked out from the above and kept, so that an event looks at what it changes only.

    /// The index of the first rule that each input's value breaks; nil for none.
    var broken: [Int?]
    /// How many inputs that always show break a rule.
    var brokenCount = 0
    /// How many are told.
    var toldCount = 0
    /// How many have an error of the server.
    var serverErrorCount = 0

    /// Stands in place of one that is being changed.
    static let moved = Configuration(texts: [], isTold: [], serverErrors: [], isRevealed: [], broken: [])
}
