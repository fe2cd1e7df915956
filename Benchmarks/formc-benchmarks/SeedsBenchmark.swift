import Foundation

/// The seed specs, by name.
enum Seeds {
    static let names = ["bankey", "keyboard-tips", "quickblox-validation", "session-login", "tving"]
    static func path(_ name: String) -> String { "specs/\(name)/\(name).yaml" }
    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }
}

extension Benchmark {
    /// The time of each stage on each seed.
    static let seeds = Benchmark(
        name: "seeds",
        summary: """
            The stages of a build of each seed. Processor time on one core, the least of ten runs after a first: what \
            is worked out once in a process (ICU's sets of characters, font tables) is not in it.
            """
    ) {
        var rows: [(String, Stages)] = []
        for name in Seeds.names { rows.append((name, Stages(try Seeds.bytes(name), name: name, runs: 10))) }
        var table = Table(["stage"] + rows.map(\.0))
        for (index, stage) in (rows.first?.1.names ?? []).enumerated() {
            table.add([stage] + rows.map { $0.1.cells[index] })
        }
        table.print()
    }

    /// The whole process on each seed.
    static let process = Benchmark(
        name: "process",
        summary: """
            `formc build --check` on each seed as a process of its own, from its start to its end: processor time of \
            both cores and time on the clock, the least of twenty runs. The first column is `formc --version`: what a \
            process that links Foundation and ICU costs before it does anything. FORMC names the program, \
            .build/release/formc if not set.
            """
    ) {
        var table = Table(["", "--version"] + Seeds.names)
        let commands = [["--version"]] + Seeds.names.map { ["build", "--check", "--quiet", Seeds.path($0)] }
        let costs = try commands.map { command in
            let runs = try (0..<20).map { _ in try Child.run(Child.formc, command) }
            return (runs.map(\.processor).min() ?? 0, runs.map(\.clock).min() ?? 0)
        }
        table.add(["processor"] + costs.map { Table.milliseconds($0.0) })
        table.add(["clock"] + costs.map { Table.milliseconds($0.1) })
        table.print()
    }
}
