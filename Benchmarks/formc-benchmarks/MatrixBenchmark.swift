import FormBehaviour
import FormLayout
import FormModel
import FormResolving
import FormSyntax
import Foundation
import TextMetrics

extension Benchmark {
    /// The layout matrix of each seed, one warm engine.
    static let matrix = Benchmark(
        name: "matrix",
        summary: """
            Every seed laid out in every window (phones both ways, tablets, Split View) at twelve text sizes: \
            idle, with the keyboard up, invalid, and with texts 40 % longer, by one engine on one core. Cold: a \
            new engine for every cell of a tenth of them. Processor time.
            """
    ) {
        var table = Table([
            "seed", "views", "constraints", "cells", "warm", "500 cells", "cells/s", "cold cell",
        ])
        for name in ["bankey", "keyboard-tips", "quickblox-validation", "session-login", "tving"] {
            if let form = try form(named: name) { table.add(measure(name, form)) }
        }
        table.print()
    }

    private static func form(named name: String) throws -> LoginForm? {
        let path = "specs/\(name)/\(name).yaml"
        let loaded = loadYAML(try String(contentsOfFile: path, encoding: .utf8), name: path)
        return loaded.root.flatMap { readForm($0, in: loaded.source).form }
    }

    private static func measure(_ name: String, _ form: LoginForm) -> [String] {
        let plan = lower(form)
        let screens = FormBehavior(form).screens
        let cells = environments(screens)
        let warm = leastTime(runs: 3) {
            var engine = LayoutEngine(screens, plan)
            for cell in cells { _ = engine.solve(in: cell) }
        }
        let few = cells.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
        let cold = leastTime(runs: 1) {
            for cell in few {
                var engine = LayoutEngine(screens, plan)
                _ = engine.solve(in: cell)
            }
        }
        return [
            name, "\(plan.views.count)", "\(plan.constraints.count)", "\(cells.count)",
            Table.milliseconds(warm), Table.milliseconds(warm * 500 / Double(cells.count)),
            String(format: "%.0f", Double(cells.count) / warm),
            Table.milliseconds(cold / Double(few.count)),
        ]
    }

    private static func environments(_ screens: StateScreens) -> [LayoutEnvironment] {
        var cells: [LayoutEnvironment] = []
        for viewport in Viewport.all {
            for size in TextSize.allCases {
                var cell = LayoutEnvironment.standard(for: screens)
                cell.viewport = viewport
                cell.textSize = size
                cells.append(cell)
                for change in changes {
                    var changed = cell
                    change(&changed)
                    cells.append(changed)
                }
            }
        }
        return cells
    }

    private static let changes: [@Sendable (inout LayoutEnvironment) -> Void] = [
        { $0.keyboardIsUp = true }, { $0.state = .invalid }, { $0.isPseudoLocalized = true },
    ]
}
