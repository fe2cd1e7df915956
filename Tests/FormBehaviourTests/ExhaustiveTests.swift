import FormBehaviour
import FormModel
import FormSource
import FormTestSupport
import Testing

/// Small forms are run through all that can happen to them, a few values for each field. What is said to be reached is, what is
/// said never to come does not, and the upper bound holds everything.
struct ExhaustiveTests {
    private struct Walked: Sendable {
        let text: String
        let reach: FormBehavior
        let walk: Walk
    }

    private static let count = 120

    /// Of generated forms of one and two fields.
    private static let walks: [Walked] = (0..<count).compactMap { seed in
        var generator = FormGenerator(seed: UInt64(seed), fields: 2)
        let text = generator.spec()
        return (try? explored(text)).map { Walked(text: text, reach: $0, walk: Walk($0)) }
    }

    @Test func `What can be reached at most is not less than what is reached`() {
        var finished = 0
        for walked in Self.walks {
            let (text, reach, walk) = (walked.text, walked.reach, walked.walk)
            for configuration in walk.configurations {
                let escaped = reach.escaped(configuration)
                #expect(
                    escaped == nil,
                    "\(escaped ?? "") after \(walk.trace(to: configuration, reach.machine))\n\(text)")
                if escaped != nil { return }
            }
            finished += walk.isComplete ? 1 : 0
        }
        #expect(Self.walks.count == Self.count && finished > Self.count / 2, "\(finished)")
    }

    @Test func `States are reached where a walk through everything finds them`() {
        var open = 0
        for walked in Self.walks {
            let seen = Set(walked.walk.configurations.map(\.state))
            let found = Set(walked.reach.states.map(\.state))
            // What is not found is not denied.
            #expect(
                seen.isSubset(of: found.union(walked.reach.undecided)), "\(seen) \(found)\n\(walked.text)")
            open += seen.isSubset(of: found) ? 0 : 1
        }
        #expect(open <= Self.count / 20, "\(open) forms have a state that is reached and not found")
    }

    @Test func `Dead ends are true of everything that can happen`() {
        for walked in Self.walks {
            let (text, reach, walk) = (walked.text, walked.reach, walked.walk)
            for end in reach.deadEnds {
                let wrong = walk.configurations.first { !reach.machine.isTrue(end, of: $0) }
                let trace = wrong.map { walk.trace(to: $0, reach.machine) } ?? ""
                #expect(wrong == nil, "\(end) after \(trace)\n\(text)")
            }
            for (check, found) in reach.checkReach.enumerated() {
                guard case .neverFails = found else { continue }
                let wrong = walk.configurations.first { $0.notice == .check(check) }
                let trace = wrong.map { walk.trace(to: $0, reach.machine) } ?? ""
                #expect(wrong == nil, "check \(check) fails after \(trace)\n\(text)")
            }
        }
    }
}

/// Every configuration that a form comes to, breadth first, up to a number.
private struct Walk: Sendable {
    private(set) var configurations: [Configuration] = []
    private(set) var isComplete = true
    private var cameFrom: [Configuration: (before: Configuration, event: Event)] = [:]
    private let limit = 400

    init(_ reach: FormBehavior) {
        let machine = reach.machine
        let events = Self.events(reach)
        var seen: Set<Configuration> = []
        func add(_ configuration: Configuration, to list: inout [Configuration]) {
            if seen.insert(configuration).inserted { list.append(configuration) }
        }
        add(machine.launch(), to: &configurations)
        if machine.form.session != nil { add(machine.launch(hasSession: true), to: &configurations) }
        var next = 0
        while next < configurations.count {
            guard configurations.count < limit else {
                isComplete = false
                break
            }
            let before = configurations[next]
            next += 1
            for event in events {
                var after = before
                guard (try? machine.apply(event, to: &after)) != nil else { continue }
                if !seen.contains(after) { cameFrom[after] = (before, event) }
                add(after, to: &configurations)
            }
        }
    }

    /// All that can happen: texts that a rule accepts or refuses, every tap, every kind of answer.
    private static func events(_ reach: FormBehavior) -> [Event] {
        let machine = reach.machine
        var events: [Event] = [
            .returnKey, .tapOutside, .noAnswer, .reply(status: 401, code: nil),
            .reply(status: machine.form.submission.request?.status?.value ?? 200, code: nil),
        ]
        events += machine.form.submission.serverErrors.map { .reply(status: 401, code: $0.code.value) }
        for (number, input) in machine.inputs.enumerated() where !input.isToggle {
            let values = reach.values[number]
            let texts = [""] + values.accepted.prefix(1) + values.breaking.compactMap { $0 }.prefix(1)
            events += Set(texts).sorted().map { .paste(input.element, $0) }
            events += [.focus(input.element), .fill(input.element, values.accepted.first ?? "?")]
        }
        for (place, element) in machine.form.allElements.enumerated() {
            switch element.kind {
            case .toggle: events.append(.tap(place))
            case .button(let button):
                if case .reveal = button.action.value { continue }
                events.append(.tap(place))
            default: break
            }
        }
        return events
    }

