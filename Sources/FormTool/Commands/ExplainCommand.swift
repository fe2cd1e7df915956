import FormCompiler
import FormDiagnostics
import FormSource

/// `formc explain`: the list of all diagnostics, or the long story of some.
struct ExplainCommand {
    let run: CommandRun

    private var kinds: [DiagnosticKind] { run.compiler.vocabulary.kinds }

    func perform() throws(UsageError) {
        if run.command.has(.markdown) {
            return run.console.writeOutput(DiagnosticsPage.markdown(kinds))
        }
        if run.command.operands.isEmpty { return list() }
        var chosen: [DiagnosticKind] = []
        for word in run.command.operands { chosen.append(try kind(named: word.repaired)) }
        let texts = chosen.map { Explanation(kind: $0, style: run.outputStyle, width: width).text }
        run.console.writeOutput(texts.joined(separator: "\n"))
    }

    private var width: Int { min(max(run.console.width, 40), 100) }

    private func kind(named word: String) throws(UsageError) -> DiagnosticKind {
        let isNumber = !word.isEmpty && word.allSatisfy { ("0"..."9").contains($0) }
        let code =
            isNumber ? "F" + String(repeating: "0", count: max(0, 4 - word.count)) + word : word.uppercased()
        if let kind = kinds.first(where: { $0.code == code || $0.name == word.lowercased() }) {
            return kind
        }
        throw .unknown(
            "diagnostic", word, known: kinds.flatMap { [$0.code, $0.name] },
            otherwise: "`formc explain` lists all")
    }

    private func list() {
        let style = run.outputStyle
        for kind in kinds {
            let head = style.bold(kind.code) + " " + kind.name
            run.console.writeOutput("\(head) (\(kind.severity.rawValue)): \(kind.summary)\n")
        }
    }
}
