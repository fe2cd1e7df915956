import FormPatterns
import Foundation

extension Benchmark {
    /// Every analysis of every collected pattern.
    static let patterns = Benchmark(
        name: "patterns",
        summary: """
            Patterns collected from published apps: each is parsed, looked through, asked for a shortest value and for \
            one that only a search finds, and searched for catastrophic backtracking. Processor time of one pattern \
            with everything; first what the whole process asks ICU once is asked.
            """
    ) {
        let corpus = try collected()
        _ = Pattern.parse("(?i)\\p{L}\\w\\d\\s").pattern.map { analyze($0) }
        var table = Table(["", "median", "95 %", "most", "under 10 ms", "undecided"])
        var all: [(text: String, times: [Double], isUndecided: [Bool])] = []
        for text in corpus {
            guard let pattern = Pattern.parse(text).pattern else { continue }
            let first = analyze(pattern), second = analyze(pattern)
            all.append((text, zip(first.times, second.times).map(min), second.isUndecided))
        }
        for (index, name) in ["lints", "languages", "backtracking"].enumerated() {
            table.add(row(name, all.map { $0.times[index] }, undecided: all.count { $0.isUndecided[index] }))
        }
        let sums = all.map { $0.times.reduce(0, +) }
        table.add(row("all", sums, undecided: all.count { $0.isUndecided.contains(true) }))
        table.print()
        print(
            "\n\(all.count) patterns. Greatest memory of this process: \(Int(Child.memory(.own))) MiB")
        print("The slowest:")
        for item in all.sorted(by: { $0.times.reduce(0, +) > $1.times.reduce(0, +) }).prefix(3) {
            print("- " + Table.milliseconds(item.times.reduce(0, +)) + ", `\(item.text.prefix(60))`")
        }
    }

    private static func row(_ name: String, _ times: [Double], undecided: Int) -> [String] {
        let sorted = times.sorted()
        let share = Double(sorted.count { $0 < 0.010 }) / Double(max(1, sorted.count))
        return [
            name, Table.milliseconds(sorted[sorted.count / 2]),
            Table.milliseconds(sorted[sorted.count * 95 / 100]),
            Table.milliseconds(sorted.last ?? 0), String(format: "%.1f %%", share * 100), "\(undecided)",
        ]
    }

    /// Seconds of each part, and whether it ended without an answer.
    private static func analyze(_ pattern: Pattern) -> (times: [Double], isUndecided: [Bool]) {
        let start = processorTime()
        _ = lints(of: pattern, use: .whole).count + lints(of: pattern, use: .search).count
        let linted = processorTime()
        let whole = Language.pattern(pattern, .whole)
        let answers = [whole, .allOf([.pattern(pattern, .search), .not(whole)])].map { $0.shortestMember() }
        let decided = processorTime()
        let verdicts = [MatchMode.whole, .search].map { backtracking(of: pattern, use: $0) }
        let ended = processorTime()
        let isOpen = answers.contains { if case .undecided = $0 { true } else { false } }
        let isUnknown = verdicts.contains { if case .undecided = $0 { true } else { false } }
        return ([linted - start, decided - linted, ended - decided], [false, isOpen, isUnknown])
    }

    private static func collected() throws -> [String] {
        struct Entry: Decodable { let pattern: String }
        let path = "Tests/FormPatternsTests/Resources/patterns.jsonl"
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Entry.self, from: Data($0.utf8)).pattern
        }
    }
}