    func trace(to configuration: Configuration, _ machine: FormMachine) -> String {
        var events: [Event] = []
        var current = configuration
        while let step = cameFrom[current] {
            events.insert(step.event, at: 0)
            current = step.before
        }
        return machine.text(of: Trace(events))
    }
}

extension FormBehavior {
    /// What of a configuration the upper bound does not hold.
    fileprivate func escaped(_ configuration: Configuration) -> String? {
        let state = configuration.state
        guard bound.states.contains(state) else { return "the state `\(state)`" }
        for (place, element) in machine.form.allElements.enumerated()
        where machine.isOnScreen(place, in: configuration) && !bound.shown[place].contains(state) {
            return "`\(element.id.value)` on the screen in `\(state)`"
        }
        for (number, input) in machine.inputs.enumerated() {
            let isEmpty = configuration.texts[number].isEmpty
            guard isEmpty ? bound.isEmpty[number] : bound.isFilled[number] else {
                return "`\(input.id)` \(isEmpty ? "empty" : "with text")"
            }
            if configuration.isTold[number], !bound.isTold[number] { return "`\(input.id)` told" }
            let isUsable =
                machine.isOnScreen(input.element, in: configuration)
                && machine.isEnabled(input.element, in: configuration)
            if isUsable, !bound.isUsable[number] { return "`\(input.id)` usable" }
        }
        return nil
    }
}

extension FormMachine {
    /// Whether a configuration does not speak against a dead end.
    fileprivate func isTrue(_ end: DeadEnd, of configuration: Configuration) -> Bool {
        switch end {
        case .neverSent: return configuration.phase != .submitting
        case .neverAsked(let input):
            return !isOnScreen(inputs[input].element, in: configuration) || !canSubmit(configuration)
        case .neverUsable(let input):
            let place = inputs[input].element
            return !isOnScreen(place, in: configuration) || !isEnabled(place, in: configuration)
        case .neverShown(let place), .neverSpeaks(let place): return !isOnScreen(place, in: configuration)
        case .neverTold(let input, _), .coveredByCheck(let input, _): return !configuration.isTold[input]
        case .unseen(let saying): return !isRead(saying, in: configuration)
        case .coveredByOverride(let saying, _, _): return !isRead(saying, in: configuration)
        case .neverInState(let state, _): return configuration.state != state
        case .disabledThoughReady: return configuration.state != .ready || !canSubmit(configuration)
        case .silent(let state): return configuration.notice != (state == .rejected ? .rejected : .failed)
        case .noWayOut(let state, _):
            // Who is signed in may sign in again, and is signed in then.
            return configuration.state != state || state == .signedIn || !canSubmit(configuration)
        case .untypable, .circle, .idleOverride, .noNextField, .focusOnAbsent, .focusTaken,
            .enabledThoughWaiting:
            return true
        }
    }

    private func canSubmit(_ configuration: Configuration) -> Bool {
        form.allElements.indices.contains { place in
            action(place, in: configuration.state) == .submit && isOnScreen(place, in: configuration)
                && isEnabled(place, in: configuration)
        } && configuration.phase != .submitting
    }

    /// Whether a text shows on the screen.
    private func isRead(_ saying: Saying, in configuration: Configuration) -> Bool {
        let text: LocalizedText? =
            switch saying {
            case .input: nil
            case .check(let check):
                configuration.notice == .check(check) ? form.submission.checks[check].error : nil
            case .rejected: configuration.notice == .rejected ? form.submission.rejected : nil
            case .failed: configuration.notice == .failed ? form.submission.failed : nil
            case .serverError(let error): form.submission.serverErrors[error].error
            }
        let wanted: [LocalizedText]
        if case .input(let input) = saying {
            wanted = form.allElements[inputs[input].element].errors
        } else {
            wanted = [text].compactMap { $0 }
        }
        guard !wanted.isEmpty else { return false }
        return screen(of: configuration).elements.contains { shown in
            shown.isOnScreen && shown.text.map(wanted.contains) == true
        }
    }
}

extension Element {
    fileprivate var errors: [LocalizedText] {
        switch kind {
        case .field(let field): field.rules.compactMap(\.error)
        case .toggle(let toggle): toggle.rules.compactMap(\.error)
        default: []
        }
    }
}
