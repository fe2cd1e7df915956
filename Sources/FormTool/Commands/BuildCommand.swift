import FormArtefacts
import FormCompiler
import FormDiagnostics
import FormSource

/// `formc build`: everything is made in memory first; a spec's files are then written whole, or none of them.
struct BuildCommand {
    private let run: CommandRun
    private let loop: SpecLoop
    private let isCheck: Bool
    private let outputFolder: FilePath?
    private let options: CompileOptions

    init(_ run: CommandRun) throws(UsageError) {
        self.run = run
        loop = SpecLoop(run)
        isCheck = run.command.has(.check)
        outputFolder = run.command.path(.output)
        options = CompileOptions(
            screen: run.command.screen, lint: try run.lintOptions(), emits: true,
            targets: run.command.words(.target).map { TargetRequest($0) })
        if outputFolder == nil, run.command.operands.contains("-") {
            throw UsageError(
                "standard input has no folder to write to", help: "say where: `formc build --output DIR -`")
        }
    }

    func perform() {
        let specs = run.findSpecs()
        guard !reportCollisions(specs) else { return }
        var summary = BuildSummary(run: run, isCheck: isCheck)
        var collisions = OutputCollisions(specs: specs, files: run.files)
        var options = options
        options.hasIdleCores = loop.hasIdleCores(specs)
        loop.forEach(specs) { [compiler = run.compiler, options] input in
            compiler.compile(input, options)
        } deliver: { spec, compiled in
            let hasErrors = loop.messages.report(compiled.diagnostics, in: compiled.source)
            summary.specs += 1
            guard !hasErrors else { return }
            handle(compiled, of: spec, &collisions, &summary)
        }
        summary.finish()
    }

    /// Two specs whose names make the same file names in the same folder. Nothing is built then: which one was
    /// meant to win is not ours to guess.
    private func reportCollisions(_ specs: [FoundSpec]) -> Bool {
        var owners: [FilePath: FilePath] = [:]
        var found = false
        for spec in specs {
            guard let path = spec.path else { continue }
            let base = run.files.identity(outputFolder ?? path.folder).joined(path.stem)
            if let owner = owners[base] {
                found = true
                run.fail(
                    "`\(owner.shown)` and `\(path.shown)` would write the same files",
                    help: "rename one of them, or build them into different folders", .wrongUsage)
            } else {
                owners[base] = path
            }
        }
        return found
    }

    private func handle(
        _ compiled: CompiledSpec, of spec: FoundSpec, _ collisions: inout OutputCollisions,
        _ summary: inout BuildSummary
    ) {
        let files = outputFiles(compiled, of: spec)
        if let message = collisions.claim(files.map(\.path), for: spec.name) {
            return run.fail(message, .wrongUsage)
        }
        do {
            if isCheck { try compare(files, &summary) } else { try write(files, of: spec, &summary) }
        } catch {
            run.fail(error)
        }
    }

    private func outputFiles(_ compiled: CompiledSpec, of spec: FoundSpec) -> [FileContent] {
        let base = folder(of: spec).joined(spec.path?.stem ?? fileName(compiled.formName ?? "form"))
        return compiled.outputs.map { output in
            FileContent(path: base.appending(output.suffix), bytes: output.bytes)
        }
    }

    private func folder(of spec: FoundSpec) -> FilePath { outputFolder ?? spec.path?.folder ?? "" }

    /// A form's name as a file name: what could lead elsewhere is replaced.
    private func fileName(_ formName: String) -> FilePath {
        let safe = String(
            formName.map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 32 } ? "-" : $0 })
        return FilePath(safe.isEmpty || safe.hasPrefix(".") ? "form" + safe : safe)
    }

    private func write(
        _ files: [FileContent], of spec: FoundSpec, _ summary: inout BuildSummary
    ) throws(FileError) {
        guard !files.isEmpty else { return }
        let artefacts = try run.files.writeArtefacts(files, into: folder(of: spec))
        let written = artefacts.filter { !$0.isUpToDate }
        summary.unchanged += artefacts.count - written.count
        summary.written += written.count
        guard !run.isQuiet, !run.format.isForMachines else { return }
        for artefact in written { run.console.writeOutput("wrote \(artefact.shownPath)\n") }
    }

    private func compare(_ files: [FileContent], _ summary: inout BuildSummary) throws(FileError) {
        for artefact in try run.files.artefacts(files) {
            let old = try artefact.old.get()
            guard !artefact.isUpToDate else {
                summary.unchanged += 1
                continue
            }
            summary.written += 1
            run.raise(.specHasErrors)
            printDiff(artefact.file, old: old)
        }
    }

    private func printDiff(_ file: FileContent, old: [UInt8]?) {
        let name = file.path.shown
        let diff = UnifiedDiff(
            oldName: old == nil ? "/dev/null" : name, newName: name,
            old: String(decoding: old ?? [], as: UTF8.self), new: String(decoding: file.bytes, as: UTF8.self))
        let isAside = run.format.isForMachines
        let style = isAside ? run.errorStyle : run.outputStyle
        let text = diff.lines.map { colored(printableLine($0), style) + "\n" }.joined()
        if isAside { run.console.writeError(text) } else { run.console.writeOutput(text) }
    }

    private func colored(_ line: String, _ style: Style) -> String {
        if line.hasPrefix("+++") || line.hasPrefix("---") { return style.bold(line) }
        if line.hasPrefix("@@") { return style.cyan(line) }
        if line.hasPrefix("+") { return style.green(line) }
        return line.hasPrefix("-") ? style.red(line) : line
    }
}
