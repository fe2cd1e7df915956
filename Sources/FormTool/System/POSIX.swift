#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// The few system calls that the disk and the terminal need, with retries after interruptions. Foundation would do
// as well, and would double the time that the process takes to start.

/// What the last failed call says, in our style.
func systemReason(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
}

/// Calls again while a signal interrupts.
func retrying(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// Reads to the end. Yields `nil` above the limit.
func readToEnd(_ descriptor: Int32, limit: Int) -> Result<[UInt8]?, SystemFailure> {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
        let count = retrying { read(descriptor, &buffer, buffer.count) }
        if count < 0 { return .failure(SystemFailure(code: errno)) }
        if count == 0 { return .success(bytes) }
        bytes += buffer[..<count]
        if bytes.count > limit { return .success(nil) }
    }
}

/// Writes everything, in as many calls as it takes.
func writeAll(_ descriptor: Int32, _ bytes: some Collection<UInt8>) -> SystemFailure? {
    let wrote = bytes.withContiguousStorageIfAvailable { writeAll(descriptor, $0) }
    if let wrote { return wrote }
    return Array(bytes).withUnsafeBufferPointer { writeAll(descriptor, $0) }
}

private func writeAll(_ descriptor: Int32, _ bytes: UnsafeBufferPointer<UInt8>) -> SystemFailure? {
    var offset = 0
    while offset < bytes.count {
        let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
        let count = retrying { write(descriptor, rest.baseAddress, rest.count) }
        if count < 0 { return SystemFailure(code: errno) }
        offset += count
    }
    return nil
}

/// A failed system call.
struct SystemFailure: Error, Equatable {
    let code: Int32
    var reason: String { systemReason(code) }
    /// The reader of a pipe has gone.
    var isBrokenPipe: Bool { code == EPIPE }
}
