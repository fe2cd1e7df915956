import FormBehaviour
import FormModel
import FormSource

extension PlayedTrace {
    /// The steps for programs, as `Formats/validation-json.md` describes them.
    package var json: String {
        let base = machine.form.baseTag
        return JSONText.members([
            ("form", .string(machine.form.name.value)), ("steps", .array(steps.map { step($0, base) })),
        ]).document
    }

    private func step(_ step: Step, _ base: String) -> JSONText {
        let screen = machine.screen(of: step.configuration)
        let shown = zip(machine.form.allElements, screen.elements).map { $1.json(of: $0, base: base) }
        let wording = TraceWording(machine: machine, locale: base)
        return .members([
            ("event", machine.json(of: step.happened ?? .launch(hasSession: false))),
            ("happens", .bool(step.refusal == nil)),
            ("because", step.refusal.map { .string(wording.description($0)) }),
            ("state", .string(screen.state.rawValue)), ("keyboard", .bool(screen.keyboardIsUp)),
            ("elements", .array(shown)),
            ("effects", .array(step.effects.map { machine.json(of: $0, base: base) })),
        ])
    }
}

extension FormMachine {
    /// The event with what it is about: `{"event": "type", "element": "username", "text": "ada"}`.
    fileprivate func json(of event: Event) -> JSONText {
        func named(_ name: String, _ index: Int? = nil, _ more: (String, JSONText?)...) -> JSONText {
            .members([("event", .string(name)), ("element", index.map { .string(id($0)) })] + more)
        }
        return switch event {
        case .launch(let hasSession): named("launch", nil, ("session", .flag(hasSession)))
        case .focus(let index): named("focus", index)
        case .type(let index, let text): named("type", index, ("text", .string(text)))
        case .paste(let index, let text): named("paste", index, ("text", .string(text)))
        case .fill(let index, let text): named("fill", index, ("text", .string(text)))
        case .returnKey: named("return")
        case .tap(let index): named("tap", index)
        case .tapLink(let index, let link): named("tap", index, ("link", .string(link)))
        case .tapOutside: named("tapOutside")
        case .drag: named("drag")
        case .keyboard(let isUp): named("keyboard", nil, ("up", .bool(isUp)))
        case .reply(let status, let code):
            named("reply", nil, ("status", .int(status)), ("code", code.map(JSONText.string)))
        case .noAnswer: named("noAnswer")
        }
    }

    /// The effect with what it is about: `{"effect": "send", "values": {"user": "ada"}}`.
    fileprivate func json(of effect: Effect, base: String) -> JSONText {
        func named(_ name: String, _ more: (String, JSONText?)...) -> JSONText {
            .members([("effect", .string(name))] + more)
        }
        return switch effect {
        case .focus(let index): named("focus", ("element", index.map { .string(id($0)) }))
        case .announcement(let text): named("announce", ("text", text.json(base: base)))
        case .send(let values): named("send", ("values", json(of: values)))
        case .handOver: named("handOver")
        case .checkSession(let values): named("checkSession", ("values", json(of: values)))
        case .storeSession: named("storeSession")
        case .removeSession: named("removeSession")
        case .show(let screen, let passing):
            named("show", ("screen", .string(screen)), ("values", json(of: passing)))
        case .alert(let title, let message, let button):
            named(
                "alert", ("title", title.json(base: base)), ("message", message.json(base: base)),
                ("button", button.json(base: base)))
        case .open(let url): named("open", ("url", .string(url)))
        case .call(let name): named("call", ("name", .string(name)))
        case .signInWith(let index): named("signIn", ("element", .string(id(index))))
        }
    }

    private func json(of values: [SentValue]) -> JSONText {
        .object(
            values.map { sent in
                let value: JSONText =
                    switch sent.value {
                    case .text(let text): .string(text)
                    case .bool(let isTrue): .bool(isTrue)
                    case .int(let number): .int(number)
                    case .float(let number): .double(number)
                    case .session: .members([("session", .bool(true))])
                    }
                return (key: sent.name, value: value)
            })
    }
}
