import FormBehaviour
import FormSource
import FormModel
import FormRules
import FormTestSupport
import Testing

/// Small forms, of which every configuration is visited: what is proven holds in each, and no trace could be shorter.
struct ExhaustiveTests {
    @Test func `What is said to never happen does not, and what is said to happen does`() throws {
        var (complete, found, shorter, missed) = (0, 0, 0, 0)
        for seed in 0..<120 {
            var generator = FormGenerator(seed: UInt64(seed) &+ 10_000, fields: 2)
            let text = generator.spec()
            let reach = try explored(text)
            let walk = Walk(reach)
            complete += walk.isComplete ? 1 : 0
            for (state, reached) in reach.states {
                let replayed = try reach.machine.configuration(after: reached.trace)
                #expect(replayed == reached.configuration && replayed.state == state)
            }
            for (state, depth) in walk.depths.sorted(by: { $0.key < $1.key }) {
                #expect(reach.bound.states.contains(state), "\(state)\n\(text)")
                guard let reached = reach.reached(state) else {
                    if walk.isComplete { missed += 1 }
                    continue
                }
                found += 1
                // `invalid` shows as many messages as can be told at once.
                if state != .invalid, depth < reached.trace.events.count { shorter += 1 }
            }
            for place in reach.machine.form.allElements.indices where walk.shown.contains(place) {
                #expect(!reach.bound.shown[place].isEmpty, "\(reach.machine.id(place))\n\(text)")
            }
            let wrong = reach.deadEnds.filter { walk.refutes($0) }
            #expect(wrong.isEmpty, "\(wrong)\n\(text)")
        }
        print(
            "forms walked to the end \(complete) of 120, states \(found), with a shorter trace \(shorter), missed \(missed)"
        )
        #expect(complete > 40)
        #expect(shorter * 100 <= found, "\(shorter) of \(found)")
        #expect(missed * 100 <= found, "\(missed) of \(found)")
    }
}

/// Breadth first through all configurations that events with a few texts lead to.
private struct Walk {
    private(set) var depths: [FormState: Int] = [:]
    private(set) var shown: Set<Int> = []
    private(set) var told: Set<Int> = []
    private(set) var isComplete = true
    private(set) var changed: Set<Int> = []
    private let machine: FormMachine
    private static let limit = 500

    init(_ reach: FormBehavior) {
        machine = reach.machine
        let events = Self.events(reach)
        var seen: Set<Configuration> = [machine.launch()]
        var layer = [machine.launch()]
        var depth = 0
        while !layer.isEmpty {
            layer.forEach { visit($0, depth) }
            var next: [Configuration] = []
            for configuration in layer {
                for event in events {
                    var after = configuration
                    guard (try? machine.apply(event, to: &after)) != nil else { continue }
                    for input in machine.inputs.indices where after.texts[input] != configuration.texts[input]
                    {
                        changed.insert(input)
                    }
                    if seen.insert(after).inserted { next.append(after) }
                }
                if seen.count > Self.limit {
                    isComplete = false
                    next.forEach { visit($0, depth + 1) }
                    return
                }
            }
            layer = next
            depth += 1
        }
    }

    private mutating func visit(_ configuration: Configuration, _ depth: Int) {
        depths[configuration.state] = min(depth, depths[configuration.state] ?? depth)
        for (place, element) in machine.screen(of: configuration).elements.enumerated()
        where element.isOnScreen {
            shown.insert(place)
        }
        for input in machine.inputs.indices where configuration.isTold[input] { told.insert(input) }
    }

    /// Whether what was seen is not as said.
    func refutes(_ end: DeadEnd) -> Bool {
        switch end {
        case .neverSent: depths[.submitting] != nil
        case .neverShown(let place), .neverSpeaks(let place): shown.contains(place)
        case .circle(let places): places.count > 1 && !shown.isDisjoint(with: places)
        case .neverTold(let input, _): told.contains(input)
        case .neverUsable(let input): changed.contains(input)
        case .neverInState(let state, _): depths[state] != nil
        case .noWayOut, .neverAsked, .untypable, .noNextField, .focusOnAbsent, .focusTaken,
            .disabledThoughReady,
            .enabledThoughWaiting:
            false
        }
    }

    private static func events(_ reach: FormBehavior) -> [Event] {
        let machine = reach.machine
        var events: [Event] = [.returnKey, .tapOutside, .drag, .noAnswer, .reply(status: 401, code: nil)]
        let status = machine.form.submission.request?.status?.value ?? 200
        events += [.reply(status: status, code: nil)]
        if machine.form.session?.check != nil, status != 200 { events.append(.reply(status: 200, code: nil)) }
        if machine.form.session != nil { events.append(.launch(hasSession: true)) }
        for error in machine.form.submission.serverErrors {
            events.append(.reply(status: 401, code: error.code.value))
        }
        for (number, input) in machine.inputs.enumerated() where !input.isToggle {
            let values = reach.values[number]
            let texts = Set(values.accepted.prefix(2) + values.breaking.compactMap { $0 } + [""])
            events += [.focus(input.element)] + texts.sorted().map { .paste(input.element, $0) }
        }
        for place in machine.form.allElements.indices {
            switch machine.form.allElements[place].kind {
            case .button(let button) where button.isBeside: break
            case .button, .toggle: events.append(.tap(place))
            default: break
            }
        }
        return events
    }
}

extension Button {
    /// Whether it changes nothing that decides what shows.
    fileprivate var isBeside: Bool {
        if case .reveal = action.value { true } else { false }
    }
}
