import FormBehaviour
import FormModel
import FormSource

/// The decision table of a submit: the first row whose condition holds decides what happens. A row without events that make
/// it decide is left out.
struct SubmitTable: Sendable, Hashable {
    /// One row of the table: a condition and what it decides.
    struct Row: Sendable, Hashable {
        /// When the row decides.
        var condition: SubmitCondition
        /// The state that follows.
        var target: SubmitTarget
        /// The message that shows then, besides those of the effects.
        var message: SubmitMessage?
        /// What else happens, in order.
        var effects: [SubmitEffect] = []
        /// Events after which the row has decided; nil where none were found and none are excluded.
        var trace: Trace?
    }

    /// The decisions before the request.
    let checks: [Row]
    /// The decisions after the request; empty where no submit is sent.
    let outcomes: [Row]

    init(_ behavior: FormBehavior) {
        let rows = SubmitRows(behavior)
        checks = rows.disabledButtons + rows.failedChecks + rows.brokenRules + rows.sending
        outcomes = rows.outcomes
    }
}

/// Makes the rows from runs of the machine.
private struct SubmitRows {
    let behavior: FormBehavior
    var machine: FormMachine { behavior.machine }
    var form: LoginForm { behavior.machine.form }

    init(_ behavior: FormBehavior) { self.behavior = behavior }

    // MARK: Before the request

    var disabledButtons: [SubmitTable.Row] {
        form.submitButtons.compactMap { element, button in
            guard let waiting = machine.indexByID[element.id.value].flatMap(behavior.waiting) else {
                return nil
            }
            return SubmitTable.Row(
                condition: .disabledButton(reason(button.enabled.value)), target: .unchanged,
                effects: [.ignoreTap(button: element.id.value)], trace: waiting.trace)
        }
    }

    private func reason(_ enablement: Enablement) -> WaitingReason {
        let hasRequired = form.fields.contains { $0.field.rules.contains { $0.condition == .required } }
        return switch enablement {
        case .always, .whenValid: .brokenRule(of: RuleOwners(form) ?? .fields)
        case .whenFilled: hasRequired ? .emptyRequiredField : .emptyField
        }
    }

    var failedChecks: [SubmitTable.Row] {
        zip(form.submission.checks, behavior.checkReach).compactMap { check, reach in
            if case .neverFails = reach { return nil }
            return SubmitTable.Row(
                condition: .failedCheck(check.condition), target: .state(.invalid),
                message: SubmitMessage(
                    text: check.error, elements: elements(showing: check.error, reach.trace)),
                trace: reach.trace)
        }
    }

    var brokenRules: [SubmitTable.Row] {
        let reach = behavior.ruleReach
        guard let owners = RuleOwners(form) else { return [] }
        if case .neverFails = reach { return [] }
        return [
            SubmitTable.Row(
                condition: .brokenRule(of: owners),
                target: isTold(after: reach.trace) ? .state(.invalid) : .unchanged,
                effects: [ruleMessages(reach.trace)], trace: reach.trace)
        ]
    }

    /// Whether it is said that a value breaks a rule; `shown: never` keeps the form as it is.
    private func isTold(after trace: Trace?) -> Bool {
        guard let trace, let screen = screen(after: trace) else { return isEverTold }
        return screen.elements.contains(where: \.isInvalid)
    }

    /// Whether some field or toggle is not kept from it.
    private var isEverTold: Bool {
        form.fields.contains { !$0.field.rules.isEmpty && $0.field.errorPlace != .never }
            || form.toggles.contains { !$0.toggle.rules.isEmpty && $0.toggle.errorPlace != .never }
    }

    private func ruleMessages(_ trace: Trace?) -> SubmitEffect {
        guard let trace, let screen = screen(after: trace) else {
            return isEverTold ? .showRuleMessages : .stayQuiet
        }
        let speaking = zip(form.allElements, screen.elements).compactMap {
            element, shown -> (String, Bool)? in
            guard case .message(let message) = element.kind, shown.isOnScreen, shown.text != nil else {
                return nil
            }
            return (element.id.value, message.field == nil)
        }
        if speaking.contains(where: { !$0.1 }) { return .showRuleMessages }
        return speaking.isEmpty ? .stayQuiet : .showFirstRuleMessage(in: speaking.map(\.0))
    }

