import FormDiagnostics
import FormSource

/// Answers what the elements of a form show in its states. What depends on the whole form is worked out once, so that a
/// question takes the same time in a form of ten thousand fields.
package struct ElementStates: Sendable {
    private let form: Form
    /// Id of the first field: it has the focus while the form is edited.
    private let firstField: String?
    /// Whether fields hold text in the state `invalid`.
    private let isFilledWhenInvalid: Bool
    /// What each field and toggle with rules shows in the state `invalid`.
    private let mistakes: [String: Mistake]
    private let overrides: [String: [StateOverride]]

    /// Looks through the whole form once.
    package init(_ form: Form) {
        let fields = form.fields
        self.form = form
        firstField = fields.first?.element.id.value
        isFilledWhenInvalid = fields.contains { field in
            field.field.hint != nil || field.field.rules.contains { $0.error != nil }
        }
        let mayBeEmpty = !form.submitsWhenFilledOnly
        let mistakes = form.ruled.map { ($0.element.id.value, Mistake($0.element, $0.rules, mayBeEmpty)) }
        self.mistakes = Dictionary(mistakes) { first, _ in first }
        overrides = Dictionary(grouping: form.stateOverrides, by: \.element.value)
    }

    /// What an element shows in a state.
    package func state(of element: Element, in state: FormState) -> ElementState {
        var shown = ElementState(
            isHidden: !isVisible(element, in: state), isOnScreen: isVisible(element, in: state),
            isEnabled: isEnabled(element, in: state),
            isFocused: state == .editing && element.id.value == firstField)
        shown.text = text(of: element, in: state)
        shown.isBusy = isBusy(element, in: state)
        shown.action = action(of: element)
        for override in overrides[element.id.value] ?? [] where override.state == state {
            if let title = override.title { shown.text = title }
            if let hidden = override.isHidden { shown.isHidden = hidden.value }
            if let enabled = override.isEnabled { shown.isEnabled = enabled.value }
            if let action = override.action { shown.action = action.value }
        }
        return shown
    }

    /// Whether fields hold text in the state, as previews draw it.
    package func isFilled(in state: FormState) -> Bool {
        switch state {
        case .idle, .editing: false
        case .invalid: isFilledWhenInvalid
        case .ready, .submitting, .rejected, .failed, .signedIn: true
        }
    }

    /// Whether a field holds text in the state, as previews draw it.
    package func isFilled(_ field: String, in state: FormState) -> Bool {
        if state == .invalid, let mistake = mistakes[field] { return mistake.value != nil }
        return isFilled(in: state)
    }

    /// What stands in a field in the state `invalid`: a value that breaks the rule whose message shows; nil while it is
    /// empty or has no rules.
    package func invalidValue(of field: String) -> String? { mistakes[field]?.value }

    /// Whether a toggle is on in the state: as it is at first, and on where the form would not be sent otherwise.
    package func isOn(_ toggle: Toggle, in state: FormState) -> Bool {
        if toggle.isOn.value { return true }
        let isComplete = ![.idle, .editing, .invalid].contains(state)
        return isComplete && toggle.rules.contains { $0.condition == .checked }
    }

    private func isVisible(_ element: Element, in state: FormState) -> Bool {
        switch element.visibility.value {
        case .always: true
        case .never: false
        case .states(let states): states.contains(state)
        case .notEmpty(let field): isFilled(field, in: state)
        case .empty(let field): !isFilled(field, in: state)
        case .invalid: state == .invalid
        case .valid(let field): isFilled(field, in: state) && state != .invalid
        case .hasMessage: message(of: element, in: state) != nil
        }
    }

    private func isEnabled(_ element: Element, in state: FormState) -> Bool {
        switch element.kind {
        case .field(let field):
            return state != .submitting && (state != .signedIn || field.isEnabledWhenSignedIn)
        case .button(let button):
            if state == .submitting { return false }
            switch button.enabled.value {
            case .always: return true
            case .whenValid: return [.ready, .rejected, .failed, .signedIn].contains(state)
            case .whenFilled: return ![.idle, .editing].contains(state)
            }
        case .toggle, .provider:
            return state != .submitting
        default:
            return true
        }
    }

    private func isBusy(_ element: Element, in state: FormState) -> Bool {
        guard state == .submitting, form.submission.busy.value == .activityIndicator,
            case .button(let button) = element.kind
        else { return false }
        return button.action.value == .submit
    }

    private func action(of element: Element) -> Action? {
        if case .button(let button) = element.kind { button.action.value } else { nil }
    }

    private func text(of element: Element, in state: FormState) -> Text? {
        switch element.kind {
        case .label(let label): label.text
        case .button(let button): button.title
        case .provider(let provider): provider.title
        case .message: message(of: element, in: state)
        case .field, .stack, .divider, .image, .toggle, .spacer: nil
        }
    }

    /// What a message element says in a state; nil where it has nothing to say. Where several messages are possible
    /// (several rules), the one for what stands in the field.
    private func message(of element: Element, in state: FormState) -> Text? {
        guard case .message(let message) = element.kind else { return nil }
        if let fieldID = message.field {
            return state == .invalid
                ? mistakes[fieldID]?.message : serverError(in: state) { $0.field?.value == fieldID }
        }
        switch state {
        case .invalid: return form.submission.checks.first?.error
        case .rejected: return form.submission.rejected ?? serverError(in: state) { $0.field == nil }
        case .failed: return form.submission.failed
        case .idle, .editing, .ready, .submitting, .signedIn: return nil
        }
    }

    /// The first of the server's errors stands for a refusal that has no text of its own.
    private func serverError(in state: FormState, where isMeant: (ServerError) -> Bool) -> Text? {
        guard state == .rejected, form.submission.rejected == nil,
            let first = form.submission.serverErrors.first, isMeant(first)
        else { return nil }
        return first.error
    }
}

/// A value that is refused, and what is said about it.
private struct Mistake {
    /// Nil for an empty field.
    let value: String?
    let message: Text?

    /// An example that the spec rejects; nothing where that is refused and can be submitted; else a character that few
    /// rules accept.
    init(_ element: Element, _ rules: [Rule], _ mayBeEmpty: Bool) {
        let first = rules.lazy.compactMap(\.error).first
        guard case .field(let field) = element.kind, !rules.isEmpty else {
            (value, message) = (nil, first)
            return
        }
        let told = rules.first { $0.error != nil }?.condition
        let isEmpty = mayBeEmpty && told == .required
        // Two, where a field is compared with one that has a single one.
        let repeats = rules.contains { if case .equals = $0.condition { true } else { false } }
        let example = field.examples.reject.first { !$0.value.isEmpty }
        value = example?.value ?? (isEmpty ? nil : repeats ? "??" : "?")
        switch RuleEvaluator(NoJudge()).verdict(on: value ?? "", in: field) {
        case .refused(let rule), .undecided(let rule): message = rules[rule].error ?? first
        case .accepted: message = first
        }
    }

    /// Patterns are not asked: what reaches one is taken to break it.
    private struct NoJudge: PatternMatcher {
        func matchesWhole(_ pattern: PatternUse, _ value: String) -> Bool? { nil }
        func isFound(_ pattern: PatternUse, in value: String) -> Bool? { nil }
    }
}
