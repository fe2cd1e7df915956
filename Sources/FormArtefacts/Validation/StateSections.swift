import FormModel
import FormSource

/// How the session changes, and what elements show in each state.
struct StateSections {
    let form: Form

    func write(to writer: inout LineWriter) {
        transitions(to: &writer)
        states(to: &writer)
    }

    private func transitions(to writer: inout LineWriter) {
        let rows = TransitionTable(form).rows
        guard !rows.isEmpty else { return }
        writer.lines(["", "## Session", ""])
        writer.table(
            ["from", "when", "to", "and"],
            rows.map { row in
                [
                    row.source.description, row.event.description, row.target.rawValue,
                    row.effect?.description ?? "",
                ].map(Markdown.text)
            })
    }

    private func states(to writer: inout LineWriter) {
        let rows = StateTable(form).rows
        writer.lines([
            "", "## States", "", "States: " + form.states.map(\.rawValue).joined(separator: ", ") + ".",
            "What an element shows where that changes between states; in a state without a row it is as in idle.",
        ])
        guard !rows.isEmpty else { return }
        writer.line()
        writer.table(
            ["state", "element", "shows"],
            rows.map { row in
                [
                    row.state.rawValue, Markdown.cellCode(row.element.id.value),
                    Markdown.text(row.description),
                ]
            })
    }
}
