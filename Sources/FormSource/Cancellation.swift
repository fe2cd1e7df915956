/// How a caller takes back what it asked for: long work asks between its steps whether the result is still wanted.
package struct Cancellation: Sendable {
    private let isRequested: @Sendable () -> Bool

    /// - Parameter isRequested: whether the result is no longer wanted. It is called often and from several threads, so
    ///   it has to be quick.
    package init(when isRequested: @escaping @Sendable () -> Bool) { self.isRequested = isRequested }

    /// Ends the work where it is no longer wanted.
    package func check() throws(Cancelled) {
        if isRequested() { throw Cancelled() }
    }
}

/// Work ended because its result was no longer wanted; there is no part of a result.
package struct Cancelled: Error {}

/// The result of work that nobody cancels.
package func uncancelled<Result>(_ work: (Cancellation) throws(Cancelled) -> Result) -> Result {
    let cancellation = Cancellation { false }
    // Nothing but its own cancellation ends the work early, so there is one round.
    while true {
        if let result = try? work(cancellation) { return result }
    }
}
