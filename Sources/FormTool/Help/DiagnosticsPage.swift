import FormDiagnostics
import FormSource

/// The reference of the diagnostics as Markdown, made from the kinds. `formc explain --markdown` prints it.
enum DiagnosticsPage {
    /// The whole page: a table, then a section for each kind in the order given.
    static func markdown(_ kinds: [DiagnosticKind]) -> String {
        var lines = [
            "# Diagnostics", "", "Made by `formc explain --markdown`; do not edit.", "",
            "| code | name | severity | what is wrong |", "|---|---|---|---|",
        ]
        lines += kinds.map {
            "| [\($0.code)](#\($0.code.lowercased())) | `\($0.name)` | \($0.severity.rawValue) | \(cell($0.summary)) |"
        }
        for kind in kinds { lines += section(kind) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The heading is the code alone, so that links stay when a name changes.
    private static func section(_ kind: DiagnosticKind) -> [String] {
        let head = [
            "", "## \(kind.code)", "", "`\(kind.name)`, \(kind.severity.rawValue): \(kind.summary).", "",
        ]
        return head + [trimmed(kind.explanation)] + example("Rejected:", kind.rejected.first)
            + example("Accepted:", kind.accepted.first)
    }

    private static func example(_ title: String, _ spec: String?) -> [String] {
        guard let spec else { return [] }
        let lines = trimmed(spec.replacing("↓", with: "")).split(
            separator: "\n", omittingEmptySubsequences: false)
        return ["", title, "", "```yaml"] + lines.map { printableLine(String($0)) } + ["```"]
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
