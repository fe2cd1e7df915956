import FormCompiler
import FormDiagnostics
import FormSource

/// `formc preview`: pictures on standard output.
struct PreviewCommand {
    private let run: CommandRun
    private let loop: SpecLoop
    private let options: PreviewOptions

    init(_ run: CommandRun) throws(UsageError) {
        self.run = run
        loop = SpecLoop(run)
        options = PreviewOptions(
            screen: run.command.screen, state: run.command.value(.state),
            isMatrix: run.command.has(.matrix))
        if options.isMatrix, options.screen != ScreenOptions(locale: options.screen.locale) {
            throw UsageError(
                "`--matrix` draws every device and text size",
                help: "leave out `--matrix`, or `--device`, `--landscape` and `--text-size`")
        }
    }

    func perform() {
        let specs = run.findSpecs()
        var isFirst = true
        loop.forEach(specs) { [compiler = run.compiler, options] input in
            compiler.preview(input, options)
        } deliver: { spec, preview in
            let hasErrors = loop.messages.report(preview.diagnostics, in: preview.source)
            guard !hasErrors, !run.failed(preview.mismatch, of: spec) else { return }
            if specs.count > 1 {
                let title = run.outputStyle.bold("== \(spec.name) ==")
                run.console.writeOutput((isFirst ? "" : "\n") + title + "\n\n")
            }
            isFirst = false
            run.console.writeOutput(preview.pictures.map(titled).joined(separator: "\n"))
        }
    }

    /// The picture with its first line in bold.
    private func titled(_ picture: String) -> String {
        guard let end = picture.firstIndex(of: "\n") else { return picture }
        return run.outputStyle.bold(String(picture[..<end])) + picture[end...]
    }
}
