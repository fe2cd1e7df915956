import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    mutating func submission() -> Submission {
        let written = root[RootKeys.submit]
        let entry = written?.value ?? Entry(section: SubmitKeys.section, span: root.span)
        return Submission(
            checks: checks(entry),
            busy: Setting(
                entry[SubmitKeys.busy], default: .activityIndicator, because: "a request takes time"),
            rejected: text(entry[SubmitKeys.rejected], key: "submit.rejected"),
            failed: text(entry[SubmitKeys.failed], key: "submit.failed"), serverErrors: serverErrors(entry),
            request: entry[SubmitKeys.request].flatMap { request($0.value) },
            succeeded: outcomes(entry), stub: stub(entry), span: written?.span)
    }

    private mutating func checks(_ entry: Entry) -> [SubmitCheck] {
        var checks: [SubmitCheck] = []
        var used: [String: Int] = [:]
        for check in entry[SubmitKeys.check]?.value ?? [] {
            guard let name = check.value.order.first(where: { $0 != "error" }) else { continue }
            used[name, default: 0] += 1
            let number = used[name] ?? 1
            let error = text(
                check.value[SubmitCheckKeys.error], key: "submit.\(name)" + (number == 1 ? "" : "\(number)"))
            guard let condition = checkCondition(check.value), let error else { continue }
            checks.append(SubmitCheck(condition: condition, error: error, span: check.span))
        }
        return checks
    }

    private mutating func checkCondition(_ entry: Entry) -> SubmitCheck.Condition? {
        if let names = entry[SubmitCheckKeys.require] {
            return fieldList(names.value, orToggle: true).map { .require($0) }
        }
        if let names = entry[SubmitCheckKeys.requireAny] {
            return fieldList(names.value).map { .requireAny($0) }
        }
        if let names = entry[SubmitCheckKeys.valid] {
            return fieldList(names.value, orToggle: true).map { .valid($0) }
        }
        if let names = entry[SubmitCheckKeys.equal] { return pair(names.value).map { .equal($0.0, $0.1) } }
        if let names = entry[SubmitCheckKeys.different] {
            return pair(names.value).map { .different($0.0, $0.1) }
        }
        return nil
    }

    private mutating func fieldList(_ names: [Located<String>], orToggle: Bool = false) -> [Located<String>]?
    {
        let known = names.compactMap { field($0, orToggle: orToggle) }
        return known.isEmpty ? nil : known
    }

    private mutating func pair(_ names: [Located<String>]) -> (Located<String>, Located<String>)? {
        guard names.count == 2, let known = fieldList(names), known.count == 2 else { return nil }
        guard known[0].value != known[1].value else {
            report(
                Diagnostic(
                    NameDiagnostics.selfReference, "`\(known[1].value)` is compared with itself",
                    at: known[1].span,
                    help: ["name the other field"]))
            return nil
        }
        return (known[0], known[1])
    }

    private mutating func serverErrors(_ entry: Entry) -> [ServerError] {
        var errors: [ServerError] = []
        for error in entry[SubmitKeys.errors]?.value ?? [] {
            let options = error.value.value
            let text = text(options.text, key: "submit.errors.\(error.name.value)")
            let field = options.options?[ServerErrorKeys.field].flatMap { self.field($0, orToggle: true) }
            if let text { errors.append(ServerError(code: error.name, field: field, error: text)) }
        }
        return errors
    }

    private mutating func stub(_ entry: Entry) -> [StubValue] {
        var values: [StubValue] = []
        for value in entry[SubmitKeys.stub]?.value ?? [] {
            if let field = field(value.name) { values.append(StubValue(field: field, value: value.value)) }
        }
        return values
    }

    // MARK: Requests

    mutating func request(_ entry: Entry) -> Request? {
        let encoding = Setting(
            entry[RequestKeys.encoding], default: .json, because: "the usual form of an API")
        let parameters = parameters(entry, encoding.value)
        guard let url = entry[RequestKeys.url] else { return nil }
        let accepts = entry[RequestKeys.accepts]?.value.first.map { test in
            Request.ReplyTest(path: test.name, equals: test.value)
        }
        return Request(
            method: Setting(
                entry[RequestKeys.method], default: .post, because: "credentials do not belong in addresses"),
            url: url,
            encoding: encoding,
            parameters: parameters, status: entry[RequestKeys.status].map { Setting($0) }, accepts: accepts)
    }

    private mutating func parameters(_ entry: Entry, _ encoding: Request.Encoding) -> [Request.Parameter] {
        var parameters: [Request.Parameter] = []
        for parameter in entry[RequestKeys.send]?.value ?? [] {
            guard let value = parameterValue(parameter.value, encoding) else { continue }
            parameters.append(.init(name: parameter.name, value: Located(value, parameter.value.span)))
        }
        return parameters
    }

    private mutating func parameterValue(
        _ written: Located<LiteralSyntax>, _ encoding: Request.Encoding
    ) -> Request.Parameter.Value? {
        let text = written.value.text
        guard text.hasPrefix("$") else {
            checkLiteral(Located(text, written.span))
            return .literal(encoding == .json ? .init(written.value) : .text(text))
        }
        let name = String(text.dropFirst())
        if name.hasPrefix("$") { return .literal(.text(name)) }
        if name == "session" { return .session }
        return field(Located(name, written.span), orToggle: true).map { .field($0.value) }
    }

    private mutating func checkLiteral(_ written: Located<String>) {
        guard fields.contains(where: { $0.id?.value == written.value }) else { return }
        let meant = "$" + written.value
        report(
            Diagnostic(
                NameDiagnostics.literalFieldName,
                "the word `\(written.value)` is sent, not what is typed into the field", at: written.span,
                help: ["write `\(meant)`"],
                fixes: [Fix("write `\(meant)`", .unsafe, [.init(written.span, meant)])]))
    }

    mutating func session(_ written: Located<Entry>) -> Session? {
        let entry = written.value
        let check = entry[SessionKeys.check].flatMap { request($0.value) }
        let asks = entry.has(SessionKeys.check) || entry.isBroken(SessionKeys.check)
        if let key = entry.keySpan(SessionKeys.whenRefused), !asks {
            report(
                Diagnostic(
                    ShapeDiagnostics.missingKey, "`whenRefused` needs `check`", at: key,
                    notes: ["without a check on launch nothing refuses the session"],
                    help: ["add `check:` with the request that asks, or remove `whenRefused`"]))
        }
        guard let read = entry[SessionKeys.read] else { return nil }
        return Session(
            read: read,
            store: Setting(entry[SessionKeys.store], default: .keychain, because: "sessions are secrets"),
            key: Setting(entry[SessionKeys.key], default: "session", because: "nothing else is written"),
            check: check,
            whenRefused: Setting(
                entry[SessionKeys.whenRefused], default: .remove, because: "it opens nothing any more"))
    }

    // MARK: Outcomes

    private mutating func outcomes(_ entry: Entry) -> [Outcome] {
        var outcomes: [Outcome] = []
        for (index, outcome) in (entry[SubmitKeys.succeeded]?.value ?? []).enumerated() {
            if let outcome = self.outcome(outcome.value, number: index + 1) { outcomes.append(outcome) }
        }
        return outcomes
    }

    private mutating func outcome(_ entry: Entry, number: Int) -> Outcome? {
        let passing = passing(entry)
        if let screen = entry[OutcomeKeys.push] { return .push(screen: screen, passing: passing) }
        if !entry.isBroken(OutcomeKeys.push), let key = entry.keySpan(OutcomeKeys.pass) {
            report(
                Diagnostic(
                    ShapeDiagnostics.exclusiveKeys, "`pass` belongs to `push`", at: key,
                    help: ["write `push:` with the screen, or remove `pass`"]))
        }
        if let alert = entry[OutcomeKeys.alert] {
            return self.alert(alert, key: number == 1 ? "alert" : "alert\(number)")
        }
        if let state = entry[OutcomeKeys.state] { return .state(state.value) }
        return entry[OutcomeKeys.custom].map { .custom($0) }
    }

    private mutating func passing(_ entry: Entry) -> [Outcome.Passed] {
        var passing: [Outcome.Passed] = []
        for parameter in entry[OutcomeKeys.pass]?.value ?? [] {
            if let field = field(parameter.value) {
                passing.append(.init(parameter: parameter.name, field: field))
            }
        }
        return passing
    }

    private mutating func alert(_ written: Located<Entry>, key: String) -> Outcome? {
        let entry = written.value
        let title = text(entry[AlertKeys.title], key: "submit.\(key).title")
        let message = text(entry[AlertKeys.message], key: "submit.\(key).message")
        if let message { alertMessages.append(message) }
        let fallback = fallback(entry, key: key)
        let button =
            text(entry[AlertKeys.button], key: "submit.\(key).button")
            ?? defaultText("OK", key: "submit.\(key).button", at: written.span)
        if button == nil, !entry.has(AlertKeys.button) {
            report(
                Diagnostic(
                    ShapeDiagnostics.missingText, "the alert's button has no title in `\(language)`",
                    at: written.span,
                    help: ["add `button:` with the title"]))
        }
        guard let title, let message, let button else { return nil }
        return .alert(title: title, message: message, whenEmpty: fallback, button: button)
    }

    private mutating func fallback(_ entry: Entry, key: String) -> Outcome.EmptyFallback? {
        guard let written = entry[AlertKeys.whenEmpty]?.value.first else { return nil }
        let text = text(written.value, key: "submit.\(key).whenEmpty")
        guard let field = field(written.name), let text else { return nil }
        return .init(field: field, message: text)
    }
}

