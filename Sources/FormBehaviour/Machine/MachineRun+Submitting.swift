import FormSource
import FormModel

// Taps, and what a submit does.

extension MachineRun {
    // MARK: Taps

    /// Taps an element, by the rules `toggle` and `action`.
    mutating func tap(_ index: Int) throws(Impossible) {
        switch machine.elements[index].kind {
        case .input(let input) where machine.inputs[input].isToggle:
            try usable(index)
            change(input, to: configuration.texts[input].isEmpty ? MachineInput.on : "")
        case .button:
            try usable(index)
            if let action = machine.action(index, in: configuration.state) { try perform(action) }
        case .provider:
            try usable(index)
            effects.append(.signInWith(index))
        case .input, .message, .label, .other: throw .wrongKind(index)
        }
    }

    mutating func tapLink(_ name: String, _ index: Int) throws(Impossible) {
        guard case .label(let links) = machine.elements[index].kind,
            let link = links.first(where: { $0.name.value == name })
        else { throw .noLink(index, name) }
        guard machine.isOnScreen(index, in: configuration) else { throw .hidden(index) }
        try perform(link.action.value)
    }

    /// Performs the action of a tap, by the rule `action`.
    private mutating func perform(_ action: Action) throws(Impossible) {
        switch action {
        case .submit: submit()
        case .logout: logOut()
        case .clear(let field):
            if let input = machine.inputNumbers[field] { change(input, to: "") }
        case .reveal(let field):
            if let input = machine.inputNumbers[field] { configuration.isRevealed[input].toggle() }
        case .dismissKeyboard: try leave()
        case .open(let url): effects.append(.open(url: url))
        case .show(let screen): effects.append(.show(screen: screen, passing: []))
        case .custom(let name): effects.append(.call(name))
        }
    }

    /// Ends the session, by the rule `logout`.
    private mutating func logOut() {
        effects.append(.removeSession)
        startAnew(hasSession: false)
    }

    // MARK: Submitting

    /// The first check that fails, then broken rules, then the request: `checks-first`, `then-rules`, `sending`;
    /// nothing while one is under way: `one-request`.
    mutating func submit() {
        guard configuration.phase != .submitting, configuration.phase != .checkingSession else { return }
        let state = configuration.state
        configuration.notice = nil
        for input in machine.inputs.indices { setServerError(input, nil) }
        if let check = machine.checks.firstIndex(where: { !machine.holds($0, configuration, state) }) {
            return say(.check(check))
        }
        let broken = machine.brokenInputs(configuration, state)
        guard broken.isEmpty else {
            for input in broken { check(input) }
            return
        }
        configuration.phase = .submitting
        if let request = machine.form.submission.request {
            effects.append(.send(sent(request, state)))
        } else {
            effects.append(.handOver)
        }
    }

    private mutating func say(_ notice: Configuration.Notice) {
        configuration.notice = notice
        announce(machine.text(notice))
    }

    /// The parameters of a request; what is not on the screen is not sent.
    func sent(_ request: Request, _ state: FormState? = nil) -> [SentValue] {
        request.parameters.compactMap { parameter in
            value(parameter.value.value, state ?? configuration.state)
                .map { SentValue(name: parameter.name.value, value: $0) }
        }
    }

    private func value(_ value: Request.Parameter.Value, _ state: FormState) -> SentValue.Value? {
        switch value {
        case .session: return .session
        case .literal(.text(let text)): return .text(text)
        case .literal(.int(let number)): return .int(number)
        case .literal(.float(let number)): return .float(number)
        case .literal(.bool(let isTrue)): return .bool(isTrue)
        case .field(let id):
            guard let input = machine.inputNumbers[id] else { return nil }
            guard machine.isAsked(input, configuration, state) || machine.inputs[input].isConstant else {
                return nil
            }
            let held = machine.value(input, configuration)
            return machine.inputs[input].isToggle ? .bool(!held.isEmpty) : .text(held)
        }
    }

    // MARK: Replies

    /// Takes the server's reply, by the rule `reply`.
    mutating func receive(_ status: Int, _ code: String?) throws(Impossible) {
        guard let request = try requestUnderWay() else {
            // The app sends: it calls back with what a server would have said.
            return decide(isSuccess: code == nil && (200...299).contains(status), status, code)
        }
        let meansSuccess = request.status.map { $0.value == status } ?? (200...299).contains(status)
        decide(isSuccess: code == nil && meansSuccess, status, code)
    }

