import FormModel
import FormSource

/// The decision table of a submit: the first row whose condition holds decides what happens.
struct SubmitTable: Sendable, Hashable {
    /// One decision.
    struct Row: Sendable, Hashable {
        /// When the row decides.
        var condition: SubmitCondition
        /// The state that follows.
        var target: SubmitTarget
        /// The message that shows then, besides those of the effects.
        var message: SubmitMessage?
        /// What else happens, in order.
        var effects: [SubmitEffect] = []
    }

    /// The decisions before the request.
    let checks: [Row]
    /// The decisions after the request.
    let outcomes: [Row]

    init(_ form: Form) {
        checks =
            Self.disabledButtons(form) + form.submission.checks.map(Self.row) + Self.brokenRules(form)
            + [Row(condition: .otherwise, target: .state(.submitting), effects: Self.sending(form))]
        outcomes = Self.serverErrors(form) + Self.refusals(form) + [Self.success(form)]
    }
}

// MARK: - Before the request

extension SubmitTable {
    private static func disabledButtons(_ form: Form) -> [Row] {
        form.submitButtons.compactMap { element, button in
            DisabledReason(button.enabled.value, form).map { reason in
                Row(
                    condition: .disabledButton(reason, onTapOnly: hasSubmittingKey(form)),
                    target: .unchanged, effects: [.ignoreTap(button: element.id.value)])
            }
        }
    }

    /// A return key submits too, whether the button is enabled or not.
    private static func hasSubmittingKey(_ form: Form) -> Bool {
        let keys = ReturnKeys(form)
        return form.fields.contains { keys.submits($0.element, $0.field) }
    }

    private static func row(_ check: SubmitCheck) -> Row {
        Row(
            condition: .failedCheck(check.condition), target: .state(.invalid),
            message: SubmitMessage(text: check.error, slot: .form))
    }

    /// Left out where no value that breaks a rule comes this far.
    private static func brokenRules(_ form: Form) -> [Row] {
        guard let owners = RuleOwners(form), !form.submitsWhenValidOnly || hasSubmittingKey(form) else {
            return []
        }
        // Where no rule has a message the form looks as before.
        let hasMessages = form.states.contains(.invalid)
        return [
            Row(
                condition: .brokenRule(of: owners), target: hasMessages ? .state(.invalid) : .unchanged,
                effects: [hasMessages ? .showRuleMessages : .stayQuiet])
        ]
    }

    private static func sending(_ form: Form) -> [SubmitEffect] {
        let busy: [SubmitEffect] =
            switch form.submission.busy.value {
            case .activityIndicator: [.showActivityIndicator]
            case .disabled: [.disableForm]
            case .none: []
            }
        return busy + (form.submission.request.map { [.send($0)] } ?? [])
    }
}

// MARK: - After the request

extension SubmitTable {
    private static func serverErrors(_ form: Form) -> [Row] {
        form.submission.serverErrors.map { error in
            Row(
                condition: .serverError(code: error.code.value), target: .state(.rejected),
                message: SubmitMessage(
                    text: error.error, slot: error.field.map { .field($0.value) } ?? .form))
        }
    }

    private static func refusals(_ form: Form) -> [Row] {
        let submission = form.submission
        var rows: [Row] = []
        if submission.rejected != nil || submission.request != nil || !submission.stub.isEmpty {
            rows.append(
                Row(
                    condition: .rejectedCredentials, target: .state(.rejected),
                    message: submission.rejected.map { SubmitMessage(text: $0, slot: .form) },
                    effects: clearing(form)))
        }
        if submission.failed != nil || submission.request != nil {
            rows.append(
                Row(
                    condition: .noReadableReply, target: .state(.failed),
                    message: submission.failed.map { SubmitMessage(text: $0, slot: .form) }))
        }
        return rows
    }

    private static func clearing(_ form: Form) -> [SubmitEffect] {
        let ids = form.fields.filter(\.field.clearsOnRejection.value).map(\.element.id.value)
        return ids.isEmpty ? [] : [.clear(fields: ids)]
    }

    private static func success(_ form: Form) -> Row {
        let outcomes = form.submission.succeeded
        let state = outcomes.lazy.compactMap { if case .state(let state) = $0 { state } else { nil } }.first
        let others = outcomes.filter { if case .state = $0 { false } else { true } }
        return Row(
            condition: .success, target: state.map { .state($0) } ?? .succeeded,
            effects: (form.session == nil ? [] : [.storeSession]) + others.map { .perform($0) })
    }
}
