import FormModel
import FormSource

/// How a form with a session comes into and out of being signed in.
struct TransitionTable: Sendable, Hashable {
    /// One transition.
    struct Row: Sendable, Hashable {
        /// Where the form is before.
        var source: SessionSource
        /// What happens.
        var event: SessionEvent
        /// The state that follows.
        var target: FormState
        /// What is done besides.
        var effect: SessionEffect?
    }

    /// The transitions in the order of a session's life.
    let rows: [Row]

    /// Empty for a form without a session.
    init(_ form: Form) {
        guard let session = form.session else {
            rows = []
            return
        }
        let signIn = Row(
            source: .state(.submitting), event: .requestSucceeded, target: .signedIn, effect: .store(session))
        rows = Self.launch(session) + [signIn] + Self.logouts(form)
    }

    private static func launch(_ session: Session) -> [Row] {
        guard let check = session.check else {
            return [Row(source: .launch, event: .sessionFound, target: .signedIn)]
        }
        return [
            Row(source: .launch, event: .nothingFound, target: .idle),
            Row(source: .launch, event: .sessionAccepted, target: .signedIn, effect: .send(check)),
            Row(
                source: .launch, event: .sessionRefused, target: .idle,
                effect: session.whenRefused.value == .remove ? .removeSession : .keepSession),
            Row(source: .launch, event: .noReadableReply, target: .idle, effect: .keepSession),
        ]
    }

    /// Everything that logs out when it is tapped, in a state of its own or always.
    private static func logouts(_ form: Form) -> [Row] {
        let (states, elements) = (ElementStates(form), form.allElements)
        return form.states.flatMap { state in
            elements.compactMap { element in
                guard states.state(of: element, in: state).action == .logout else { return nil }
                return Row(
                    source: .state(state), event: .tap(element: element.id.value), target: .idle,
                    effect: .removeSession)
            }
        }
    }
}

/// Where a form is before a transition of its session.
enum SessionSource: Sendable, Hashable {
    /// The app starts.
    case launch
    case state(FormState)
}

/// What makes a form change in the course of its session.
enum SessionEvent: Sendable, Hashable {
    /// The submit request succeeds.
    case requestSucceeded
    /// A session is stored, which no request checks.
    case sessionFound
    /// No session is stored.
    case nothingFound
    /// The server accepts the stored session.
    case sessionAccepted
    /// The server refuses the stored session.
    case sessionRefused
    /// No reply comes, or it cannot be read.
    case noReadableReply
    /// An element, by its id, is tapped.
    case tap(element: String)
}

/// What a transition of a session does besides changing the state.
enum SessionEffect: Sendable, Hashable {
    /// Reads the session from the reply and stores it.
    case store(Session)
    case send(Request)
    case removeSession
    case keepSession
}
