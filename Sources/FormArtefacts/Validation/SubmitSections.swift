import FormBehaviour
import FormDiagnostics
import FormModel
import FormSource

/// What a submit does: the decision table, the requests and the session.
struct SubmitSections {
    let behavior: FormBehavior
    private var form: LoginForm { behavior.machine.form }

    func write(to writer: inout LineWriter) {
        let table = SubmitTable(behavior)
        writer.lines(["", "## Submit", ""])
        if table.checks.isEmpty {
            writer.line(Self.nothingSent(behavior))
        } else {
            writer.lines(["Before the request; the first row that holds decides:", ""])
            rows(table.checks, &writer)
        }
        if !table.outcomes.isEmpty {
            writer.lines(["", "Then:", ""])
            rows(table.outcomes, &writer)
        } else if !table.checks.isEmpty {
            writer.lines(["", Self.nothingSent(behavior)])
        }
        if let request = form.submission.request { self.request("Request", request, &writer) }
        if let session = form.session { self.session(session, &writer) }
        stub(&writer)
    }

    private func rows(_ rows: [SubmitTable.Row], _ writer: inout LineWriter) {
        writer.table(
            ["if", "state", "message", "where", "and", "for example"],
            rows.map { row in
                [
                    Markdown.text(row.condition.description), row.target.name,
                    row.message.map { Markdown.text($0.text) } ?? "",
                    row.message.map { Markdown.text($0.location) } ?? "",
                    row.effects.flatMap(\.descriptions).map(Markdown.text)
                        .joined(separator: Markdown.lineBreak),
                    row.trace.map { Markdown.trace($0, of: behavior.machine) } ?? "",
                ]
            })
    }

    /// Why there are no rows of the request.
    private static func nothingSent(_ behavior: FormBehavior) -> String {
        behavior.undecided.contains(.submitting)
            ? "No events were found that send the form, and none are excluded." : "The form is never sent."
    }

    private func request(_ title: String, _ request: Request, _ writer: inout LineWriter) {
        writer.lines(["", "### \(title)", ""])
        writer.line("- method: \(request.method.value.rawValue)")
        writer.line("- URL: \(Markdown.code(request.url.value))")
        writer.line("- body: \(request.encoding.value.description)")
        if let status = request.status { writer.line("- succeeds with the status \(status.value)") }
        if let test = request.accepts {
            let (path, wanted) = (Markdown.code(test.path.value), Markdown.code(test.equals.value))
            writer.line("- succeeds where \(path) in the JSON reply is \(wanted)")
        }
        guard !request.parameters.isEmpty else { return }
        writer.line()
        writer.table(
            ["parameter", "value"],
            request.parameters.map { parameter in
                [
                    Markdown.cellCode(parameter.name.value),
                    Markdown.text(parameter.value.value.description(in: form)),
                ]
            })
    }

    private func session(_ session: Session, _ writer: inout LineWriter) {
        writer.lines(["", "### Session", ""])
        writer.line("- read from the reply: \(Markdown.code(session.read.value))")
        writer.line("- stored in: \(session.store.value.description)")
        writer.line("- under the key: \(Markdown.code(session.key.value))")
        writer.line(
            "- on launch: "
                + (session.check == nil
                    ? "a stored session is taken to hold"
                    : "a stored session is checked with the request below; where it holds, the form is signed in")
        )
        if logsOut {
            writer.line("- on logout: the stored session is removed and the form is as when the screen opens")
        }
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
            writer.line("- \(Markdown.code(value.field.value)): \(Markdown.code(value.value.value))")
        }
    }
}
