#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// New content that is on the disk under another name beside the file that it will replace. As long as it waits there it
/// is locked, which tells it from what a dead process has left.
struct StagedFile {
    private let replacement: Replacement
    private let temporary: FilePath
    private let descriptor: Int32

    private var path: FilePath { replacement.file.path }
    private var target: FilePath { replacement.target.path }

    init(_ replacement: Replacement) throws(FileError) {
        self.replacement = replacement
        (temporary, descriptor) = try TemporaryName.make(
            beside: replacement.target.path, for: replacement.file.path)
        if let failure = fill() {
            discard()
            throw FileError(.write, path, failure.reason)
        }
    }

    private func fill() -> SystemFailure? {
        var old = stat()
        if stat(target.cString, &old) == 0, let failure = copyOwnership(of: old) { return failure }
        if let failure = writeAll(descriptor, replacement.file.bytes) { return failure }
        return fsync(descriptor) == 0 ? nil : SystemFailure(code: errno)
    }

    /// The new file keeps the old one's owner, where we may, and its permissions.
    private func copyOwnership(of old: stat) -> SystemFailure? {
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        return fchmod(descriptor, old.st_mode & 0o7777) == 0 ? nil : SystemFailure(code: errno)
    }

    /// Throws where the file is no longer the one that was looked at, or does not hold what was read.
    func requireUnchanged(_ disk: any FileSystem) throws(FileError) {
        guard try disk.target(of: path) == replacement.target else { throw .changedMeanwhile(path) }
        guard let expected = replacement.expected else { return }
        guard try disk.readFile(target).bytes == expected else { throw .changedMeanwhile(path) }
    }

    func commit() throws(FileError) {
        if rename(temporary.cString, target.cString) != 0 {
            throw FileError(.write, path, systemReason(errno))
        }
    }

    /// Removes the new content; after a commit there is nothing left to remove.
    func discard() {
        unlink(temporary.cString)
        close(descriptor)
    }
}
