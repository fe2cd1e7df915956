import FormSource
import FormModel

// What each event does.

extension FormMachine {
    /// The configuration when the screen opens, with or without a stored session: `launch`, `stored-session`.
    package func launch(hasSession: Bool = false) -> Configuration {
        hasSession ? launched.withSession : launched.plain
    }

    /// Lets an event happen: changes the configuration and yields what the form does, in order. An event that cannot
    /// happen changes nothing.
    package func apply(_ event: Event, to configuration: inout Configuration) throws(Impossible) -> [Effect] {
        var run = MachineRun(self, configuration)
        // Moved, not shared: an event changes a few places of its arrays.
        configuration = .moved
        do {
            try run.happen(event)
        } catch {
            configuration = run.configuration
            throw error
        }
        run.settle()
        configuration = run.configuration
        return run.effects
    }

    /// Both openings of the screen.
    func opened(_ blank: Configuration) -> Launches {
        var plain = MachineRun(self, blank)
        plain.open(hasSession: false)
        var stored = MachineRun(self, blank)
        stored.open(hasSession: form.session != nil)
        return Launches(plain: plain.configuration, withSession: stored.configuration)
    }
}

/// One event on its way through the machine.
struct MachineRun {
    let machine: FormMachine
    var configuration: Configuration
    var effects: [Effect] = []

    init(_ machine: FormMachine, _ configuration: Configuration) {
        self.machine = machine
        self.configuration = configuration
    }

    /// Typing is `typing`, what fills by itself `autofill`.
    mutating func happen(_ event: Event) throws(Impossible) {
        switch event {
        case .launch(let hasSession): try relaunch(hasSession: hasSession)
        case .focus(let index): try focus(try field(index))
        case .type(let index, let text): try type(text, try field(index))
        case .paste(let index, let text):
            let input = try field(index)
            try usable(index)
            try oneLine(text, index)
            try focus(input)
            change(input, to: text)
        case .fill(let index, let text):
            let input = try field(index)
            try usable(index)
            try oneLine(text, index)
            change(input, to: text)
        case .returnKey: try pressReturn()
        case .tap(let index): try tap(index)
        case .tapLink(let index, let name): try tapLink(name, index)
        case .tapOutside: try dismiss(machine.form.keyboard.dismissOnTapOutside.value)
        case .drag: try dismiss(machine.form.keyboard.dismissOnDrag.value)
        case .keyboard(let isUp):
            guard configuration.focus != nil else { throw .noFocus }
            configuration.keyboardIsUp = isUp
        case .reply(let status, let code): try receive(status, code)
        case .noAnswer: try receiveNothing()
        }
    }

    // MARK: Opening

    /// Opens the screen, by the rules `launch`, `stored-session` and `focus-first`.
    mutating func open(hasSession: Bool) {
        for input in machine.inputs.indices { checkRules(input) }
        if hasSession, let session = machine.form.session {
            configuration.hasSession = true
            if let check = session.check {
                configuration.phase = .checkingSession
                effects.append(.checkSession(sent(check)))
            } else {
                configuration.phase = .signedIn
            }
        }
        configuration.state = machine.stateName(configuration)
        let first = machine.inputs.firstIndex {
            $0.field?.traits.focusesFirst.value == true && isUsable($0.element)
        }
        if let first { take(first) }
        settle()
    }

    private mutating func relaunch(hasSession: Bool) throws(Impossible) {
        guard !hasSession || machine.form.session != nil else { throw .noSession }
        startAnew(hasSession: hasSession)
    }

    /// Starts the form again as at launch: what was typed is gone.
    mutating func startAnew(hasSession: Bool) {
        configuration = machine.launch(hasSession: hasSession)
        if let check = machine.form.session?.check, hasSession { effects.append(.checkSession(sent(check))) }
        if let focus = configuration.focus { effects.append(.focus(machine.inputs[focus].element)) }
    }

    // MARK: After every event

    /// Names the configuration, and lets go of what is no longer on the screen: `lost-focus`, `hidden-is-not-asked`.
    mutating func settle() {
        var changed = true
        while changed {
            changed = false
            configuration.state = machine.stateName(configuration)
            for input in machine.conditionalInputs
            where configuration.isTold[input] && !machine.isAsked(input, configuration, configuration.state) {
                tell(input, false)
                changed = true
            }
            if let focus = configuration.focus, !isUsable(machine.inputs[focus].element) {
                drop()
                changed = true
            }
        }
    }

    func isUsable(_ index: Int) -> Bool {
        machine.isOnScreen(index, in: configuration) && machine.isEnabled(index, in: configuration)
    }

    /// Throws why an element cannot be tapped or typed into.
    func usable(_ index: Int) throws(Impossible) {
        guard machine.isOnScreen(index, in: configuration) else { throw .hidden(index) }
        if let reason = machine.disabledReason(index, configuration) {
            throw .disabled(index, because: reason)
        }
    }

    func field(_ index: Int) throws(Impossible) -> Int {
        guard let input = machine.input(at: index), !machine.inputs[input].isToggle else {
            throw .wrongKind(index)
        }
        return input
    }

    private func oneLine(_ text: String, _ index: Int) throws(Impossible) {
        if text.contains(where: \.isNewline) { throw .lineBreak(index) }
    }
}
