#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The process's own standard output and error.
package final class PosixConsole: Console {
    private var buffer: [UInt8] = []
    private var failure: SystemFailure?

    /// Readies the process: a closed standard stream must not become the next file that is opened, and neither a reader
    /// that goes away nor a file at the limit of its size may end the process while it writes artefacts.
    package init() {
        for (descriptor, mode) in [
            (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
        ]
        where fcntl(descriptor, F_GETFD) < 0 {
            // Opened the wrong way round on purpose, so that its use fails as it would have failed when closed.
            _ = open("/dev/null", mode)
        }
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    package var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    package var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb" }

    package var width: Int {
        var size = winsize()
        for descriptor in [STDOUT_FILENO, STDERR_FILENO]
        where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
            return Int(size.ws_col)
        }
        return 80
    }

    package var refusesColor: Bool {
        !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
    }

    package var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    package var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    package func writeOutput(_ text: String) {
        guard failure == nil else { return }
        buffer += text.utf8
        if buffer.count > 64 << 10 || outputIsTerminal { flush() }
    }

    package func writeError(_ text: String) {
        flush()
        _ = writeAll(STDERR_FILENO, Array(text.utf8))
    }

    package func finish() -> FileError? {
        flush()
        guard let failure, !failure.isBrokenPipe else { return nil }
        return FileError(.write, .standardOutput, failure.reason)
    }

    private func flush() {
        guard !buffer.isEmpty, failure == nil else { return }
        failure = writeAll(STDOUT_FILENO, buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
