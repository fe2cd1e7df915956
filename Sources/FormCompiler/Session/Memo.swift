import FormSource

/// A value that one thread at a time uses.
final class Guarded<Value>: @unchecked Sendable {
    // Every access is under the lock.
    private let lock = Monitor()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withValue<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try lock.locked { () throws(Failure) in try body(&value) }
    }
}

/// The product of a phase, made when it is first asked for and kept until it is asked for with another key. A thread that
/// asks while another makes it waits for it.
final class Memo<Key: Hashable & Sendable, Product: Sendable>: Sendable {
    private let kept = Guarded<(key: Key, product: Product)?>(nil)

    /// Nothing is kept of a product that was cancelled.
    ///
    /// - Parameter key: everything that the product depends on and that can change while the memo is there.
    func product(
        for key: Key, make: () throws(Cancelled) -> Product
    ) throws(Cancelled) -> Product {
        try kept.withValue { kept throws(Cancelled) in
            if let kept, kept.key == key { return kept.product }
            let product = try make()
            kept = (key, product)
            return product
        }
    }
}

/// The key of a product that depends on nothing which can change.
struct Unchanging: Hashable, Sendable {}
