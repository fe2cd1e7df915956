import FormDiagnostics

/// Prints diagnostics in the format asked for and keeps the count.
final class MessagePrinter {
    private let run: CommandRun
    private var counts = [Severity: Int]()

    init(_ run: CommandRun) { self.run = run }

    /// Whether nothing has been reported.
    var isSilent: Bool { counts.isEmpty }

    /// Yields whether there is an error among them.
    @discardableResult
    func report(_ diagnostics: [Diagnostic], in source: SourceFile) -> Bool {
        let diagnostics = diagnostics.filter { !run.isQuiet || $0.severity == .error }
        for diagnostic in diagnostics {
            counts[diagnostic.severity, default: 0] += 1
            let (line, column) = source.position(at: diagnostic.primary.span.lower)
            run.console.writeError(
                "\(source.name):\(line):\(column): \(diagnostic.severity.rawValue)[\(diagnostic.kind.code)]: \(diagnostic.message)\n"
            )
        }
        let hasErrors = diagnostics.contains { $0.severity == .error }
        if hasErrors { run.raise(.specHasErrors) }
        return hasErrors
    }

    /// The end of the document, or the line that counts.
    func finish() {
        guard !run.format.isForMachines, !isSilent else { return }
        let parts = [Severity.error, .warning, .note].compactMap { severity in
            counts[severity].map { counted($0, severity.rawValue) }
        }
        run.say(parts.joined(separator: ", "))
    }
}
