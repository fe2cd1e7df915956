import FormSource
package import FormModel

extension FormBehavior {
    /// Everything in the form that leads nowhere, proven; in the order of the spec within each kind.
    package var deadEnds: [DeadEnd] {
        let search = DeadEndSearch(self)
        return search.submit + search.inputs + search.elements + search.messages + search.phases
            + search.focus
            + search.buttons
    }
}

/// Asks the upper bound of what a form may come to for what never comes.
struct DeadEndSearch {
    let reach: FormBehavior
    var machine: FormMachine { reach.machine }
    var bound: MayReach { reach.bound }

    init(_ reach: FormBehavior) { self.reach = reach }

    private var canBeSent: Bool { bound.states.contains(.submitting) }

    /// States in which a person can do something and a submit may be tried.
    private var submitStates: [FormState] {
        FormState.allCases.filter {
            bound.states.contains($0) && $0 != .submitting && bound.maySubmit(in: $0)
        }
    }

    // MARK: Submitting

    var submit: [DeadEnd] {
        guard !canBeSent, let button = machine.submitters.first else { return [] }
        if let state = submitStates.first, let obstacle = bound.obstacle(in: state) {
            return [.neverSent(reason(obstacle))]
        }
        return [.neverSent(untappable(button))]
    }

    private func reason(_ obstacle: Obstacle) -> SubmitObstacle {
        switch obstacle {
        case .input(let input): .input(input)
        case .check(let check): .check(check)
        case .contradiction(let inputs): .contradiction(inputs)
        }
    }

    private func untappable(_ button: Int) -> SubmitObstacle {
        let shown = bound.shown[button].subtracting([.submitting])
        guard !shown.isEmpty else { return .buttonNeverShows(button) }
        guard case .button(let own) = machine.elements[button].kind else { return .buttonDisabled(button) }
        for state in FormState.allCases where shown.contains(state) {
            if machine.overriding(button, state)?.isEnabled != nil { continue }
            let unmet = bound.unmet(own.enablement, in: state)
            if !unmet.isEmpty { return .buttonWaits(button, for: unmet) }
        }
        return .buttonDisabled(button)
    }

    // MARK: Inputs

    var inputs: [DeadEnd] {
        machine.inputs.indices.flatMap { input -> [DeadEnd] in
            let place = machine.inputs[input].element
            let isRequired = machine.inputs[input].rules.contains {
                $0.condition == .required || $0.condition == .checked
            }
            if let circle = circle(from: input) { return circle }
            if isRequired, canBeSent, bound.shown[place].isDisjoint(with: submitStates) {
                return [.neverAsked(input)]
            }
            if !bound.shown[place].isEmpty, !bound.isUsable[input],
                isRequired || machine.inputs[input].initial.isEmpty
            {
                return [.neverUsable(input)]
            }
            return reach.values[input].isUntypable && bound.isUsable[input] ? [.untypable(input)] : []
        }
    }

    /// The circle of conditions that begins with an input; told once, at its first member.
    private func circle(from start: Int) -> [DeadEnd]? {
        var path = [start]
        while let last = path.last,
            let next = machine.awaitedInputs(machine.inputs[last].element).first(where: {
                $0 == start || !path.contains($0)
            })
        {
            if next == start {
                let isFirst = path.allSatisfy { $0 >= start }
                let isDead = path.allSatisfy { bound.shown[machine.inputs[$0].element].isEmpty }
                guard isDead || path.count == 1 else { return nil }
                return isFirst ? [.circle(path.map { machine.inputs[$0].element })] : []
            }
            path.append(next)
        }
        return nil
    }

    // MARK: Elements

    /// Outermost ones; what stands in a circle or is asked for in vain is told as that.
    var elements: [DeadEnd] {
        let told = Set(
            inputs.flatMap { end -> [Int] in
                switch end {
                case .circle(let places): places.flatMap(chain)
                case .neverAsked(let input): chain(machine.inputs[input].element)
                default: []
                }
            })
        return machine.elements.indices.filter { place in
            guard bound.shown[place].isEmpty, !told.contains(place) else { return false }
            if let parent = machine.elements[place].parent, bound.shown[parent].isEmpty { return false }
            return isWorthTelling(place)
        }.map { .neverShown($0) }
    }

    /// The element and what it stands in.
    private func chain(_ place: Int) -> [Int] {
        var all: [Int] = []
        var next: Int? = place
        while let around = next {
            all.append(around)
            next = machine.elements[around].parent
        }
        return all
    }

    /// A message that is silent is told as that; so is what shows only after a submit that is never sent. What is hidden
    /// for good may hold a value that is sent, or a name for AutoFill.
    private func isWorthTelling(_ place: Int) -> Bool {
        if case .message = machine.elements[place].kind { return false }
        if case .states(let states) = machine.elements[place].condition, !canBeSent,
            states.contains(where: \.followsRequest)
        {
            return false
        }
        guard machine.elements[place].condition == .never else { return true }
        return !holdsInput(place)
    }

    private func holdsInput(_ place: Int) -> Bool {
        machine.inputs.contains { chain($0.element).contains(place) }
    }

    // MARK: Messages

