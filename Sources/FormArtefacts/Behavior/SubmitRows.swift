import FormModel

/// When a row of the submit table decides.
enum SubmitCondition: Sendable, Hashable {
    /// The submit button is disabled. With `onTapOnly` a return key submits all the same.
    case disabledButton(DisabledReason, onTapOnly: Bool)
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
enum DisabledReason: Sendable, Hashable {
    case brokenRule(of: RuleOwners)
    case emptyRequiredField

    /// Nil for a button that is always enabled.
    init?(_ enablement: Enablement, _ form: Form) {
        switch enablement {
        case .always: return nil
        case .whenValid: self = .brokenRule(of: RuleOwners(form) ?? .fields)
        case .whenFilled: self = .emptyRequiredField
        }
    }
}

/// Which kinds of elements of a form have rules.
enum RuleOwners: Sendable, Hashable {
    case fields, toggles, fieldsAndToggles

    /// Nil for a form without rules.
    init?(_ form: Form) {
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
    /// The form is done and has no further state.
    case succeeded
}

/// A text with the message element that shows it.
struct SubmitMessage: Sendable, Hashable {
    /// Which message elements show a text.
    enum Slot: Sendable, Hashable {
        /// Those of the form itself.
        case form
        /// Those of a field, by its id.
        case field(String)
    }

    /// What a person reads.
    var text: Text
    /// Where it shows.
    var slot: Slot
}

/// What a decision of the submit table does besides changing the state.
enum SubmitEffect: Sendable, Hashable {
    /// The button, by its id, is disabled and does not react.
    case ignoreTap(button: String)
    /// Each field shows the message of its first broken rule.
    case showRuleMessages
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
