import FormModel
import FormSource

// The rows of the submit table in words. Names come as they are; the caller escapes the whole for its format.

extension SubmitCondition {
    /// When the row decides, for example `password is empty`.
    var description: String {
        switch self {
        case .disabledButton(let reason): reason.description
        case .failedCheck(let check): check.failureDescription
        case .brokenRule(let owners): owners.breakDescription
        case .otherwise: "otherwise"
        case .serverError(let code): "the server's error is \(code)"
        case .rejectedCredentials: "the server refuses the credentials"
        case .noReadableReply: Wording.noReadableReply
        case .success: "success"
        }
    }
}

extension WaitingReason {
    /// What disables the button.
    fileprivate var description: String {
        switch self {
        case .brokenRule(let owners): owners.breakDescription
        case .emptyRequiredField: "a required field is empty"
        case .emptyField: "a field is empty"
        }
    }
}

extension RuleOwners {
    /// That one of them breaks a rule.
    fileprivate var breakDescription: String {
        let subject =
            switch self {
            case .fields: "a field"
            case .toggles: "a toggle"
            case .fieldsAndToggles: "a field or a toggle"
            }
        return "\(subject) breaks one of its rules"
    }
}

extension SubmitCheck.Condition {
    /// When the check fails.
    fileprivate var failureDescription: String {
        func list(_ fields: [Located<String>], _ joint: String) -> String {
            fields.map(\.value).joined(separator: joint)
        }
        return switch self {
        case .require(let fields): "\(list(fields, " or ")) is empty"
        case .requireAny(let fields) where fields.count == 1: "\(list(fields, "")) is empty"
        case .requireAny(let fields): "all of \(list(fields, ", ")) are empty"
        case .equal(let first, let second): "\(first.value) and \(second.value) differ"
        case .different(let first, let second): "\(first.value) and \(second.value) are the same"
        case .valid(let fields): "\(list(fields, " or ")) breaks one of its rules"
        }
    }
}

extension SubmitTarget {
    /// The state's name in the language, `unchanged`, `filling` or `opening`.
    var name: String {
        switch self {
        case .state(let state): state.rawValue
        case .unchanged: "unchanged"
        case .filling: "filling"
        case .opening: "opening"
        }
    }
}

extension SubmitMessage {
    /// The ids of the elements that show it.
    var location: String { elements.isEmpty ? "nowhere" : elements.joined(separator: ", ") }
}

extension SubmitEffect {
    /// What happens, a sentence each.
    var descriptions: [String] {
        switch self {
        case .ignoreTap(let button): ["\(button) is disabled and cannot be tapped"]
        case .showRuleMessages: ["shows the first broken rule's message of each field"]
        case .showFirstRuleMessage(let elements):
            ["\(elements.joined(separator: ", ")) shows the message of the first field that breaks a rule"]
        case .stayQuiet: ["nothing is said"]
        case .showActivityIndicator: ["the button shows an activity indicator"]
        case .disableForm: ["the form is disabled"]
        case .send(let request): [request.sendingDescription]
        case .clear(let fields): ["empties " + fields.joined(separator: ", ")]
        case .storeSession: ["stores the session"]
        case .perform(let outcome): outcome.descriptions
        }
    }
}

extension Outcome {
    /// What follows success, a sentence each; none for a state.
    fileprivate var descriptions: [String] {
        switch self {
        case .push(let screen, let passing):
            [
                "shows the screen \(screen.value)"
                    + passing.map { ", \($0.parameter.value) = text of \($0.field.value)" }.joined()
            ]
        case .alert(let title, let message, let whenEmpty, let button):
            ["alert “\(title.base.value)”: “\(message.base.value)”, button “\(button.base.value)”"]
                + (whenEmpty.map {
                    ["while \($0.field.value) is empty the alert says “\($0.message.base.value)”"]
                } ?? [])
        case .state: []
        case .custom(let name): ["calls \(name.value)"]
        }
    }
}

/// Phrases that several descriptions share.
enum Wording {
    static let noReadableReply = "no answer comes, or it cannot be read"
}
