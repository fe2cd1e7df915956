import FormBehaviour
import FormSource
import FormModel
import FormTestSupport
import Testing

/// Events at random on generated forms: what holds in every configuration.
struct RandomTraceTests {
    @Test func `A machine is in order after every event`() throws {
        var (applied, refused) = (0, 0)
        var states: Set<FormState> = []
        for seed in 0..<2000 {
            var generator = FormGenerator(seed: UInt64(seed))
            let text = generator.spec()
            let machine = try machine(text)
            var events = EventGenerator(machine, seed: UInt64(seed) &+ 77)
            var configuration = machine.launch()
            for _ in 0..<100 {
                let event = events.next(configuration)
                let before = configuration
                do {
                    _ = try machine.apply(event, to: &configuration)
                    applied += 1
                } catch {
                    #expect(
                        configuration == before,
                        "what cannot happen changes nothing: \(machine.text(of: event))\n\(text)")
                    refused += 1
                }
                states.insert(configuration.state)
                let disorder = machine.disorder(in: configuration)
                guard disorder == nil else {
                    Issue.record("\(disorder ?? "") after \(machine.text(of: event))\n\(text)")
                    return
                }
            }
        }
        #expect(states == Set(FormState.allCases))
        #expect(applied > 100_000 && refused > 10_000, "\(applied) \(refused)")
    }

    @Test func `Events are read as they are written`() throws {
        for seed in 0..<50 {
            var generator = FormGenerator(seed: UInt64(seed))
            let machine = try machine(generator.spec())
            var events = EventGenerator(machine, seed: UInt64(seed))
            let trace = Trace((0..<20).map { _ in events.next(machine.launch()) })
            #expect(try machine.events(from: machine.text(of: trace)) == trace.events)
        }
    }
}

/// Events that fit a form, at random; also such as cannot happen now.
struct EventGenerator {
    private let machine: FormMachine
    private var random: SplitMix64

    init(_ machine: FormMachine, seed: UInt64) {
        self.machine = machine
        random = SplitMix64(seed: seed)
    }

    static let texts = [
        "", "a", "ab", "abc", "abcd", "1", "12", " ab ", "x y", "a1", "12345", "it's; # odd", "  ",
    ]

    mutating func next(_ configuration: Configuration) -> Event {
        if configuration.phase == .submitting || configuration.phase == .checkingSession,
            Bool.random(using: &random)
        {
            return reply()
        }
        let fields = machine.inputs.filter { !$0.isToggle }.map(\.element)
        let elements = machine.form.allElements.indices
        guard !fields.isEmpty else { return .tap(tapped() ?? 0) }
        let field = fields[Int.random(in: 0..<fields.count, using: &random)]
        let text = Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)]
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6: return .type(field, text)
        case 6: return .paste(field, text)
        case 7: return .fill(field, text)
        case 8, 9: return .focus(field)
        case 10: return .returnKey
        case 11: return Bool.random(using: &random) ? .tapOutside : .drag
        case 12: return .keyboard(isUp: Bool.random(using: &random))
        case 13: return reply()
        case 14: return .launch(hasSession: Bool.random(using: &random))
        case 15: return link() ?? .returnKey
        default: return .tap(tapped() ?? elements[Int.random(in: 0..<elements.count, using: &random)])
        }
    }

    private mutating func reply() -> Event {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: .noAnswer
        case 1: .reply(status: 200, code: nil)
        case 2: .reply(status: [201, 204, 301, 500, 503].randomElement(using: &random) ?? 201, code: nil)
        case 3: .reply(status: 401, code: nil)
        case 4: .reply(status: 401, code: "locked")
        case 5: .reply(status: 422, code: "taken")
        default: .reply(status: 500, code: "unknown code")
        }
    }

    private mutating func tapped() -> Int? {
        let taps = machine.form.allElements.indices.filter { place in
            switch machine.form.allElements[place].kind {
            case .button, .toggle, .provider: true
            default: false
            }
        }
        return taps.randomElement(using: &random)
    }

    private func link() -> Event? { machine.indexByID["note"].map { .tapLink($0, "terms") } }
}

extension FormMachine {
    /// What is wrong with a configuration, seen from outside; nil where all is well.
    func disorder(in configuration: Configuration) -> String? {
        let screen = screen(of: configuration)
        for (number, input) in inputs.enumerated() {
            let shown = screen.elements[input.element]
            if configuration.isTold[number] {
                guard shown.isOnScreen else { return "`\(input.id)` is told and not on the screen" }
                guard form.allElements[input.element].hasRules else {
                    return "`\(input.id)` is told without rules"
                }
            }
            if shown.isFocused, !shown.isOnScreen || !shown.isEnabled { return "`\(input.id)` has the focus" }
        }
        if configuration.keyboardIsUp, configuration.focus == nil { return "the keyboard is up for nobody" }
        if screen.elements.count(where: \.isFocused) > 1 { return "two have the focus" }
        for (element, shown) in zip(form.allElements, screen.elements) where shown.isOnScreen {
            if case .message = element.kind, element.visibility.value == .hasMessage, shown.text == nil {
                return "`\(element.id.value)` shows and says nothing"
            }
        }
        if configuration.isTold.contains(true), configuration.phase == .filling,
            configuration.state != .invalid
        {
            return "something is told and the state is \(configuration.state)"
        }
        return nil
    }
}

extension Element {
    fileprivate var hasRules: Bool {
        switch kind {
        case .field(let field): !field.rules.isEmpty
        case .toggle(let toggle): !toggle.rules.isEmpty
        default: false
        }
    }
}
