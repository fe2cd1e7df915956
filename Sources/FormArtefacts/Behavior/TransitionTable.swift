import FormBehaviour
import FormModel
import FormSource

/// How a form with a session comes into and out of being signed in.
struct TransitionTable: Sendable, Hashable {
    /// One row of the table: a change of state and what causes it.
    struct Row: Sendable, Hashable {
        /// Where the form is before.
        var source: SessionSource
        /// The event that causes the transition.
        var event: SessionEvent
        /// The state that follows.
        var target: FormState
        /// What is done besides.
        var effect: SessionEffect?
    }

    /// The transitions in the order of a session's life.
    let rows: [Row]

    /// Empty for a form without a session.
    init(_ behavior: FormBehavior) {
        guard let session = behavior.machine.form.session else {
            rows = []
            return
        }
        let signIn = Row(
            source: .state(.submitting), event: .requestSucceeded, target: .signedIn, effect: .store(session))
        rows =
            Self.launch(session, behavior.machine) + (behavior.reached(.submitting) == nil ? [] : [signIn])
            + Self.logouts(behavior)
    }

    private static func launch(_ session: Session, _ machine: FormMachine) -> [Row] {
        let opening = machine.launch().state
        let nothing = Row(source: .launch, event: .nothingFound, target: opening)
        guard let check = session.check else {
            let signedIn = machine.launch(hasSession: true).state
            return [nothing, Row(source: .launch, event: .sessionFound, target: signedIn)]
        }
        func target(_ event: Event) -> FormState {
            var configuration = machine.launch(hasSession: true)
            _ = try? machine.apply(event, to: &configuration)
            return configuration.state
        }
        let success = machine.form.successStatus(isCheck: true)
        return [
            nothing,
            Row(
                source: .launch, event: .sessionAccepted, target: target(.reply(status: success, code: nil)),
                effect: .send(check)),
            Row(
                source: .launch, event: .sessionRefused,
                target: target(.reply(status: machine.form.refusalStatus(isCheck: true), code: nil)),
                effect: session.whenRefused.value == .remove ? .removeSession : .keepSession),
            Row(source: .launch, event: .noReadableReply, target: target(.noAnswer), effect: .keepSession),
        ]
    }

    /// Everything that logs out when it is tapped, in a state in which it can be.
    private static func logouts(_ behavior: FormBehavior) -> [Row] {
        let (machine, screens) = (behavior.machine, behavior.screens)
        return screens.states.flatMap { state in
            zip(machine.form.allElements, screens[state].elements).compactMap { element, shown in
                guard shown.action == .logout, shown.isOnScreen, shown.isEnabled else { return nil }
                return Row(
                    source: .state(state), event: .tap(element: element.id.value),
                    target: machine.launch().state, effect: .removeSession)
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
