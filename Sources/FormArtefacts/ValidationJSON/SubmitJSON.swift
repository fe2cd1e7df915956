import FormModel
import FormSource

extension ValidationJSON {
    /// What a submit asks, sends and says.
    func submit() -> JSONText {
        let submission = form.submission
        return .members([
            ("checks", submission.checks.isEmpty ? nil : .array(submission.checks.map(check))),
            ("busy", submission.busy.json), ("rejected", submission.rejected.map(text)),
            ("failed", submission.failed.map(text)),
            ("errors", submission.serverErrors.isEmpty ? nil : .array(submission.serverErrors.map(error))),
            ("then", then), ("stub", stub),
        ])
    }

    private func check(_ check: SubmitCheck) -> JSONText {
        .members([("asks", check.condition.json), ("message", text(check.error))])
    }

    private func error(_ error: ServerError) -> JSONText {
        .members([
            ("code", error.code.json), ("field", error.field?.json), ("text", text(error.error)),
        ])
    }

    /// What follows success, in order.
    private var then: JSONText? {
        let outcomes = form.submission.succeeded
        return outcomes.isEmpty ? nil : .array(outcomes.map(outcome))
    }

    private func outcome(_ outcome: Outcome) -> JSONText {
        switch outcome {
        case .push(let screen, let passing):
            let parameters = passing.map {
                (key: $0.parameter.value, value: JSONText.members([("field", .string($0.field.value))]))
            }
            return .members([
                ("action", .string("push")), ("screen", .string(screen.value)),
                ("pass", parameters.isEmpty ? nil : .object(parameters)),
            ])
        case .alert(let title, let message, let whenEmpty, let button):
            return .members([
                ("action", .string("alert")), ("title", text(title)), ("message", text(message)),
                ("whenEmpty", whenEmpty.map(fallback)), ("button", text(button)),
            ])
        case .state(let state):
            return .members([("action", .string("state")), ("state", .string(state.rawValue))])
        case .custom(let name): return Action.custom(name.value).json
        }
    }

    private func fallback(_ fallback: Outcome.EmptyFallback) -> JSONText {
        .members([("field", .string(fallback.field.value)), ("message", text(fallback.message))])
    }

    private var stub: JSONText? {
        let values = form.submission.stub
        return values.isEmpty
            ? nil : .object(values.map { (key: $0.field.value, value: .string($0.value.value)) })
    }

    // MARK: Requests

    func request(_ request: Request) -> JSONText {
        let parameters = request.parameters.map { (key: $0.name.value, value: parameter($0.value.value)) }
        return .members([
            ("method", request.method.json),
            ("url", .string(request.url.value)),
            ("encoding", request.encoding.json),
            ("send", .object(parameters)),
            ("status", request.status.map { .int($0.value) }),
            (
                "accepts",
                request.accepts.map { .object([(key: $0.path.value, value: .string($0.equals.value))]) }
            ),
        ])
    }

    private func parameter(_ value: Request.Parameter.Value) -> JSONText {
        switch value {
        case .field(let id): .members([(form.isToggle(id) ? "toggle" : "field", .string(id))])
        case .session: .members([("session", .bool(true))])
        case .literal(.text(let text)): .string(text)
        case .literal(.int(let value)): .int(value)
        case .literal(.float(let value)): .double(value)
        case .literal(.bool(let value)): .bool(value)
        }
    }

    // MARK: Session

    func session(_ session: Session) -> JSONText {
        .members([
            ("read", .string(session.read.value)), ("store", session.store.json),
            ("key", .string(session.key.value)), ("check", session.check.map(request)),
            ("whenRefused", session.check == nil ? nil : session.whenRefused.json),
            ("transitions", .array(TransitionTable(behavior).rows.map(transition))),
        ])
    }

    private func transition(_ row: TransitionTable.Row) -> JSONText {
        .members([
            ("from", .string(row.source.description)), ("when", .string(row.event.description)),
            ("to", .string(row.target.rawValue)), ("effect", row.effect.map { .string($0.description) }),
        ])
    }
}
