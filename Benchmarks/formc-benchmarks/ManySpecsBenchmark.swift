import Foundation

extension Benchmark {
    /// A thousand specs, one and two at a time.
    static let many = Benchmark(
        name: "many",
        summary: """
            `formc build --jobs N` on a folder of a thousand specs: the seeds again and again, and generated forms of \
            2 to 9 fields, each with its whole matrix. One core: `--jobs 1` bound to one core (taskset). Two: \
            `--jobs 2`. The time on the clock counts what other programs take.
            """
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-many-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try writeSpecs(to: folder)
        var table = Table(["", "clock", "processor", "specs/s", "memory"])
        for jobs in [1, 2] {
            let build = ["build", "--quiet", "--jobs", "\(jobs)", folder.path]
            let bound = ["-c", "0", Child.formc] + build
            let (program, arguments) = jobs == 1 ? ("/usr/bin/taskset", bound) : (Child.formc, build)
            let cost = try Child.run(program, arguments)
            table.add([
                jobs == 1 ? "one core" : "two cores", String(format: "%.2f s", cost.clock),
                String(format: "%.2f s", cost.processor), String(format: "%.0f", 1_000 / cost.clock),
                "\(Int(cost.memory)) MiB",
            ])
        }
        table.print()
    }

    private static func writeSpecs(to folder: URL) throws {
        for index in 0..<1_000 {
            let seed = Seeds.names[index % Seeds.names.count]
            let text =
                index.isMultiple(of: 4)
                ? Data(GeneratedForm.yaml(fields: 2 + index / 4 % 8).utf8) : Data(try Seeds.bytes(seed))
            let place = folder.appendingPathComponent("\(index % 10)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try text.write(to: place.appendingPathComponent("spec\(index).yaml"))
        }
    }
}
