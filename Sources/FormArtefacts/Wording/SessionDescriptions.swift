import FormModel
import FormSource

// A session and its transitions in words.

extension SessionSource {
    /// `launch`, or the state's name in the language.
    var description: String {
        switch self {
        case .launch: "launch"
        case .state(let state): state.rawValue
        }
    }
}

extension SessionEvent {
    /// A clause that says what happens.
    var description: String {
        switch self {
        case .requestSucceeded: "the request succeeds"
        case .sessionFound: "a session is stored"
        case .nothingFound: "nothing is stored"
        case .sessionAccepted: "the stored session holds"
        case .sessionRefused: "the stored session holds no more"
        case .noReadableReply: Wording.noReadableReply
        case .tap(let element): "a tap on \(element)"
        }
    }
}

extension SessionEffect {
    /// What is done.
    var description: String {
        switch self {
        case .store(let session):
            "reads \(session.read.value) from the reply and stores it as \(session.key.value) in "
                + session.store.value.description
        case .send(let request): request.sendingDescription
        case .removeSession: "removes the stored session"
        case .keepSession: "keeps the stored session"
        }
    }
}

extension Session.Store {
    /// Where the session is kept.
    var description: String {
        switch self {
        case .keychain: "the keychain"
        case .userDefaults: "user defaults"
        case .memory: "memory"
        }
    }
}
