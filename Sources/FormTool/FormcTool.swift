package import FormCompiler

/// The command line as a function: arguments in, exit status out, everything else through the console and the file system.
package struct FormcTool {
    private let compiler: any FormCompiling
    private let fileSystem: any FileSystem
    private let console: any Console
    private let table: CommandTable

    /// Makes the table of commands from what the compiler knows.
    package init(compiler: any FormCompiling, fileSystem: any FileSystem, console: any Console) {
        self.compiler = compiler
        self.fileSystem = fileSystem
        self.console = console
        table = CommandTable(vocabulary: compiler.vocabulary)
    }

    /// - Parameter arguments: the words after the program's name.
    package func run(_ arguments: [Argument]) -> ToolStatus {
        var status = perform(arguments)
        if let failure = console.finish() {
            console.writeError(
                errorText("cannot write to standard output: \(failure.reason)", help: nil, plain))
            status.raise(to: .fileFailure)
        }
        return status
    }

    private var plain: Style { Style(isOn: false) }

    private func perform(_ arguments: [Argument]) -> ToolStatus {
        do {
            switch try ArgumentParser(table: table).parse(arguments) {
            case .topLevelHelp: console.writeOutput(HelpText.topLevel(table))
            case .version: console.writeOutput("formc \(Version.number)\n")
            case .commandHelp(let command): console.writeOutput(HelpText.command(command))
            case .command(let command): return try perform(command)
            }
            return .success
        } catch {
            let style = Style(isOn: console.errorIsTerminal && !console.refusesColor)
            console.writeError(errorText(error.message, help: error.help, style))
            return .wrongUsage
        }
    }

    private func perform(_ command: ParsedCommand) throws(UsageError) -> ToolStatus {
        let run = CommandRun(command, compiler: compiler, fileSystem: fileSystem, console: console)
        switch command.spec.name {
        case .build: try BuildCommand(run).perform()
        case .check: try CheckCommand(run).perform()
        case .preview: try PreviewCommand(run).perform()
        case .test: try TestCommand(run).perform()
        case .trace: try TraceCommand(run).perform()
        case .`init`: InitCommand(run: run).perform()
        case .explain: try ExplainCommand(run: run).perform()
        case .schema:
            console.writeOutput(command.has(.markdown) ? compiler.languageReference : compiler.schema)
        case .completions: try printCompletions(command)
        case .help: try printHelp(command)
        }
        return run.status
    }

    private func printCompletions(_ command: ParsedCommand) throws(UsageError) {
        let name = command.operands[0].repaired
        guard let shell = Shell(rawValue: name) else {
            throw .unknown(
                "shell", name, known: Shell.allCases.map(\.rawValue),
                otherwise: "it is one of bash, zsh, fish")
        }
        console.writeOutput(CompletionScript.text(for: shell, table))
    }

    private func printHelp(_ command: ParsedCommand) throws(UsageError) {
        if command.has(.markdown) { return console.writeOutput(ReferencePage.markdown(table)) }
        guard let name = command.operands.first?.repaired else {
            return console.writeOutput(HelpText.topLevel(table))
        }
        guard let subject = table.command(named: name) else {
            throw .unknown(
                "subcommand", name, known: table.commands.map(\.name.rawValue),
                otherwise: "`formc --help` lists all")
        }
        console.writeOutput(HelpText.command(subject))
    }
}
