import FormDiagnostics

/// `formc check`: reports and writes nothing, or repairs with `--fix`.
struct CheckCommand {
    private let run: CommandRun
    private let loop: SpecLoop
    private let options: CompileOptions

    init(_ run: CommandRun) throws(UsageError) {
        self.run = run
        loop = SpecLoop(run)
        options = CompileOptions(screen: run.command.screen, lint: try run.lintOptions(), emits: false)
    }

    func perform() {
        let specs = run.findSpecs()
        let fixes = run.command.has(.fix)
        var count = 0
        loop.forEach(specs) { [compiler = run.compiler, options] input in
            fixes ? SpecRepair.repair(input, compiler, options) : SpecRepair(compiler.compile(input, options))
        } deliver: { spec, repair in
            count += 1
            if repair.fixCount > 0 { write(repair, to: spec) }
            loop.messages.report(repair.compiled.diagnostics, in: repair.compiled.source)
        }
        if run.status == .success, loop.messages.isSilent, !run.format.isForMachines {
            run.say("\(counted(count, "spec")): nothing to report")
        }
    }

    private func write(_ repair: SpecRepair, to spec: FoundSpec) {
        guard let path = spec.path else {
            return run.console.writeOutput(String(decoding: repair.bytes, as: UTF8.self))
        }
        do {
            try run.fileSystem.replaceFiles([FileContent(path: path, bytes: repair.bytes)])
            run.say(
                "\(printable(path)): \(counted(repair.fixCount, "fix").replacing("fixs", with: "fixes")) applied"
            )
        } catch {
            run.fail(error)
        }
    }
}
