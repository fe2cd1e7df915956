import FormSource
import FormModel

/// Walks from the launch on, the shortest ways first, in steps that a person takes on purpose: fill in what is asked
/// for, submit, take one of the answers, fill or empty a field that others wait for. Inputs on which nothing else
/// depends are not tried one by one, so that their number does not multiply the configurations.
struct Explorer {
    private let planner: Planner
    /// The first configuration of each name.
    private(set) var found: [FormState: EventPath] = [:]
    /// The configurations to go on from, by the number of events that led there; those with the same number in the
    /// order in which they were found.
    private var waiting: [[EventPath]] = []
    private var seen: Set<Configuration> = []
    private var visits = 0
    private let gates: [Int]
    /// Buttons that empty a field.
    private let clearButtons: [Int]
    private let budget: Int
    /// Names that a configuration may have at all.
    private let wanted: Set<FormState>

    private var machine: FormMachine { planner.machine }

    init(_ planner: Planner, wanted: Set<FormState>) {
        self.planner = planner
        self.wanted = wanted
        // Each is tried in every configuration: of a long form, a few.
        gates = Array(planner.machine.gates.prefix(max(4, 20_000 / max(1, planner.machine.elements.count))))
        clearButtons = Array(Set(planner.machine.clearButtons.values.joined()).sorted().prefix(Self.mostTaps))
        budget = max(24, min(160, 60_000 / max(1, planner.machine.elements.count)))
    }

    mutating func explore(_ cancellation: Cancellation) throws(Cancelled) {
        push(EventPath(machine))
        if machine.form.session != nil, let stored = EventPath(machine).after(.launch(hasSession: true)) {
            push(stored)
        }
        // Those with fewer events come first, so that what is found stays the shortest.
        while visits < budget, !wanted.isSubset(of: found.keys), let path = next() {
            try cancellation.check()
            visits += 1
            if found[path.configuration.state] == nil { found[path.configuration.state] = path }
            for further in steps(path) { push(further) }
        }
        try shorten(cancellation)
        addFullestInvalid()
    }

    private mutating func push(_ path: EventPath) {
        guard seen.insert(path.configuration).inserted else { return }
        while waiting.count <= path.events.count { waiting.append([]) }
        waiting[path.events.count].append(path)
    }

    /// The first of those with the fewest events.
    private mutating func next() -> EventPath? {
        guard let least = waiting.firstIndex(where: { !$0.isEmpty }) else { return nil }
        return waiting[least].removeFirst()
    }

    // MARK: Steps

    private func steps(_ path: EventPath) -> [EventPath] {
        switch path.configuration.phase {
        case .submitting, .checkingSession: replies(path)
        case .filling, .rejected, .failed, .signedIn: actions(path)
        }
    }

    private func replies(_ path: EventPath) -> [EventPath] {
        let isCheck = path.configuration.phase == .checkingSession
        let refusal = machine.form.refusalStatus(isCheck: isCheck)
        let plain = Event.reply(status: refusal, code: nil)
        let coded = machine.form.submission.serverErrors.prefix(8).map {
            Event.reply(status: refusal, code: $0.code.value)
        }
        // What has something to say stands for a refusal.
        let refusals = machine.form.submission.rejected == nil ? coded + [plain] : [plain] + coded
        let success = Event.reply(status: machine.form.successStatus(isCheck: isCheck), code: nil)
        return ([success] + refusals + [.noAnswer]).compactMap(path.after)
    }

    private func actions(_ path: EventPath) -> [EventPath] {
        var further: [EventPath] = []
        func add(_ step: (inout EventPath) -> Bool) {
            var next = path
            if step(&next) { further.append(next) }
        }
        if path.configuration.focus == nil {
            if let field = machine.inputs.indices.first(where: {
                !machine.inputs[$0].isToggle && path.isUsable($0)
            }) {
                add { $0.go(.focus(machine.inputs[field].element)) }
            }
        } else {
            add { $0.leave() }
        }
        add { $0.submit() }
        add { planner.complete(&$0) && $0.events.count > path.events.count }
        add { planner.send(&$0) }
        if !path.configuration.isTouched {
            for touch in touches(path) { add(touch) }
        }
        for index in clearButtons { add { $0.go(.tap(index)) } }
        for (index, text) in spoiled(path) { add { $0.go(.fill(index, text)) } }
        for input in gates where path.isUsable(input) {
            for text in otherTexts(for: input, path) { add { $0.put(text, into: input) } }
            add { next in
                planner.values[input].breaking.contains { $0.map { planner.tell(input, $0, &next) } ?? false }
            }
        }
        for index in machine.elements.indices
        where machine.action(index, in: path.configuration.state) == .logout {
            add { $0.go(.tap(index)) }
        }
        return further
    }

