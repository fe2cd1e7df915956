import FormDiagnostics
import FormModel

/// What a submit does: the decision table, the requests and the session.
struct SubmitSections {
    let form: Form

    func write(to writer: inout LineWriter) {
        let table = SubmitTable(form)
        writer.lines(["", "## Submit", "", "Before the request; the first row that holds decides:", ""])
        rows(table.checks, &writer)
        writer.lines(["", "Then:", ""])
        rows(table.outcomes, &writer)
        if let request = form.submission.request { self.request("Request", request, &writer) }
        if let session = form.session { self.session(session, &writer) }
        stub(&writer)
    }

    private func rows(_ rows: [SubmitTable.Row], _ writer: inout LineWriter) {
        writer.line(MarkdownTable.row(["if", "state", "message", "where", "and"]))
        writer.line(MarkdownTable.rule(5))
        for row in rows {
            writer.line(
                MarkdownTable.row([
                    Escaping.markdown(row.condition), row.state, row.text.map(MarkdownTable.cell) ?? "",
                    Escaping.markdown(row.place ?? ""),
                    row.effects.map(Escaping.markdown).joined(separator: "<br>"),
                ]))
        }
    }

    private func request(_ title: String, _ request: Request, _ writer: inout LineWriter) {
        writer.lines(["", "### \(title)", ""])
        writer.line("- method: \(request.method.value.rawValue)")
        writer.line("- URL: \(Escaping.code(request.url.value))")
        writer.line("- body: \(request.encoding.value.words)")
        if let status = request.status { writer.line("- succeeds with the status \(status.value)") }
        if let test = request.accepts {
            writer.line(
                "- succeeds where \(Escaping.code(test.path.value)) in the JSON reply is \(Escaping.code(test.equals.value))"
            )
        }
        guard !request.parameters.isEmpty else { return }
        writer.lines(["", MarkdownTable.row(["parameter", "value"]), MarkdownTable.rule(2)])
        for parameter in request.parameters {
            writer.line(
                MarkdownTable.row([
                    Escaping.cellCode(parameter.name.value),
                    Escaping.markdown(parameter.value.value.words(in: form)),
                ]))
        }
    }

    private func session(_ session: Session, _ writer: inout LineWriter) {
        writer.lines(["", "### Session", ""])
        writer.line("- read from the reply: \(Escaping.code(session.read.value))")
        writer.line("- stored in: \(session.store.value.words)")
        writer.line("- under the key: \(Escaping.code(session.key.value))")
        writer.line(
            "- on launch: "
                + (session.check == nil
                    ? "a stored session is taken to hold"
                    : "a stored session is checked with the request below; where it holds, the form is signed in")
        )
        if logsOut { writer.line("- on logout: the stored session is removed and the form is idle again") }
        if let check = session.check { request("Request on launch", check, &writer) }
    }

    private var logsOut: Bool {
        form.stateOverrides.contains { $0.action?.value == .logout }
            || form.allElements.contains { element in
                if case .button(let button) = element.kind { button.action.value == .logout } else { false }
            }
    }

    private func stub(_ writer: inout LineWriter) {
        guard !form.submission.stub.isEmpty else { return }
        writer.lines(["", "### Values that previews and tests take for right", ""])
        for value in form.submission.stub {
            writer.line("- \(Escaping.code(value.field.value)): \(Escaping.code(value.value.value))")
        }
    }
}

extension Request.Encoding {
    var words: String {
        switch self {
        case .form: "application/x-www-form-urlencoded, percent-encoded"
        case .json: "application/json"
        }
    }
}

extension Request.Parameter.Value {
    func words(in form: Form) -> String {
        switch self {
        case .field(let id): form.valueWords(of: id)
        case .session: "the stored session"
        case .literal(let literal): literal.words
        }
    }
}

extension Request.Parameter.Literal {
    var words: String {
        switch self {
        case .text(let text): Escaping.quoted(text)
        case .int(let value): String(value)
        case .float(let value): value.description
        case .bool(let value): String(value)
        }
    }
}

extension Form {
    /// What of a field or a toggle is sent or passed on.
    func valueWords(of id: String) -> String {
        isToggle(id) ? "whether \(id) is on" : "text of \(id)"
    }

    func isToggle(_ id: String) -> Bool { toggles.contains { $0.element.id.value == id } }
}
