import FormCompiler

/// Runs one stage of the compiler over many specs in parallel and hands the results over in order.
struct SpecLoop {
    let run: CommandRun
    let messages: MessagePrinter

    init(_ run: CommandRun) {
        self.run = run
        messages = MessagePrinter(run)
    }

    /// Whether fewer specs than jobs leave cores to each.
    func hasIdleCores(_ specs: [FoundSpec]) -> Bool { run.jobs > max(1, specs.count) }

    /// - Parameters:
    ///   - work: runs on any thread.
    ///   - deliver: runs on this one, in the order of the specs.
    func forEach<Output: Sendable>(
        _ specs: [FoundSpec], work: @escaping @Sendable (SpecInput) -> Output,
        deliver: (FoundSpec, Output) -> Void
    ) {
        let progress = Progress(run.console, total: specs.count, isQuiet: run.isQuiet)
        var next = 0
        forEachOrdered(specs, jobs: run.jobs) { spec -> Result<Output, FileError> in
            spec.content.map { work(spec.input($0)) }
        } deliver: { result in
            progress.clear()
            switch result {
            case .success(let output): deliver(specs[next], output)
            case .failure(let error): run.fail(error)
            }
            next += 1
            progress.step()
        }
        progress.clear()
        messages.finish()
    }
}