    /// The texts to try in an input: one that is accepted, those that break a rule and none, without the one that it holds.
    private func otherTexts(for input: Int, _ path: EventPath) -> [String] {
        let values = planner.values[input]
        return Set(values.accepted.prefix(1) + values.breaking.compactMap { $0 } + [""]).sorted()
            .filter { $0 != path.configuration.texts[input] }
    }

    /// What AutoFill may write so that a form without focus is no longer ready: a form that opens with the focus is idle only then.
    private func spoiled(_ path: EventPath) -> [(index: Int, text: String)] {
        guard wanted.contains(.idle), found[.idle] == nil, path.configuration.state == .ready,
            path.configuration.focus == nil
        else { return [] }
        let fields = machine.inputs.indices.filter { !machine.inputs[$0].isToggle && path.isUsable($0) }
        return fields.prefix(Self.mostTaps).flatMap { field in
            ([""] + planner.values[field].breaking.compactMap { $0 }.prefix(1)).map {
                (machine.inputs[field].element, $0)
            }
        }
    }

    /// The ways to touch a form: to type what is accepted, to type what stands there already, to tap a toggle.
    private func touches(_ path: EventPath) -> [(inout EventPath) -> Bool] {
        let usable = machine.inputs.indices.filter(path.isUsable)
        var ways: [(inout EventPath) -> Bool] = [
            { next in usable.contains { planner.give($0, &next) { _ in true } } }
        ]
        if let field = usable.first(where: { !machine.inputs[$0].isToggle }) {
            let text = path.configuration.texts[field]
            ways.append { $0.go(.paste(machine.inputs[field].element, text)) }
        }
        for toggle in usable.filter({ machine.inputs[$0].isToggle }).prefix(Self.mostTaps) {
            ways.append { $0.go(.tap(machine.inputs[toggle].element)) }
        }
        return ways
    }

    /// The number of toggles, and of buttons that empty a field, that are tapped from one configuration.
    private static let mostTaps = 4

    // MARK: What stands for a name

    /// Leaves out what a trace does not need.
    private mutating func shorten(_ cancellation: Cancellation) throws(Cancelled) {
        for (state, path) in found {
            try cancellation.check()
            found[state] = path.shortened {
                $0.state == state && $0.notice == path.configuration.notice
                    && $0.serverErrors == path.configuration.serverErrors
            }
        }
    }

    /// `invalid` with as many messages as can show at once.
    private mutating func addFullestInvalid() {
        var tapped = EventPath(machine)
        let canTap = tapped.submit()
        var told = EventPath(machine)
        for input in machine.inputs.indices where !machine.inputs[input].isToggle && told.isUsable(input) {
            tellFully(input, &told)
        }
        _ = told.leave()
        var both = told
        let canTapThen = both.submit()
        var candidates = [found[.invalid]].compactMap { $0 }
        if canTap { candidates.append(tapped) }
        candidates.append(told)
        if canTapThen { candidates.append(both) }
        let invalid = candidates.filter { $0.configuration.state == .invalid }
        let best = invalid.min {
            (-$0.configuration.toldCount, $0.events.count) < (-$1.configuration.toldCount, $1.events.count)
        }
        guard let best else { return }
        found[.invalid] = best.shortened {
            $0.state == .invalid && $0.isTold == best.configuration.isTold
                && $0.notice == best.configuration.notice
        }
    }

    private func tellFully(_ input: Int, _ path: inout EventPath) {
        guard machine.inputs[input].errorPlace != .never, machine.inputs[input].checkTime != .onSubmit else {
            return
        }
        if path.configuration.broken[input] != nil {
            _ = path.go(.focus(machine.inputs[input].element))
        } else {
            _ = planner.breakRule(of: input, &path)
        }
    }
}

extension FormMachine {
    /// Inputs that decide whether another input, or a button that submits or logs out, shows.
    var gates: [Int] {
        var found: Set<Int> = []
        let logouts = elements.indices.filter { index in
            FormState.allCases.contains { action(index, in: $0) == .logout }
        }
        for index in inputs.map(\.element) + submitters + logouts {
            var next: Int? = index
            while let around = next {
                switch elements[around].condition {
                case .notEmpty(let input), .empty(let input), .invalid(let input), .valid(let input):
                    found.insert(input)
                case .always, .never, .hasMessage, .states: break
                }
                next = elements[around].parent
            }
        }
        return found.sorted()
    }
}

extension LoginForm {
    /// A status that the request takes for success.
    package func successStatus(isCheck: Bool) -> Int {
        (isCheck ? session?.check : submission.request)?.status?.value ?? 200
    }

    /// A status that means refusal: unauthorized, unless that is what the request takes for success.
    package func refusalStatus(isCheck: Bool) -> Int { successStatus(isCheck: isCheck) == 401 ? 403 : 401 }
}
