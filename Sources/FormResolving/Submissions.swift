import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    mutating func submission() -> Submission {
        let written = root.submit
        let entry = written?.value ?? SubmitKeys()
        var submission = Submission()
        submission.checks = checks(entry)
        submission.busy.take(entry.busy)
        submission.rejected = text(entry.rejected, key: "submit.rejected")
        submission.failed = text(entry.failed, key: "submit.failed")
        submission.serverErrors = serverErrors(entry)
        submission.request = entry.request.flatMap { request($0.value) }
        submission.succeeded = outcomes(entry)
        submission.stub = stub(entry)
        submission.span = written?.span
        return submission
    }

    private mutating func checks(_ entry: SubmitKeys) -> [SubmitCheck] {
        var checks: [SubmitCheck] = []
        var used: [String: Int] = [:]
        for check in entry.check?.value ?? [] {
            guard let name = check.value.kind else { continue }
            used[name, default: 0] += 1
            let number = used[name] ?? 1
            let error = text(
                check.value.error, key: "submit.\(name)" + (number == 1 ? "" : "\(number)"))
            guard let condition = checkCondition(check.value), let error else { continue }
            checks.append(SubmitCheck(condition: condition, error: error, span: check.span))
        }
        return checks
    }

    private mutating func checkCondition(_ entry: SubmitCheckKeys) -> SubmitCheck.Condition? {
        if let names = entry.require {
            return fieldList(names.value, orToggle: true).map { .require($0) }
        }
        if let names = entry.requireAny {
            return fieldList(names.value).map { .requireAny($0) }
        }
        if let names = entry.valid {
            return fieldList(names.value, orToggle: true).map { .valid($0) }
        }
        if let names = entry.equal { return pair(names.value).map { .equal($0.0, $0.1) } }
        if let names = entry.different {
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

    private mutating func serverErrors(_ entry: SubmitKeys) -> [ServerError] {
        var errors: [ServerError] = []
        for error in own(entry.errors) {
            let options = error.value.value
            let text = text(options.text, key: "submit.errors.\(error.name.value)")
            let field = options.options?.value.field.flatMap { self.field($0, orToggle: true) }
            if let text { errors.append(ServerError(code: error.name, field: field, error: text)) }
        }
        return errors
    }

    private mutating func stub(_ entry: SubmitKeys) -> [StubValue] {
        var values: [StubValue] = []
        for value in own(entry.stub) {
            if let field = field(value.name) { values.append(StubValue(field: field, value: value.value)) }
        }
        return values
    }

    // MARK: Requests

    mutating func request(_ entry: RequestKeys) -> Request? {
        let encoding = Setting(
            entry.encoding, default: .json, because: "the usual form of an API")
        let parameters = parameters(entry, encoding.value)
        guard let url = entry.url else { return nil }
        let accepts = entry.accepts?.value.first.map { test in
            Request.ReplyTest(path: test.name, equals: test.value)
        }
        return Request(
            method: Setting(
                entry.method, default: .post, because: "credentials do not belong in addresses"),
            url: url,
            encoding: encoding,
            parameters: parameters, status: entry.status.map { Setting($0) }, accepts: accepts)
    }

    private mutating func parameters(_ entry: RequestKeys, _ encoding: Request.Encoding) -> [Request
        .Parameter]
    {
        var parameters: [Request.Parameter] = []
        for parameter in own(entry.send) {
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
        guard let kind = symbols.elements[written.value]?.kind, kind == .field || kind == .toggle else {
            return
        }
        let meant = "$" + written.value
        let lost = kind == .toggle ? "whether the toggle is on" : "the value of the field"
        report(
            Diagnostic(
                NameDiagnostics.literalFieldName,
                "the request sends the word `\(written.value)`, not \(lost)", at: written.span,
                help: ["write `\(meant)`"],
                fixes: [Fix("write `\(meant)`", .unsafe, [.init(written.span, meant)])]))
    }

    mutating func session(_ written: Located<SessionKeys>) -> Session? {
        let entry = written.value
        let check = entry.check.flatMap { request($0.value) }
        let asks = entry.$check.isWritten || entry.$check.isUnreadable
        if let key = entry.$whenRefused.span, !asks {
            report(
                Diagnostic(
                    ShapeDiagnostics.missingKey, "`whenRefused` needs `check`", at: key,
                    notes: ["without a check on launch nothing rejects the session"],
                    help: ["add `check:` with the request that asks, or remove `whenRefused`"]))
        }
        guard let read = entry.read else { return nil }
        return Session(
            read: read,
            store: Setting(entry.store, default: .keychain, because: "sessions are secrets"),
            key: Setting(entry.key, default: "session", because: "nothing else is written"),
            check: check,
            whenRefused: Setting(
                entry.whenRefused, default: .remove, because: "it opens nothing any more"))
    }

    // MARK: Outcomes

    private mutating func outcomes(_ entry: SubmitKeys) -> [Outcome] {
        var outcomes: [Outcome] = []
        for (index, outcome) in (entry.succeeded?.value ?? []).enumerated() {
            if let outcome = self.outcome(outcome.value, number: index + 1) { outcomes.append(outcome) }
        }
        return outcomes
    }

    private mutating func outcome(_ entry: OutcomeKeys, number: Int) -> Outcome? {
        let passing = passing(entry)
        if let screen = entry.push { return .push(screen: screen, passing: passing) }
        if !entry.$push.isUnreadable, let key = entry.$pass.span {
            report(
                Diagnostic(
                    ShapeDiagnostics.exclusiveKeys, "`pass` belongs to `push`", at: key,
                    help: ["write `push:` with the screen, or remove `pass`"]))
        }
        if let alert = entry.alert {
            return self.alert(alert, key: number == 1 ? "alert" : "alert\(number)")
        }
        if let state = entry.state { return .state(state.value) }
        return entry.custom.map { .custom($0) }
    }

    private mutating func passing(_ entry: OutcomeKeys) -> [Outcome.Passed] {
        var passing: [Outcome.Passed] = []
        for parameter in own(entry.pass) {
            if let field = field(parameter.value) {
                passing.append(.init(parameter: parameter.name, field: field))
            }
        }
        return passing
    }

    private mutating func alert(_ written: Located<AlertKeys>, key: String) -> Outcome? {
        let entry = written.value
        let title = text(entry.title, key: "submit.\(key).title")
        let message = text(entry.message, key: "submit.\(key).message")
        if let message { found.note(alertMessage: message) }
        let fallback = fallback(entry, key: key)
        // The values of fields are put into both.
        found.note(textWithValues: "submit.\(key).message")
        found.note(textWithValues: "submit.\(key).whenEmpty")
        let button =
            text(entry.button, key: "submit.\(key).button")
            ?? defaultText("OK", key: "submit.\(key).button", at: written.span)
        if button == nil, !entry.$button.isWritten {
            report(
                Diagnostic(
                    ShapeDiagnostics.missingText, "the alert's button has no title in `\(symbols.language)`",
                    at: written.span,
                    help: ["add `button:` with the title"]))
        }
        guard let title, let message, let button else { return nil }
        return .alert(title: title, message: message, whenEmpty: fallback, button: button)
    }

    private mutating func fallback(_ entry: AlertKeys, key: String) -> Outcome.EmptyFallback? {
        guard let written = entry.whenEmpty?.value.first else { return nil }
        let text = text(written.value, key: "submit.\(key).whenEmpty")
        guard let field = field(written.name), let text else { return nil }
        return .init(field: field, message: text)
    }
}

// MARK: States

extension Resolver {
    mutating func stateOverrides(beside made: MadeElements) -> [StateOverride] {
        var overrides: [StateOverride] = []
        for state in own(root.states) {
            guard let known = FormState(rawValue: state.name.value) else { continue }
            for element in state.value.value { overrides += self.overrides(known, element, beside: made) }
        }
        return overrides
    }

    private mutating func overrides(
        _ state: FormState, _ written: NamedEntry<StateKeys>, beside made: MadeElements
    ) -> [StateOverride] {
        let (id, entry) = (written.name, written.value.value)
        reportExclusive(
            entry.$title, entry.$text, help: "keep one of them; they mean the same")
        let title = text(
            entry.title ?? entry.text, key: "states.\(state.rawValue).\(id.value)")
        let action = entry.action.flatMap { self.action($0) }
        guard made.ids[id.value] != nil || element(id) != nil else { return [] }
        var override = StateOverride(
            state: state, element: id, title: title, isHidden: entry.hidden,
            isEnabled: entry.enabled, action: action)
        guard let group = made.groups[id.value], let hidden = override.isHidden else { return [override] }
        // Caption, hint and error go with their field.
        override.isHidden = nil
        let forGroup = StateOverride(
            state: state, element: Located(group, id.span), title: nil, isHidden: hidden, isEnabled: nil,
            action: nil)
        return entry.isHiddenAlone ? [forGroup] : [override, forGroup]
    }

    mutating func action(_ written: Located<ActionSyntax>) -> Located<Action>? {
        switch written.value {
        case .simple(let action): return Located(action, written.span)
        case .settings(let entry): return action(entry).map { Located($0, written.span) }
        }
    }

    private mutating func action(_ entry: ActionKeys) -> Action? {
        if let id = entry.clear.flatMap({ field($0) }) { return .clear(field: id.value) }
        if let id = entry.reveal.flatMap({ field($0) }) { return .reveal(field: id.value) }
        if let url = entry.open { return .open(url: url.value) }
        if let screen = entry.show { return .show(screen: screen.value) }
        return entry.custom.map { .custom($0.value) }
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
