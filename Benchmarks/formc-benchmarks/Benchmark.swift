import Foundation

/// One benchmark: `formc-benchmarks NAME` runs it and prints its table.
struct Benchmark: Sendable {
    let name: String
    /// What is measured, in one line.
    let summary: String
    let run: @Sendable () throws -> Void

    /// Every benchmark, in the order in which all of them run.
    static let all: [Benchmark] = [
        seeds, process, scaling, many, solver, systems, matrix, inspection, patterns, labels, frames,
    ]
}

/// The least processor time in seconds of `runs` runs of `body`: what the work costs when nothing interferes.
func leastTime(runs: Int, _ body: () -> Void) -> Double {
    (0..<runs).map { _ in
        let start = processorTime()
        body()
        return processorTime() - start
    }.min() ?? 0
}

/// The processor time in seconds that this process has used.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
