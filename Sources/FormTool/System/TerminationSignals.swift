#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Holds back the signals that ask a process to end until the body is done, so that no temporary file is left.
func withSignalsHeld<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    var before = terminationSignals
    pthread_sigmask(SIG_BLOCK, [terminationSignals], &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
}

/// Leaves those signals to the main thread, which knows when they come at a bad time.
func holdTerminationSignals() {
    pthread_sigmask(SIG_BLOCK, [terminationSignals], nil)
}

private var terminationSignals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    return set
}