    mutating func receiveNothing() throws(Impossible) {
        _ = try requestUnderWay()
        fail()
    }

    /// Nil where the app sends.
    private func requestUnderWay() throws(Impossible) -> Request? {
        switch configuration.phase {
        case .submitting: return machine.form.submission.request
        case .checkingSession: return machine.form.session?.check
        case .filling, .rejected, .failed, .signedIn: throw .nothingUnderWay
        }
    }

    private mutating func decide(isSuccess: Bool, _ status: Int, _ code: String?) {
        if isSuccess { succeed() } else if code == nil, status >= 500 { fail() } else { refuse(code) }
    }

    /// Ends a request that got no answer, by the rule `no-answer`.
    private mutating func fail() {
        guard configuration.phase == .submitting else { return endSessionCheck() }
        configuration.phase = .failed
        if machine.form.submission.failed != nil { say(.failed) }
    }

    private mutating func endSessionCheck() { configuration.phase = .filling }

    /// Takes a rejection by the server, by the rules `refusal`, `server-error` and `clear-on-rejection`.
    private mutating func refuse(_ code: String?) {
        guard configuration.phase == .submitting else {
            if machine.form.session?.whenRefused.value == .remove {
                configuration.hasSession = false
                effects.append(.removeSession)
            }
            return endSessionCheck()
        }
        configuration.phase = .rejected
        for input in machine.inputs.indices where machine.inputs[input].field?.clearsOnRejection.value == true
        {
            replace(input, "")
        }
        let errors = machine.form.submission.serverErrors
        if let known = code.flatMap({ code in errors.firstIndex { $0.code.value == code } }) {
            return answer(known, errors[known])
        }
        if machine.form.submission.rejected != nil { say(.rejected) }
    }

    private mutating func answer(_ number: Int, _ error: ServerError) {
        guard let input = error.field.flatMap({ machine.inputNumbers[$0.value] }) else {
            return say(.serverError(number))
        }
        setServerError(input, number)
        announce(error.error)
    }

    /// Takes a successful reply, by the rule `success`.
    private mutating func succeed() {
        let submitted = configuration.phase == .submitting
        configuration.phase = machine.form.session == nil ? .filling : .signedIn
        guard submitted else { return }
        if machine.form.session != nil {
            configuration.hasSession = true
            effects.append(.storeSession)
        }
        for outcome in machine.form.submission.succeeded { follow(outcome) }
    }

    private mutating func follow(_ outcome: Outcome) {
        switch outcome {
        case .push(let screen, let passing):
            effects.append(.show(screen: screen.value, passing: passing.map(passed)))
        case .alert(let title, let message, let whenEmpty, let button):
            let isEmpty = whenEmpty.map { held($0.field.value).isEmpty } ?? false
            let said = isEmpty ? whenEmpty?.message ?? message : message
            effects.append(.alert(title: title, message: filled(said), button: button))
        case .custom(let name): effects.append(.call(name.value))
        case .state(let state): enter(state)
        }
    }

    private mutating func enter(_ state: FormState) {
        switch state {
        case .idle:
            let hasSession = configuration.hasSession
            startAnew(hasSession: false)
            configuration.hasSession = hasSession
        case .editing, .invalid, .ready: configuration.phase = .filling
        case .submitting: configuration.phase = .submitting
        case .rejected:
            configuration.phase = .rejected
            if machine.form.submission.rejected != nil { say(.rejected) }
        case .failed:
            configuration.phase = .failed
            if machine.form.submission.failed != nil { say(.failed) }
        case .signedIn: configuration.phase = .signedIn
        }
    }

    private func passed(_ parameter: Outcome.Passed) -> SentValue {
        SentValue(name: parameter.parameter.value, value: .text(held(parameter.field.value)))
    }

    private func held(_ id: String) -> String {
        machine.inputNumbers[id].map { machine.value($0, configuration) } ?? ""
    }

    /// The text with the values of fields in the places of their names.
    private func filled(_ text: LocalizedText) -> LocalizedText {
        var text = text
        text.base.value = filled(text.base.value)
        for index in text.translations.indices {
            text.translations[index].string.value = filled(text.translations[index].string.value)
        }
        return text
    }

    private func filled(_ string: String) -> String {
        machine.inputs.reduce(string) { $0.replacing("{\($1.id)}", with: held($1.id)) }
    }
}
