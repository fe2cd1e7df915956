#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A lock on a folder, which keeps two builds from mixing their files. It goes with its process. Where the file system
/// knows no such locks, or somebody holds one for long, there is none, and the files are written all the same.
struct FolderLock {
    /// How often is tried, a millisecond apart.
    private static let attempts = 5_000

    /// The file descriptor, below 0 where there is no lock.
    private let descriptor: Int32

    init(_ folder: FilePath) {
        let descriptor = open(folder.orCurrent.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        self.descriptor = descriptor
        guard descriptor >= 0 else { return }
        for _ in 0..<Self.attempts {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
            usleep(1_000)
        }
    }

    func release() { if descriptor >= 0 { close(descriptor) } }
}