    var messages: [DeadEnd] {
        let silent = machine.elements.indices.filter { place in
            guard case .message = machine.elements[place].kind, bound.shown[place].isEmpty else {
                return false
            }
            let isInHidden = machine.elements[place].parent.map { bound.shown[$0].isEmpty } ?? false
            return !isInHidden && machine.form.allElements[place].synthesized == nil
        }
        return silent.map { .neverSpeaks($0) } + untold
    }

    private var untold: [DeadEnd] {
        machine.inputs.indices.flatMap { input -> [DeadEnd] in
            guard !bound.shown[machine.inputs[input].element].isEmpty else { return [] }
            return machine.inputs[input].rules.indices.filter { rule in
                let error = machine.inputs[input].rules[rule].error
                guard let error, !error.isDefault, bound.mayBreak(input, rule) else { return false }
                return !bound.isTold[input]
            }.map { .neverTold(input, rule: $0) }
        }
    }

    // MARK: Phases

    var phases: [DeadEnd] {
        let absent = machine.elements.indices.flatMap { place in
            machine.elements[place].overrides.keys.sorted().filter { !bound.states.contains($0) }
                .filter { canBeSent || !$0.followsRequest }
                .map { DeadEnd.neverInState($0, element: place) }
        }
        let stuck = reach.states.filter { isStuck($0.state) }.map {
            DeadEnd.noWayOut($0.state, $0.reached.trace)
        }
        return absent + stuck
    }

    private func isStuck(_ state: FormState) -> Bool {
        switch state {
        case .rejected, .failed: return !bound.maySubmit(in: state) && !hasExit(state)
        case .signedIn:
            let leaves = machine.form.submission.succeeded.contains { $0.leavesForm }
            return !leaves && !hasExit(state)
        case .submitting: return machine.form.submission.succeeded.contains(.state(.submitting))
        case .idle, .editing, .invalid, .ready: return false
        }
    }

    /// Whether something that shows leads out of the state or of the form.
    private func hasExit(_ state: FormState) -> Bool {
        machine.elements.indices.contains { place in
            guard bound.shown[place].contains(state) else { return false }
            if machine.overriding(place, state)?.isEnabled == false { return false }
            switch machine.elements[place].kind {
            case .provider: return true
            case .label(let links): return links.contains { $0.action.value.leavesForm }
            case .button: return machine.action(place, in: state)?.leavesForm == true
            case .input, .message, .other: return false
            }
        }
    }

    // MARK: Focus

    var focus: [DeadEnd] {
        let launched = machine.launch()
        return machine.inputs.indices.flatMap { input -> [DeadEnd] in
            guard let field = machine.inputs[input].field else { return [] }
            var found: [DeadEnd] = []
            if field.traits.focusesFirst.value, launched.focus != input {
                found.append(launched.focus.map { .focusTaken(input, by: $0) } ?? .focusOnAbsent(input))
            }
            let key = field.traits.returnKey
            let isNext = key.value == .next || key.value == .continue
            let follows = machine.inputs.indices.dropFirst(input + 1).contains {
                !machine.inputs[$0].isToggle && bound.isUsable[$0]
            }
            if isNext, key.span != nil, !follows, bound.isUsable[input],
                field.traits.keyboard.value.hasReturnKey
            {
                found.append(.noNextField(input))
            }
            return found
        }
    }

    // MARK: Buttons

    var buttons: [DeadEnd] {
        guard let button = machine.submitters.first else { return [] }
        let idle: [DeadEnd]
        if canBeSent, let ready = reach.reached(.ready), !bound.maySubmit(in: .ready) {
            idle = [.disabledThoughReady(button, ready.trace)]
        } else {
            idle = []
        }
        return idle + machine.submitters.flatMap(overruled)
    }

    private func overruled(_ place: Int) -> [DeadEnd] {
        guard case .button(let button) = machine.elements[place].kind, button.enablement != .always else {
            return []
        }
        let unready: [FormState] = [.idle, .editing, .invalid]
        return unready.filter { state in
            bound.states.contains(state) && machine.overriding(place, state)?.isEnabled == true
                && machine.action(place, in: state) == .submit
        }.map { .enabledThoughWaiting(place, $0) }
    }
}

extension FormMachine {
    /// Inputs whose values or verdicts decide whether an element shows.
    func awaitedInputs(_ place: Int) -> [Int] {
        var found: [Int] = []
        var next: Int? = place
        while let around = next {
            switch elements[around].condition {
            case .notEmpty(let input), .empty(let input), .invalid(let input), .valid(let input):
                found.append(input)
            case .always, .never, .hasMessage, .states: break
            }
            next = elements[around].parent
        }
        return found
    }
}

extension FormState: Comparable {
    /// In the order in which a person meets them.
    package static func < (one: FormState, other: FormState) -> Bool {
        (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }

    /// Whether a request was sent before.
    var followsRequest: Bool {
        self == .submitting || self == .rejected || self == .failed || self == .signedIn
    }
}

extension Action {
    /// Whether it leads out of the form, or out of being signed in.
    var leavesForm: Bool {
        switch self {
        case .logout, .open, .show, .custom: true
        case .submit, .clear, .reveal, .dismissKeyboard: false
        }
    }
}

extension Outcome {
    /// Whether it leads out of the form.
    var leavesForm: Bool {
        switch self {
        case .push, .custom: true
        case .alert, .state: false
        }
    }
}
