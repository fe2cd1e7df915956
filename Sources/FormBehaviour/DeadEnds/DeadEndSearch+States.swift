import FormSource
package import FormModel

// States that never are, phases that nothing ends, and what the spec says of buttons in states.

extension DeadEndSearch {
    // MARK: States of the spec

    var states: [DeadEnd] {
        let absent = machine.elements.indices.flatMap { index in
            machine.elements[index].overrides.keys.sorted().filter { !bound.states.contains($0) }
                .map { DeadEnd.neverInState($0, element: index) }
        }
        let idle = machine.form.stateOverrides.indices.filter { number in
            let override = machine.form.stateOverrides[number]
            return bound.states.contains(override.state) && changesNothing(override)
        }
        // Why a form is never sent is told; that it is never refused, or never `invalid`, follows.
        return (canBeSent ? absent : []) + idle.map { .idleOverride($0) }
    }

    private func changesNothing(_ override: StateOverride) -> Bool {
        guard let index = machine.indexByID[override.element.value] else { return false }
        let element = machine.elements[index]
        let state = override.state
        if let title = override.title, !says(title, index) { return false }
        if let isHidden = override.isHidden?.value {
            switch element.condition {
            case .always where !isHidden, .never where isHidden: break
            case .states(let states) where states.contains(state) != isHidden: break
            default: return false
            }
        }
        if let isEnabled = override.isEnabled?.value, isEnabled != ownEnablement(element, override) {
            return false
        }
        if let action = override.action?.value {
            guard case .button(let button) = element.kind, button.action == action else { return false }
        }
        return true
    }

    /// Whether an element has the same words in every language.
    private func says(_ title: LocalizedText, _ index: Int) -> Bool {
        let own: LocalizedText? =
            switch machine.form.allElements[index].kind {
            case .label(let label): label.text
            case .button(let button): button.title
            default: nil
            }
        return machine.form.locales.allSatisfy { title.string(in: $0.tag) == own?.string(in: $0.tag) }
    }

    /// Whether an element is enabled in the state of an override without it; nil where that depends on values.
    private func ownEnablement(_ element: MachineElement, _ override: StateOverride) -> Bool? {
        let isBusy = override.state == .submitting && machine.form.submission.busy.value != .none
        switch element.kind {
        case .input, .provider: return !isBusy
        case .button(let button):
            let action = override.action?.value ?? button.action
            if isBusy, action.waitsForReply { return false }
            return action == .submit && button.enablement != .always ? nil : true
        case .message, .label, .other: return true
        }
    }

    // MARK: Phases

    var phases: [DeadEnd] {
        // A button that goes when all is filled in is told as that.
        let isTold = disabledThoughReady != nil
        return reach.states.filter { isStuck($0.state) && !(isTold && $0.state.isUnanswered) }.map {
            .noWayOut($0.state, $0.reached.trace)
        }
    }

    private func isStuck(_ state: FormState) -> Bool {
        let leaves = machine.form.submission.succeeded.contains { $0.leavesForm }
        switch state {
        case .rejected, .failed: return !bound.maySubmit(in: state) && !hasExit(state)
        case .signedIn: return !leaves && !hasExit(state)
        case .submitting: return !leaves && machine.form.submission.succeeded.contains(.state(.submitting))
        case .idle, .editing, .invalid, .ready: return false
        }
    }

    /// Whether something that shows leads out of the state or of the form.
    private func hasExit(_ state: FormState) -> Bool {
        machine.elements.indices.contains { index in
            guard bound.shown[index].contains(state) else { return false }
            if machine.overriding(index, state)?.isEnabled == false { return false }
            switch machine.elements[index].kind {
            case .provider: return true
            case .label(let links): return links.contains { $0.action.value.leavesForm }
            case .button: return machine.action(index, in: state)?.leavesForm == true
            case .input, .message, .other: return false
            }
        }
    }

    // MARK: Buttons

    var buttons: [DeadEnd] {
        [disabledThoughReady].compactMap { $0 } + machine.submitters.flatMap(overruled)
    }

    private var disabledThoughReady: DeadEnd? {
        guard canBeSent, let button = machine.submitters.first, let ready = reach.reached(.ready),
            !bound.maySubmit(in: .ready)
        else { return nil }
        return .disabledThoughReady(button, ready.trace)
    }

    private func overruled(_ index: Int) -> [DeadEnd] {
        guard case .button(let button) = machine.elements[index].kind, button.enablement != .always else {
            return []
        }
        let unready: [FormState] = [.idle, .editing, .invalid]
        return unready.filter { state in
            bound.states.contains(state) && machine.overriding(index, state)?.isEnabled == true
                && machine.action(index, in: state) == .submit
        }.map { .enabledThoughWaiting(index, $0) }
    }
}

extension FormState: Comparable {
    /// States are ordered as a person meets them.
    package static func < (one: FormState, other: FormState) -> Bool {
        (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }

    /// Whether only a request that was sent leads to it.
    var followsRequest: Bool { isUnanswered || self == .submitting || self == .signedIn }

    fileprivate var isUnanswered: Bool { self == .rejected || self == .failed }
}

extension Action {
    /// Whether it leads out of the form, or out of being signed in.
    fileprivate var leavesForm: Bool {
        switch self {
        case .logout, .open, .show, .custom: true
        case .submit, .clear, .reveal, .dismissKeyboard: false
        }
    }
}

extension Outcome {
    /// Whether it leads out of the form.
    fileprivate var leavesForm: Bool {
        switch self {
        case .push, .custom: true
        case .alert, .state: false
        }
    }
}