// MARK: States

extension Resolver {
    mutating func stateOverrides() -> [StateOverride] {
        var overrides: [StateOverride] = []
        for state in root[RootKeys.states]?.value ?? [] {
            guard let known = FormState(rawValue: state.name.value) else { continue }
            for element in state.value.value { overrides += self.overrides(known, element) }
        }
        return overrides
    }

    private mutating func overrides(_ state: FormState, _ written: NamedEntry<Entry>) -> [StateOverride] {
        let (id, entry) = (written.name, written.value.value)
        reader.reportExclusive(
            entry, StateKeys.title, StateKeys.text, help: "keep one of them; they mean the same")
        let title = text(
            entry[StateKeys.title] ?? entry[StateKeys.text], key: "states.\(state.rawValue).\(id.value)")
        let action = entry[StateKeys.action].flatMap { self.action($0) }
        guard madeIDs[id.value] != nil || element(id) != nil else { return [] }
        var override = StateOverride(
            state: state, element: id, title: title, isHidden: entry[StateKeys.hidden],
            isEnabled: entry[StateKeys.enabled], action: action)
        guard let group = groups[id.value], let hidden = override.isHidden else { return [override] }
        // Caption, hint and error go with their field.
        override.isHidden = nil
        let forGroup = StateOverride(
            state: state, element: Located(group, id.span), title: nil, isHidden: hidden, isEnabled: nil,
            action: nil)
        return entry.order.count == 1 ? [forGroup] : [override, forGroup]
    }

    mutating func action(_ written: Located<ActionSyntax>) -> Located<Action>? {
        switch written.value {
        case .simple(let action): return Located(action, written.span)
        case .settings(let entry): return action(entry).map { Located($0, written.span) }
        }
    }

    private mutating func action(_ entry: Entry) -> Action? {
        if let id = entry[ActionKeys.clear].flatMap({ field($0) }) { return .clear(field: id.value) }
        if let id = entry[ActionKeys.reveal].flatMap({ field($0) }) { return .reveal(field: id.value) }
        if let url = entry[ActionKeys.open] { return .open(url: url.value) }
        if let screen = entry[ActionKeys.show] { return .show(screen: screen.value) }
        return entry[ActionKeys.custom].map { .custom($0.value) }
    }
}

extension Request.Parameter.Literal {
    fileprivate init(_ syntax: LiteralSyntax) {
        switch syntax.resolved {
        case .int(let value): self = .int(value)
        case .float(let value) where value.isFinite: self = .float(value)
        case .bool(let value): self = .bool(value)
        case .float, .null, .string: self = .text(syntax.text)
        }
    }
}
