import FormDiagnostics
import FormModel

/// The validation tables: what a tester and a backend developer work from, in Markdown.
package struct ValidationEmitter: Emitter {
    package let name = "validation"
    package let fileSuffix = ".validation.md"
    package let summary =
        "the rules of each field with their messages and values to try, the submit and state tables"

    package init() {}

    package func emit(_ compiled: CompiledForm) -> String {
        var writer = LineWriter()
        writer.line("# \(Escaping.markdown(compiled.form.name.value)): validation")
        FieldSections(compiled).write(to: &writer)
        SubmitSections(form: compiled.form).write(to: &writer)
        stateSection(compiled.form, &writer)
        return writer.text
    }

    private func transitions(_ rows: [TransitionTable.Row], _ writer: inout LineWriter) {
        guard !rows.isEmpty else { return }
        writer.lines(["", "## Session", ""])
        writer.line(MarkdownTable.row(["from", "when", "to", "and"]))
        writer.line(MarkdownTable.rule(4))
        for row in rows {
            let cells = [row.from, row.event, row.to, row.effect].map(Escaping.markdown)
            writer.line(MarkdownTable.row(cells))
        }
    }

    private func stateSection(_ form: Form, _ writer: inout LineWriter) {
        let rows = StateTable(form).rows
        transitions(TransitionTable(form).rows, &writer)
        writer.lines([
            "", "## States", "", "States: " + form.states.map(\.rawValue).joined(separator: ", ") + ".",
        ])
        writer.line(
            "What an element shows where that changes between states; in a state without a row it is as in idle."
        )
        guard !rows.isEmpty else { return }
        writer.line()
        writer.line(MarkdownTable.row(["state", "element", "shows"]))
        writer.line(MarkdownTable.rule(3))
        for row in rows {
            writer.line(
                MarkdownTable.row([
                    row.state.rawValue, Escaping.cellCode(row.element.id.value),
                    Escaping.markdown(row.shown.words(row.element)),
                ]))
        }
    }
}

/// Tables without padding: a cell that grows changes its own row only.
enum MarkdownTable {
    static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    static func rule(_ columns: Int) -> String { "|" + String(repeating: " --- |", count: columns) }

    /// A text in each language: the base one first.
    static func cell(_ text: Text) -> String {
        ([Escaping.markdown(text.base.value)]
            + text.translations.map {
                "\(Escaping.markdown($0.locale)): \(Escaping.markdown($0.string.value))"
            })
            .joined(separator: "<br>")
    }
}
