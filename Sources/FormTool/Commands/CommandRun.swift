import FormCompiler
import FormDiagnostics
import FormSource

/// What every subcommand works with while it runs.
final class CommandRun {
    let command: ParsedCommand
    let compiler: any FormCompiling
    let files: RunFiles
    let console: any Console
    private(set) var status = ToolStatus.success

    init(
        _ command: ParsedCommand, compiler: any FormCompiling, fileSystem: any FileSystem,
        console: any Console
    ) {
        self.command = command
        self.compiler = compiler
        files = RunFiles(fileSystem)
        self.console = console
    }

    var isQuiet: Bool { command.has(.quiet) }
    var format: DiagnosticFormat {
        command.value(.format).flatMap(DiagnosticFormat.init(rawValue:)) ?? .human
    }
    var jobs: Int { command.jobs ?? console.cores }
    var outputStyle: Style { Style(isOn: usesColor(isTerminal: console.outputIsTerminal)) }
    var errorStyle: Style { Style(isOn: usesColor(isTerminal: console.errorIsTerminal)) }

    private func usesColor(isTerminal: Bool) -> Bool {
        switch command.value(.color) {
        case "always": true
        case "never": false
        default: isTerminal && !console.refusesColor
        }
    }

    func raise(_ status: ToolStatus) { self.status.raise(to: status) }

    /// One clear line on standard error that is not about a place in a spec.
    func fail(_ message: String, help: String? = nil, _ status: ToolStatus) {
        raise(status)
        console.writeError(errorText(message, help: help, errorStyle))
    }

    /// Yields whether an option did not fit the spec.
    func failed(_ mismatch: OptionMismatch?, of spec: FoundSpec) -> Bool {
        guard let mismatch else { return false }
        let error = UsageError(mismatch)
        fail("\(spec.name): \(error.message)", help: error.help, .wrongUsage)
        return true
    }

    func fail(_ error: FileError) { fail(error.message, help: error.help, .fileFailure) }

    /// A remark on standard error that `--quiet` silences.
    func say(_ message: String) {
        if !isQuiet { console.writeError(message + "\n") }
    }

    /// The specs that the operands stand for; what could not be found or listed is reported.
    ///
    /// - Parameter operands: those of the command where none are given.
    func findSpecs(_ operands: [Argument]? = nil) -> [FoundSpec] {
        let discovery = SpecDiscovery.find(operands ?? command.operands, in: files)
        for failure in discovery.failures { fail(failure) }
        for folder in discovery.emptyFolders {
            fail(
                "no form spec below `\(folder.shown)`",
                help: "a form spec is a .yaml or .yml file with a top-level `formc:` key", .wrongUsage)
        }
        return discovery.specs
    }
}

/// `formc: error: …` with its help line.
func errorText(_ message: String, help: String?, _ style: Style) -> String {
    let head = style.boldRed("error") + style.bold(": " + message) + "\n"
    return head + (help.map { "  = help: \($0)\n" } ?? "")
}
