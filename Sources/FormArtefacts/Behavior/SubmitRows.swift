import FormBehaviour
import FormModel

/// When a row of the submit table decides.
enum SubmitCondition: Sendable, Hashable {
    /// The submit button is disabled.
    case disabledButton(WaitingReason)
    /// A check of the spec fails.
    case failedCheck(SubmitCheck.Condition)
    /// A value breaks one of its rules.
    case brokenRule(of: RuleOwners)
    /// No row above decides.
    case otherwise
    /// The server answers with one of the errors that the spec has a text for.
    case serverError(code: String)
    /// The server refuses the credentials.
    case rejectedCredentials
    /// No reply comes, or it cannot be read.
    case noReadableReply
    /// The reply means success.
    case success
}

/// Why a submit button is disabled.
enum WaitingReason: Sendable, Hashable {
    case brokenRule(of: RuleOwners)
    case emptyRequiredField
    /// Nothing is required, and a field is empty.
    case emptyField
}

/// Which kinds of elements of a form have rules.
enum RuleOwners: Sendable, Hashable {
    case fields, toggles, fieldsAndToggles

    /// Nil for a form without rules.
    init?(_ form: LoginForm) {
        let hasFields = form.fields.contains { !$0.field.rules.isEmpty }
        let hasToggles = form.toggles.contains { !$0.toggle.rules.isEmpty }
        switch (hasFields, hasToggles) {
        case (true, true): self = .fieldsAndToggles
        case (true, false): self = .fields
        case (false, true): self = .toggles
        case (false, false): return nil
        }
    }
}

/// The state that follows a decision of the submit table.
enum SubmitTarget: Sendable, Hashable {
    case state(FormState)
    /// The form stays as it is.
    case unchanged
    /// The form can be filled in again; fields keep their texts.
    case filling
    /// The form is as when the screen opens.
    case opening
}

/// A text with the message elements that show it.
struct SubmitMessage: Sendable, Hashable {
    /// What a person reads.
    var text: LocalizedText
    /// The ids of the message elements that show it; none where it is nowhere to be seen.
    var elements: [String]
}

/// What a decision of the submit table does besides changing the state.
enum SubmitEffect: Sendable, Hashable {
    /// The button, by its id, is disabled and does not react.
    case ignoreTap(button: String)
    /// Each field shows the message of its first broken rule.
    case showRuleMessages
    /// The form's message, by ids of elements, shows the message of the first field that breaks a rule.
    case showFirstRuleMessage(in: [String])
    /// No message shows.
    case stayQuiet
    case showActivityIndicator
    case disableForm
    case send(Request)
    /// Empties fields, by their ids.
    case clear(fields: [String])
    case storeSession
    /// What the spec says of success, states aside.
    case perform(Outcome)
}
