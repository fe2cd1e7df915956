import FormCompiler
import FormDiagnostics
import FormSource

/// Prints diagnostics in the format asked for, those of a spec as soon as it is its turn.
final class MessagePrinter {
    private let run: CommandRun
    /// All that has been reported, for formats that are one document and for the line at the end.
    private var reports: [DiagnosticReport] = []

    init(_ run: CommandRun) { self.run = run }

    /// Whether nothing has been reported.
    var isSilent: Bool { reports.allSatisfy(\.diagnostics.isEmpty) }

    /// Yields whether there is an error among them.
    @discardableResult
    func report(_ diagnostics: [Diagnostic], in source: SourceFile) -> Bool {
        let report = DiagnosticReport(
            source: source, diagnostics: diagnostics.filter { !run.isQuiet || $0.severity == .error })
        if run.format.isOneDocument || !report.diagnostics.isEmpty { reports.append(report) }
        if !run.format.isOneDocument { write([report]) }
        let hasErrors = report.diagnostics.contains { $0.severity == .error }
        if hasErrors { run.raise(.specHasErrors) }
        return hasErrors
    }

    /// The document, or the line that counts.
    func finish() {
        if run.format.isOneDocument { return write(reports) }
        guard run.format == .human, let line = summaryLine(of: reports, color: run.errorStyle.isOn) else {
            return
        }
        run.say(line)
    }

    private func write(_ reports: [DiagnosticReport]) {
        let text = render(reports, format: run.format, color: run.errorStyle.isOn)
        guard !text.isEmpty else { return }
        if run.printsMessagesAsResult { run.console.writeOutput(text) } else { run.console.writeError(text) }
    }
}

extension CommandRun {
    /// A machine's format is what `build` and `check` are run for; the others have results of their own.
    var printsMessagesAsResult: Bool {
        format.isForMachines && (command.spec.name == .build || command.spec.name == .check)
    }
}
