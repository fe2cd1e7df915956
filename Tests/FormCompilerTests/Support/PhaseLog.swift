import FormArtefacts
import FormCompiler
import Foundation

/// What one thread at a time adds to and reads.
class Shared<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&stored) }
    }

    var value: Value { withValue { $0 } }
}

/// The phases that a session has begun.
final class PhaseLog: Sendable {
    private let phases = Shared<[(phase: CompilerPhase, spec: String)]>([])

    var observer: PhaseObserver {
        { [phases] phase, spec in phases.withValue { $0.append((phase, spec)) } }
    }

    var last: CompilerPhase? { phases.value.last?.phase }

    /// The names of the phases since the last time, sorted.
    func take() -> [String] { takeNamed().values.joined().sorted() }

    /// The same by spec, in the order in which they began.
    func takeNamed() -> [String: [String]] {
        phases.withValue { phases in
            defer { phases = [] }
            return Dictionary(grouping: phases, by: \.spec).mapValues { $0.map(\.phase.rawValue) }
        }
    }
}

/// Says yes from some question on.
final class Countdown: Sendable {
    private let left: Shared<Int>

    init(from count: Int) { left = Shared(count) }

    var isOver: Bool {
        left.withValue { left in
            left -= 1
            return left < 0
        }
    }
}
