import CLibYAML
import Foundation

extension Benchmark {
    /// The time of each stage on generated forms of growing size.
    static let scaling = Benchmark(
        name: "scaling",
        summary: """
            Generated forms (sections of eight fields in a scroll view, captions, hints, messages, seven kinds of \
            rules), stage by stage, in microseconds of processor time for each field; the least of several runs. \
            libyaml alone: its events for the same file, thrown away. The matrix has fewer cells the longer a form is. \
            The last column is the one to watch: more than 1 is worse than linear.
            """
    ) {
        let sizes = [100, 1_000, 10_000]
        let rows = sizes.map { size in
            let bytes = Array(GeneratedForm.yaml(fields: size).utf8)
            let runs = size > 1_000 ? 2 : 5
            let events = leastTime(runs: runs) { parseEvents(bytes) }
            let stages = Stages(bytes, name: "generated.yaml", runs: runs)
            let times = [("libyaml alone", events)] + stages.times.map { ($0.name, $0.seconds) }
            return times + [("all stages", stages.total)]
        }
        var table = Table(["stage"] + sizes.map { "\($0) fields" } + ["10000 / 1000"])
        for index in rows[0].indices {
            let each = zip(rows, sizes).map { $0[index].1 / Double($1) }
            table.add(
                [rows[0][index].0] + each.map { String(format: "%.2f µs", $0 * 1e6) }
                    + [String(format: "%.2f", each[2] / max(each[1], 1e-12))])
        }
        table.print()
        print("\nGreatest memory of this process: \(Int(Child.memory(.own))) MiB")
    }

    /// Runs libyaml over the bytes and throws its events away.
    private static func parseEvents(_ bytes: [UInt8]) {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) != 0 else { return }
        defer { yaml_parser_delete(&parser) }
        bytes.withUnsafeBufferPointer { input in
            yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
            var isAtEnd = false
            while !isAtEnd {
                var event = yaml_event_t()
                guard yaml_parser_parse(&parser, &event) != 0 else { return }
                isAtEnd = event.type == YAML_STREAM_END_EVENT
                yaml_event_delete(&event)
            }
        }
    }
}
