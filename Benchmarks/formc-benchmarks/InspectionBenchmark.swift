import FormBehaviour
import FormLayout
import FormModel
import FormResolving
import FormSyntax
import Foundation

extension Benchmark {
    /// The layout matrix of each seed, as every build solves it.
    static let inspection = Benchmark(
        name: "inspection",
        summary: """
            The layout matrix of each seed in specs/, solved and inspected: all windows, text sizes, texts and \
            states. Processor time is of one thread; the last two columns are wall time.
            """
    ) {
        var table = Table([
            "seed", "views", "constraints", "cells", "one core", "500 cells", "cells/s, one core",
            "cells/s, all cores",
        ])
        for seed in Seeds.names {
            let loaded = loadYAML(try Seeds.bytes(seed), name: seed)
            guard let root = loaded.root, let form = readForm(root, in: loaded.source).form else { continue }
            table.add(measureInspection(seed, form))
        }
        table.print()
    }

    private static func measureInspection(_ seed: String, _ form: LoginForm) -> [String] {
        let plan = lower(form)
        let runner = MatrixRunner(FormBehavior(form).screens, plan)
        let cells = runner.space.count
        let processor = leastTime(runs: 5) { _ = runner.run() }
        func wall(_ body: () -> Void) -> Double {
            (0..<5).map { _ in
                let start = Date.timeIntervalSinceReferenceDate
                body()
                return Date.timeIntervalSinceReferenceDate - start
            }.min() ?? 1
        }
        let one = wall { _ = runner.run() }
        let all = wall { _ = runner.run(inParallel: true) }
        return [
            seed, "\(plan.views.count)", "\(plan.constraints.count)", "\(cells)",
            Table.milliseconds(processor), Table.milliseconds(processor * 500 / Double(cells)),
            "\(Int(Double(cells) / one))", "\(Int(Double(cells) / all))",
        ]
    }
}
