import FormDiagnostics
import FormModel

/// How a form with a session comes into and out of being signed in.
struct TransitionTable {
    struct Row {
        var from: String
        var event: String
        var to: String
        var effect: String
    }

    let rows: [Row]

    /// Empty for a form without a session.
    init(_ form: Form) {
        guard let session = form.session else {
            rows = []
            return
        }
        let place = "\(session.key.value) in \(session.store.value.words)"
        let signIn = Row(
            from: "submitting", event: "the request succeeds", to: "signedIn",
            effect: "reads \(session.read.value) from the reply and stores it as \(place)")
        rows = Self.launch(session) + [signIn] + Self.logouts(form)
    }

    private static func launch(_ session: Session) -> [Row] {
        guard let check = session.check else {
            return [Row(from: "launch", event: "a session is stored", to: "signedIn", effect: "")]
        }
        let request = "sends \(check.method.value.rawValue) \(check.url.value)"
        return [
            Row(from: "launch", event: "nothing is stored", to: "idle", effect: ""),
            Row(from: "launch", event: "the stored session holds", to: "signedIn", effect: request),
            Row(
                from: "launch", event: "the stored session holds no more", to: "idle",
                effect: session.whenRefused.value == .remove
                    ? "removes the stored session" : "keeps the stored session"),
            Row(
                from: "launch", event: "no answer comes, or it cannot be read", to: "idle",
                effect: "keeps the stored session"),
        ]
    }

    /// Everything that logs out when it is tapped, in a state of its own or always.
    private static func logouts(_ form: Form) -> [Row] {
        let (states, elements) = (StatePresenter(form), form.allElements)
        return form.states.flatMap { state in
            elements.compactMap { element in
                guard states.presentation(of: element, in: state).action == .logout else { return nil }
                return Row(
                    from: state.rawValue, event: "a tap on \(element.id.value)", to: "idle",
                    effect: "removes the stored session")
            }
        }
    }
}