    var sending: [SubmitTable.Row] {
        guard let submitting = behavior.reached(.submitting) else { return [] }
        let screen = behavior.screens[.submitting]
        let spins = screen.elements.contains { $0.isOnScreen && $0.isBusy }
        var effects: [SubmitEffect] = []
        if spins {
            effects = [.showActivityIndicator]
        } else if form.submission.busy.value != .none {
            effects = [.disableForm]
        }
        return [
            SubmitTable.Row(
                condition: .otherwise, target: .state(.submitting),
                effects: effects + (form.submission.request.map { [.send($0)] } ?? []),
                trace: submitting.trace)
        ]
    }

    // MARK: After the request

    var outcomes: [SubmitTable.Row] {
        guard let submitting = behavior.reached(.submitting) else { return [] }
        let refusal = form.refusalStatus(isCheck: false)
        let errors = form.submission.serverErrors.map { error in
            row(
                .serverError(code: error.code.value), .reply(status: refusal, code: error.code.value),
                error.error, clearing, submitting)
        }
        return errors + [
            row(
                .rejectedCredentials, .reply(status: refusal, code: nil), form.submission.rejected, clearing,
                submitting),
            row(.noReadableReply, .noAnswer, form.submission.failed, [], submitting),
            success(submitting),
        ]
    }

    private func row(
        _ condition: SubmitCondition, _ event: Event, _ text: LocalizedText?, _ effects: [SubmitEffect],
        _ before: Reached
    ) -> SubmitTable.Row {
        let trace = Trace(before.trace.events + [event])
        return SubmitTable.Row(
            condition: condition, target: .state(condition == .noReadableReply ? .failed : .rejected),
            message: text.map { SubmitMessage(text: $0, elements: elements(showing: $0, trace)) },
            effects: effects, trace: trace)
    }

    private var clearing: [SubmitEffect] {
        let ids = form.fields.filter(\.field.clearsOnRejection.value).map(\.element.id.value)
        return ids.isEmpty ? [] : [.clear(fields: ids)]
    }

    private func success(_ before: Reached) -> SubmitTable.Row {
        let outcomes = form.submission.succeeded
        let status = form.successStatus(isCheck: false)
        let others = outcomes.filter { if case .state = $0 { false } else { true } }
        return SubmitTable.Row(
            condition: .success, target: target(outcomes),
            effects: (form.session == nil ? [] : [.storeSession]) + others.map { .perform($0) },
            trace: Trace(before.trace.events + [.reply(status: status, code: nil)]))
    }

    /// The last state that the spec names; else a session signs in.
    private func target(_ outcomes: [Outcome]) -> SubmitTarget {
        let states = outcomes.compactMap { if case .state(let state) = $0 { state } else { nil } }
        switch states.last {
        case .submitting, .rejected, .failed, .signedIn: return states.last.map { .state($0) } ?? .filling
        case .idle: return .opening
        case .editing, .invalid, .ready: return .filling
        case nil: return form.session == nil ? .filling : .state(.signedIn)
        }
    }

    // MARK: Where texts show

    /// The message elements that show a text after events; where none are known, those that are the form's own.
    private func elements(showing text: LocalizedText, _ trace: Trace?) -> [String] {
        let seen = trace.flatMap(screen)
        return form.allElements.indices.compactMap { index -> String? in
            guard case .message(let message) = form.allElements[index].kind else { return nil }
            let shown = seen?.elements[index]
            let shows = shown.map { $0.isOnScreen && $0.text == text } ?? (message.field == nil)
            return shows ? form.allElements[index].id.value : nil
        }
    }

    private func screen(after trace: Trace) -> Screen? {
        (try? machine.configuration(after: trace)).map { machine.screen(of: $0) }
    }
}

extension CheckReach {
    /// Nil where no events are known.
    fileprivate var trace: Trace? {
        if case .fails(let trace) = self { trace } else { nil }
    }
}
