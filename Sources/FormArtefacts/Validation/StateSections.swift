import FormBehaviour
import FormModel
import FormSource

/// How the session changes, which states there are and what elements show in each.
struct StateSections {
    let behavior: FormBehavior

    func write(to writer: inout LineWriter) {
        transitions(to: &writer)
        states(to: &writer)
    }

    private func transitions(to writer: inout LineWriter) {
        let rows = TransitionTable(behavior).rows
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
        let table = StateTable(behavior)
        writer.lines(["", "## States", "", "The states, each with the shortest events that lead there:", ""])
        writer.table(
            ["state", "after"],
            table.states.map {
                [$0.state.rawValue, $0.trace.isEmpty ? "launch" : Markdown.cellCode($0.trace)]
            })
        if !table.undecided.isEmpty {
            let names = table.undecided.map(\.rawValue).joined(separator: ", ")
            writer.lines(["", "No events were found that lead to \(names), and none are excluded."])
        }
        guard !table.rows.isEmpty else { return }
        let opening = behavior.screens.opening.rawValue
        writer.lines([
            "", "What an element shows where that changes; in a state without a row it is as in \(opening).",
            "",
        ])
        writer.table(
            ["state", "element", "shows"],
            table.rows.map { row in
                [
                    row.state.rawValue, Markdown.cellCode(row.element.id.value),
                    Markdown.text(row.description),
                ]
            })
    }
}
