import FormCompiler
import FormDiagnostics
import FormSource

/// `formc trace`: events played on a form, with what a person sees after each.
struct TraceCommand {
    private let run: CommandRun
    private let messages: MessagePrinter
    private let isJSON: Bool
    private let showsPictures: Bool

    init(_ run: CommandRun) throws(UsageError) {
        self.run = run
        messages = MessagePrinter(run)
        isJSON = run.format == .json
        showsPictures = run.command.has(.pictures)
        let isGiven = run.command.operands.count > 1
        if isGiven, run.command.has(.events) {
            throw UsageError(
                "the events are given twice", help: "leave out `--events` or the events after the spec")
        }
        if run.command.operands.first == "-", run.command.value(.events) == "-" {
            throw UsageError(
                "standard input cannot be the spec and the events", help: "name a file for one of them")
        }
        if isJSON, showsPictures {
            throw UsageError("a picture does not fit into JSON", help: "leave out `--format` or `--pictures`")
        }
        if run.format.isForMachines, !isJSON {
            throw UsageError(
                "a trace is printed for people or as JSON, not as \(run.format.rawValue)",
                help: "write `--format json`, or leave `--format` out")
        }
    }

    func perform() {
        guard let spec = spec, let events = events else { return }
        switch spec.content {
        case .failure(let error): run.fail(error)
        case .success(let bytes): play(events, spec, bytes)
        }
        if !isJSON { messages.finish() }
    }

    /// The one spec that is named.
    private var spec: FoundSpec? {
        let specs = run.findSpecs([run.command.operands[0]])
        if specs.count > 1 {
            run.fail(
                "\(specs.count) specs are below `\(run.command.operands[0].shown)`", help: "name one of them",
                .wrongUsage)
            return nil
        }
        return specs.first
    }

    /// The text of the events; nil where it cannot be read.
    private var events: String? {
        guard let path = run.command.path(.events) else {
            return run.command.operands.count > 1 ? run.command.operands[1].repaired : ""
        }
        do {
            let isStandardInput = run.command.value(.events) == "-"
            let file = isStandardInput ? try run.files.readStandardInput() : try run.files.read(path)
            return String(decoding: file.bytes, as: UTF8.self)
        } catch {
            run.fail(error)
            return nil
        }
    }

    private func play(_ events: String, _ spec: FoundSpec, _ bytes: [UInt8]) {
        let options = TraceOptions(screen: run.command.screen, events: events, drawsPictures: showsPictures)
        let traced = run.compiler.trace(spec.input(bytes), options)
        let hasErrors =
            isJSON
            ? report(traced.diagnostics, in: traced.source)
            : messages.report(traced.diagnostics, in: traced.source)
        guard !hasErrors, !run.failed(traced.mismatch, of: spec) else { return }
        if let mistake = traced.mistake {
            return run.fail(mistake.message, help: mistake.help, .specHasErrors)
        }
        if traced.steps.contains(where: { !$0.happens }) { run.raise(.specHasErrors) }
        if isJSON { return run.console.writeOutput(traced.json) }
        for step in traced.steps { print(step) }
    }

    /// Errors of a spec go to standard error as people read them: standard output has the steps or nothing.
    private func report(_ diagnostics: [Diagnostic], in source: SourceFile) -> Bool {
        guard !diagnostics.isEmpty else { return false }
        let report = DiagnosticReport(source: source, diagnostics: diagnostics)
        run.console.writeError(render([report], format: .human, color: run.errorStyle.isOn))
        run.raise(.specHasErrors)
        return true
    }

    private func print(_ step: TracedSpec.Step) {
        guard let title = step.lines.first else { return }
        let style = run.outputStyle
        let lines = [step.happens ? style.bold(title) : style.red(title)] + step.lines.dropFirst()
        run.console.writeOutput(lines.map { $0 + "\n" }.joined() + (step.picture ?? ""))
    }
}
