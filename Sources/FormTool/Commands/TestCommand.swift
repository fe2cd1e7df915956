import FormCompiler
import FormDiagnostics
import FormSource

/// `formc test`: the examples of specs, or values from the command line, run through the rules.
struct TestCommand {
    private let run: CommandRun
    private let loop: SpecLoop
    private let options: TestOptions

    init(_ run: CommandRun) throws(UsageError) {
        self.run = run
        loop = SpecLoop(run)
        options = TestOptions(
            locale: run.command.value(.locale), values: try Self.assignments(run.command.values(.value)))
    }

    private static func assignments(_ words: [String]) throws(UsageError) -> [(field: String, text: String)] {
        var result: [(field: String, text: String)] = []
        for word in words {
            guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")), equals != word.startIndex else {
                throw UsageError(
                    "`--value \(printable(word))` names no field", help: "write `--value FIELD=TEXT`")
            }
            result.append((String(word[..<equals]), String(word[word.utf8.index(after: equals)...])))
        }
        return result
    }

    func perform() {
        var report: [JUnitReport.Suite] = []
        var tally = (passed: 0, failed: 0)
        let specs = run.findSpecs()
        guard !reportCollision(specs) else { return }
        loop.forEach(specs) { [compiler = run.compiler, options] input in
            compiler.test(input, options)
        } deliver: { spec, tested in
            let hasErrors = loop.messages.report(tested.diagnostics, in: tested.source)
            _ = run.failed(tested.mismatch, of: spec)
            report.append(
                JUnitReport.Suite(name: spec.name, cases: tested.cases, hasErrors: hasErrors))
            for testCase in tested.cases {
                if testCase.failure == nil { tally.passed += 1 } else { tally.failed += 1 }
                print(testCase, of: spec)
            }
        }
        if tally.failed > 0 { run.raise(.specHasErrors) }
        if !run.format.isForMachines, options.values.isEmpty {
            run.say("\(tally.passed) passed, \(tally.failed) failed")
        }
        writeJUnit(report)
    }

    /// Whether the report would be written over a spec, by the names of both.
    private func reportCollision(_ specs: [FoundSpec]) -> Bool {
        guard let path = run.command.path(.junit) else { return false }
        var collisions = OutputCollisions(specs: specs, files: run.files)
        guard let message = collisions.claim([path], for: "--junit") else { return false }
        run.fail(message, help: "name another file", .wrongUsage)
        return true
    }

    private func print(_ testCase: TestedSpec.Case, of spec: FoundSpec) {
        guard !run.isQuiet || testCase.failure != nil || !options.values.isEmpty else { return }
        let line = "\(spec.name): \(testCase.group): \(testCase.name): \(testCase.outcome)\n"
        let failure = testCase.failure.map { "     \($0)\n" } ?? ""
        run.console.writeOutput(mark(testCase) + line + failure)
    }

    /// Examples pass or fail; a value of the user's own is only looked at.
    private func mark(_ testCase: TestedSpec.Case) -> String {
        guard options.values.isEmpty else { return "" }
        return testCase.failure == nil ? run.outputStyle.green("pass ") : run.outputStyle.red("FAIL ")
    }

    private func writeJUnit(_ suites: [JUnitReport.Suite]) {
        guard let path = run.command.path(.junit) else { return }
        do {
            let text = JUnitReport(suites: suites).xml
            try run.files.write(FileContent(path: path, bytes: Array(text.utf8)))
        } catch {
            run.fail(error)
        }
    }
}
