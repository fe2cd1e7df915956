#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// New content that is on the disk under another name beside the file that it will replace.
struct StagedFile {
    private let path: String
    private let target: String
    private let temporary: String

    init(_ file: FileContent) throws(FileError) {
        path = file.path
        target = try Self.target(of: file.path)
        var old = stat()
        let exists = stat(target, &old) == 0
        if exists {
            switch FileKind(mode: old.st_mode) {
            case .folder: throw .isFolder(.write, path)
            case .special, nil: throw .isSpecial(.write, path)
            case .file: break
            }
        }
        let descriptor: Int32
        (temporary, descriptor) = try Self.openTemporary(beside: target, for: path)
        var failure: SystemFailure?
        if exists { failure = Self.copyOwnership(of: old, to: descriptor) }
        failure = failure ?? writeAll(descriptor, file.bytes)
        if failure == nil, fsync(descriptor) != 0 { failure = SystemFailure(code: errno) }
        if close(descriptor) != 0, failure == nil { failure = SystemFailure(code: errno) }
        if let failure {
            unlink(temporary)
            throw FileError(.write, path, failure.reason)
        }
    }

    func commit() throws(FileError) {
        if rename(temporary, target) != 0 { throw FileError(.write, path, systemReason(errno)) }
    }

    /// Removes the new content; after a commit there is nothing left to remove.
    func discard() { unlink(temporary) }

    /// The file at the end of symbolic links, which need not exist: a link stays a link.
    private static func target(of path: String) throws(FileError) -> String {
        var current = path
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(current, &buffer, buffer.count)
            if count < 0 { return current }
            let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            current = link.hasPrefix("/") ? link : PathNames.join(PathNames.folder(current), link)
        }
        throw FileError(.write, path, systemReason(ELOOP))
    }

    private static func openTemporary(
        beside target: String, for path: String
    ) throws(FileError) -> (String, Int32) {
        let folder = PathNames.folder(target)
        for attempt in 0..<100 {
            let name = PathNames.join(folder, ".\(PathNames.name(target)).formc-\(getpid())-\(attempt)")
            let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (name, descriptor) }
            if errno != EEXIST { throw FileError(.write, path, systemReason(errno)) }
        }
        throw FileError(.write, path, systemReason(EEXIST))
    }

    /// The new file keeps the old one's owner, where we may, and its permissions.
    private static func copyOwnership(of old: stat, to descriptor: Int32) -> SystemFailure? {
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        return fchmod(descriptor, old.st_mode & 0o7777) == 0 ? nil : SystemFailure(code: errno)
    }
}
