/// One benchmark: `formc-benchmarks NAME` runs it and prints its table.
struct Benchmark: Sendable {
    let name: String
    /// What is measured, in one line.
    let summary: String
    let run: @Sendable () throws -> Void

    /// Every benchmark, in the order in which all of them run.
    static let all: [Benchmark] = [solver]
}

/// The least time in seconds of `runs` runs of `body`: what the work costs when nothing else interferes.
func leastTime(runs: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<runs).map { _ in seconds(clock.measure(body)) }.min() ?? 0
}

/// `duration` in seconds.
func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}
