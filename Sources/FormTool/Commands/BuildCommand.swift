import FormArtefacts
import FormCompiler
import FormDiagnostics
import FormSource

/// `formc build`: everything is made in memory first; a spec's files are then written whole, or none of them.
struct BuildCommand {
    private let run: CommandRun
    private let loop: SpecLoop
    private let isCheck: Bool
    private let outputFolder: String?
    private let options: CompileOptions

    init(_ run: CommandRun) throws(UsageError) {
        self.run = run
        loop = SpecLoop(run)
        isCheck = run.command.has(.check)
        outputFolder = run.command.value(.output)
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
        var collisions = OutputCollisions(specs: specs, fileSystem: run.fileSystem)
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
        var owners: [String: String] = [:]
        var found = false
        for spec in specs {
            guard let path = spec.path else { continue }
            let base = PathNames.join(
                run.fileSystem.identity(outputFolder ?? PathNames.folder(path)), PathNames.stem(path))
            if let owner = owners[base] {
                found = true
                run.fail(
                    "`\(printable(owner))` and `\(printable(path))` would write the same files",
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
            if isCheck { try compare(files, &summary) } else { try write(files, &summary) }
        } catch {
            run.fail(error)
        }
    }

    private func outputFiles(_ compiled: CompiledSpec, of spec: FoundSpec) -> [FileContent] {
        let folder = outputFolder ?? spec.path.map(PathNames.folder) ?? ""
        let stem = spec.path.map(PathNames.stem) ?? fileName(compiled.formName ?? "form")
        return compiled.outputs.map { output in
            FileContent(path: PathNames.join(folder, stem + output.suffix), bytes: output.bytes)
        }
    }

    /// A form's name as a file name: what could lead elsewhere is replaced.
    private func fileName(_ formName: String) -> String {
        let safe = String(
            formName.map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 32 } ? "-" : $0 })
        return safe.isEmpty || safe.hasPrefix(".") ? "form" + safe : safe
    }

    private func write(_ files: [FileContent], _ summary: inout BuildSummary) throws(FileError) {
        if let outputFolder, !files.isEmpty { try run.fileSystem.makeFolder(outputFolder) }
        let changed = files.filter { differs($0) }
        try run.fileSystem.replaceFiles(changed)
        summary.unchanged += files.count - changed.count
        summary.written += changed.count
        guard !run.isQuiet, !run.format.isForMachines else { return }
        for file in changed { run.console.writeOutput("wrote \(printable(file.path))\n") }
    }

    /// Whether the disk has other bytes. What cannot be read is replaced, and fails there if it must.
    private func differs(_ file: FileContent) -> Bool {
        guard let old = try? run.fileSystem.readFile(file.path) else { return true }
        return old != file.bytes
    }

    private func compare(_ files: [FileContent], _ summary: inout BuildSummary) throws(FileError) {
        for file in files {
            let old = run.fileSystem.kind(file.path) == nil ? nil : try run.fileSystem.readFile(file.path)
            guard old != file.bytes else {
                summary.unchanged += 1
                continue
            }
            summary.written += 1
            run.raise(.specHasErrors)
            printDiff(file, old: old)
        }
    }

    private func printDiff(_ file: FileContent, old: [UInt8]?) {
        let name = printable(file.path)
        let diff = UnifiedDiff(
            oldName: old == nil ? "/dev/null" : name, newName: name,
            old: String(decoding: old ?? [], as: UTF8.self), new: String(decoding: file.bytes, as: UTF8.self))
        let isAside = run.format.isForMachines
        let style = isAside ? run.errorStyle : run.outputStyle
        let text = diff.lines.map { colored($0, style) + "\n" }.joined()
        if isAside { run.console.writeError(text) } else { run.console.writeOutput(text) }
    }

    private func colored(_ line: String, _ style: Style) -> String {
        if line.hasPrefix("+++") || line.hasPrefix("---") { return style.bold(line) }
        if line.hasPrefix("@@") { return style.cyan(line) }
        if line.hasPrefix("+") { return style.green(line) }
        return line.hasPrefix("-") ? style.red(line) : line
    }
}
