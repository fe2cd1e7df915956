import FormCompiler

/// `formc init`: a first spec, never over a file that exists.
struct InitCommand {
    let run: CommandRun

    func perform() {
        let path = run.command.operands.first?.path ?? FilePath(FirstSpec.fileName)
        if path == "-" { return run.console.writeOutput(FirstSpec.text) }
        do {
            try run.files.create(FileContent(path: path, bytes: Array(FirstSpec.text.utf8)))
        } catch {
            return run.fail(
                error.message, help: "name a file that does not exist in a folder that does", .fileFailure)
        }
        if !run.isQuiet { run.console.writeOutput("wrote \(path.shown)\n") }
        run.say("next: `formc build \(path.shown)`")
    }
}
