#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The name of new content that waits to replace a file: `.formc-PID-N.tmp`. It does not have the file's name in it, so
/// that it is never too long.
struct TemporaryName {
    private static let start = ".formc-"
    private static let end = ".tmp"

    private let process: pid_t

    /// Nil for a name that is not one of these.
    init?(_ name: FilePath) {
        let text = String(decoding: name.bytes, as: UTF8.self)
        guard text.hasPrefix(Self.start), text.hasSuffix(Self.end) else { return nil }
        let numbers = text.dropFirst(Self.start.count).dropLast(Self.end.count).split(separator: "-")
        guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, Int(numbers[1]) != nil else {
            return nil
        }
        self.process = process
    }

    /// Makes a file beside another, locked for as long as it is open.
    static func make(beside target: FilePath, for path: FilePath) throws(FileError) -> (FilePath, Int32) {
        for attempt in 0..<100 {
            let name = target.folder.joined("\(start)\(getpid())-\(attempt)\(end)")
            let descriptor = open(name.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                flock(descriptor, LOCK_EX | LOCK_NB)
                return (name, descriptor)
            }
            if errno != EEXIST { throw FileError(.write, path, systemReason(errno)) }
        }
        throw FileError(.write, path, systemReason(EEXIST))
    }

    /// Removes the file where the process that made it is dead: no process has its number, and none holds the file's lock,
    /// which also tells of processes on the other side of a container's wall.
    func removeIfAbandoned(_ path: FilePath) {
        guard kill(process, 0) != 0, errno == ESRCH else { return }
        let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path.cString) }
    }
}
