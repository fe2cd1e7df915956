import FormSource

/// What is told of each phase as it begins, with the name of the spec: to measure, to show progress, to test that nothing
/// is made twice. It is called on the thread that asked for the phase.
package typealias PhaseObserver = @Sendable (CompilerPhase, _ spec: String) -> Void

/// How the phases are run that an answer needs.
struct PhaseRequest: Sendable {
    let cancellation: Cancellation
    /// Whether one spec may use several cores: while many are compiled at a time, each has enough with one.
    var hasIdleCores = false
    /// Told of each phase; knows the spec.
    let observe: @Sendable (CompilerPhase) -> Void
}

extension Memo {
    /// The product of a phase, which begins where the product is not there yet.
    func product(
        of phase: CompilerPhase, for key: Key, _ request: PhaseRequest,
        make: () throws(Cancelled) -> Product
    ) throws(Cancelled) -> Product {
        try product(for: key) { () throws(Cancelled) in
            try request.cancellation.check()
            request.observe(phase)
            return try make()
        }
    }
}

extension Memo where Key == Unchanging {
    /// The product of a phase that depends on nothing which can change.
    func product(
        of phase: CompilerPhase, _ request: PhaseRequest, make: () throws(Cancelled) -> Product
    ) throws(Cancelled) -> Product {
        try product(of: phase, for: Unchanging(), request, make: make)
    }
}
