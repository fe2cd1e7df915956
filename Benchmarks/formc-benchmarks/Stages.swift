import FormArtefacts
import FormBehaviour
import FormChecks
import FormCompiler
import FormLayout
import FormModel
import FormResolving
import RuleProofs
import FormSource
import FormSyntax
import FormTool
import Foundation

/// The compiler taken apart, each stage with its processor time.
struct Stages {
    /// Names with seconds, in the order in which the compiler runs them.
    private(set) var times: [(name: String, seconds: Double)] = []
    private(set) var form: LoginForm?
    private(set) var plan: LayoutPlan?
    private let runs: Int

    /// - Parameter runs: each stage is run so often, and the least time counts.
    init(_ bytes: [UInt8], name: String, runs: Int) {
        self.runs = runs
        let loaded = time("YAML") { loadYAML(bytes, name: name) }
        guard let root = loaded.root else { return }
        let read = time("read") { readForm(root, in: loaded.source) }
        guard let form = read.form else { return }
        let plan = time("lower") { lower(form) }
        let analysis = time("rule analysis") { FormAnalysis(form) }
        let behavior = time("behavior") { FormBehavior(form, analysis: analysis) }
        let matrix = time("matrix") { MatrixRunner(behavior.screens, plan).run() }
        var context = CheckContext(
            form: form, plan: plan, source: loaded.source, root: root, analysis: analysis,
            behavior: behavior)
        context.matrix = matrix
        let checked = context
        _ = time("checks") { CheckRegistry.run(checked) }
        let tables = time("tables") { ValidationTables(form, analysis: analysis, matcher: ICUMatcher(form)) }
        let compiled = CompiledForm(
            form: form, plan: plan, behavior: behavior,
            spec: SpecText(source: loaded.source, paths: SpecPaths(root)), tables: tables)
        var files: [OutputFile] = []
        for emitter in EmitterRegistry.standard.all {
            files += time(emitter.name) { emitter.files(of: compiled, TargetOptions()) }
        }
        writeFiles(files)
        (self.form, self.plan) = (form, plan)
    }

    /// Milliseconds of each stage, and their sum.
    var cells: [String] { (times.map(\.seconds) + [total]).map(Table.milliseconds) }
    var names: [String] { times.map(\.name) + ["all"] }
    var total: Double { times.reduce(0) { $0 + $1.seconds } }

    private mutating func time<Value>(_ name: String, _ body: () -> Value) -> Value {
        var value = body()
        times.append((name, leastTime(runs: runs) { value = body() }))
        return value
    }

    private mutating func writeFiles(_ outputs: [OutputFile]) {
        let folder = FileManager.default.temporaryDirectory.path + "/formc-benchmark-\(getpid())"
        let files = outputs.map {
            FileContent(path: "\(folder)/output\($0.suffix)", bytes: $0.bytes)
        }
        let system = PosixFileSystem()
        time("write") {
            do {
                _ = try system.makeFolder(FilePath(folder))
                try system.replaceFiles(
                    try files.map { Replacement(file: $0, target: try system.target(of: $0.path)) })
            } catch {
                print("not written: \(error)")
            }
        }
        try? FileManager.default.removeItem(atPath: folder)
    }
}
