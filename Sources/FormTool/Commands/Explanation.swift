import FormCompiler
import FormDiagnostics
import FormSource

/// The long story of a diagnostic for the terminal.
struct Explanation {
    let kind: DiagnosticKind
    let style: Style
    let width: Int

    var text: String {
        var parts = [style.bold("\(kind.severity.rawValue)[\(kind.code)] \(kind.name)") + ": \(kind.summary)"]
        parts.append(TerminalMarkdown(style: style, width: width).render(kind.explanation))
        parts += kind.rejected.prefix(1).map { style.red("Rejected:") + "\n\n" + example($0) }
        parts += kind.accepted.prefix(1).map { style.green("Accepted:") + "\n\n" + example($0) }
        return parts.map { $0 + "\n" }.joined(separator: "\n")
    }

    /// The example without the arrows that tests read.
    private func example(_ spec: String) -> String {
        let lines = spec.replacing("↓", with: "").split(separator: "\n", omittingEmptySubsequences: false)
        let trimmedEnd = lines.reversed().drop { $0.isEmpty }.reversed()
        return trimmedEnd.map { $0.isEmpty ? "" : "    " + printableLine(String($0)) }.joined(separator: "\n")
    }
}
