import FormCompiler
import FormDiagnostics

/// `formc check`: reports and writes nothing, or repairs with `--fix`.
struct CheckCommand {
    private let run: CommandRun
    private let loop: SpecLoop
    private let options: CompileOptions

    init(_ run: CommandRun) throws(UsageError) {
        self.run = run
        loop = SpecLoop(run)
        var options = CompileOptions(screen: run.command.screen, lint: try run.lintOptions(), emits: false)
        options.showsMatrix = run.command.has(.matrix)
        self.options = options
        if options.showsMatrix, run.format.isForMachines {
            throw UsageError(
                "the matrix and the \(run.format.rawValue) messages would both go to standard output",
                help: "leave out `--format` or `--matrix`")
        }
        if run.command.has(.fix), run.command.operands.contains("-"), run.format.isForMachines {
            throw UsageError(
                "the repaired spec and the \(run.format.rawValue) messages would both go to standard output",
                help: "leave out `--format`, or name a file instead of `-`")
        }
    }

    func perform() {
        let specs = run.findSpecs()
        let fixes = run.command.has(.fix)
        var count = 0
        var options = options
        options.hasIdleCores = loop.hasIdleCores(specs)
        loop.forEach(specs) { [compiler = run.compiler, options] input in
            fixes
                ? SpecRepair.repair(input, compiler, options)
                : SpecRepair(compiler.compile(input, options), of: input)
        } deliver: { spec, repair in
            count += 1
            if fixes { write(repair, to: spec) }
            if let matrix = repair.compiled.matrix { run.console.writeOutput(matrix) }
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
        guard repair.fixCount > 0 else { return }
        do {
            let target = try run.files.rewrite(path, from: spec.content.get(), to: repair.bytes)
            let name = target == path ? path.shown : "\(path.shown) -> \(target.shown)"
            run.say(
                "\(name): \(repair.fixCount) \(repair.fixCount == 1 ? "fix" : "fixes") applied")
        } catch {
            run.fail(error)
        }
    }
}
