import FormCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Does the work for every input on several threads and delivers the results on this one, in the order of the inputs.
///
/// The threads have stacks of 8 MiB, as the main thread has: the small ones of a thread pool would make what is too deep
/// depend on how many specs there are.
func forEachOrdered<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, work: @escaping @Sendable (Input) -> Output, deliver: (Output) -> Void
) {
    let count = min(jobs, inputs.count)
    guard count > 1 else {
        for input in inputs { deliver(work(input)) }
        return
    }
    let queue = ResultQueue<Output>(count: inputs.count)
    let threads = (0..<count).compactMap { _ in
        WorkerThread {
            while let index = queue.takeIndex() { queue.put(work(inputs[index]), at: index) }
        }
    }
    // Where the system gives no thread, this one does the work.
    if threads.isEmpty {
        while let index = queue.takeIndex() { queue.put(work(inputs[index]), at: index) }
    }
    for index in inputs.indices { deliver(queue.waitForResult(at: index)) }
    for thread in threads { thread.join() }
}

/// The next input to take and the results that wait to be delivered, shared by threads.
private final class ResultQueue<Output: Sendable>: @unchecked Sendable {
    // Every access is under the lock.
    private let lock = Monitor()
    private let count: Int
    private var next = 0
    private var results: [Output?]

    init(count: Int) {
        self.count = count
        results = Array(repeating: nil, count: count)
    }

    func takeIndex() -> Int? {
        lock.locked {
            guard next < count else { return nil }
            next += 1
            return next - 1
        }
    }

    func put(_ output: Output, at index: Int) {
        lock.locked {
            results[index] = output
            lock.wake()
        }
    }

    func waitForResult(at index: Int) -> Output {
        lock.locked {
            while true {
                if let output = results[index] {
                    results[index] = nil
                    return output
                }
                lock.wait()
            }
        }
    }
}

/// One thread of the system.
private struct WorkerThread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let handle: pthread_t

    init?(_ run: @escaping @Sendable () -> Void) {
        // Memory rather than a variable: on Linux the C type's initializer belongs to whichever C module was read first.
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        pthread_attr_init(attributes)
        defer { pthread_attr_destroy(attributes) }
        pthread_attr_setstacksize(attributes, 8 << 20)
        let body = Unmanaged.passRetained(Body(run))
        #if canImport(Darwin)
            var created: pthread_t?
            let code = pthread_create(&created, attributes, workerMain, body.toOpaque())
            guard code == 0, let created else {
                body.release()
                return nil
            }
        #else
            var created = pthread_t()
            guard pthread_create(&created, attributes, workerMain, body.toOpaque()) == 0 else {
                body.release()
                return nil
            }
        #endif
        handle = created
    }

    func join() { pthread_join(handle, nil) }

    fileprivate static func run(_ pointer: UnsafeMutableRawPointer) {
        holdTerminationSignals()
        Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
    }
}

#if canImport(Darwin)
    private func workerMain(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        WorkerThread.run(pointer)
        return nil
    }
#else
    private func workerMain(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { WorkerThread.run(pointer) }
        return nil
    }
#endif
