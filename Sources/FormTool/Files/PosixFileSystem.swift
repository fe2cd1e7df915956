#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The disk, by POSIX calls.
package struct PosixFileSystem: FileSystem {
    package init() {}

    // MARK: Reading

    package func readFile(_ path: FilePath) throws(FileError) -> ReadFile {
        // A pipe without a writer would block the open for ever.
        let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.read, path, systemReason(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, systemReason(errno)) }
        switch FileKind(mode: status.st_mode) {
        case .folder: throw .isFolder(.read, path)
        case .special, nil: throw .isSpecial(.read, path)
        case .file: break
        }
        guard Int(status.st_size) <= fileSizeLimit else { throw .tooLarge(.path(path)) }
        return ReadFile(bytes: try readToEnd(descriptor, of: .path(path)), id: FileID(status))
    }

    package func readStandardInput() throws(FileError) -> ReadFile {
        let id = fileID(STDIN_FILENO)
        return ReadFile(bytes: try readToEnd(STDIN_FILENO, of: .standardInput), id: id)
    }

    package var standardOutputID: FileID? { fileID(STDOUT_FILENO) }

    /// The regular file behind a descriptor.
    private func fileID(_ descriptor: Int32) -> FileID? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, FileKind(mode: status.st_mode) == .file else { return nil }
        return FileID(status)
    }

    private func readToEnd(
        _ descriptor: Int32, of subject: FileError.Subject
    ) throws(FileError) -> [UInt8] {
        switch FormTool.readToEnd(descriptor, limit: fileSizeLimit) {
        case .success(let bytes?): return bytes
        case .success(nil): throw .tooLarge(subject)
        case .failure(let failure): throw FileError(.read, subject, failure.reason)
        }
    }

    // MARK: Looking

    package func kind(_ path: FilePath) -> FileKind? {
        var status = stat()
        return stat(path.cString, &status) == 0 ? FileKind(mode: status.st_mode) : nil
    }

    package func listFolder(_ path: FilePath) throws(FileError) -> [FolderEntry] {
        guard let stream = opendir(path.orCurrent.cString) else {
            throw FileError(.list, path, systemReason(errno))
        }
        defer { closedir(stream) }
        var names: [FilePath] = []
        errno = 0
        while let entry = readdir(stream) {
            names.append(entryName(entry))
            errno = 0
        }
        if errno != 0 { throw FileError(.list, path, systemReason(errno)) }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
            .map { FolderEntry(name: $0, kind: kindOfEntry(path.joined($0))) }
    }

    private func entryName(_ entry: UnsafeMutablePointer<dirent>) -> FilePath {
        // Read through the pointer: a copy of the entry may be shorter than its name.
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let name = UnsafeRawPointer(entry).advanced(by: offset)
        let length = strlen(name.assumingMemoryBound(to: CChar.self))
        return FilePath(bytes: UnsafeRawBufferPointer(start: name, count: length))
    }

    private func kindOfEntry(_ path: FilePath) -> FileKind? {
        var status = stat()
        return lstat(path.cString, &status) == 0 ? FileKind(mode: status.st_mode) : nil
    }

    package func identity(_ path: FilePath) -> FilePath {
        guard let resolved = realpath(path.orCurrent.cString, nil) else { return path }
        defer { free(resolved) }
        return FilePath(bytes: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    package func target(of path: FilePath) throws(FileError) -> WriteTarget {
        let end = try endOfLinks(path)
        var status = stat()
        guard stat(end.cString, &status) == 0 else {
            guard errno == ENOENT else { throw FileError(.write, path, systemReason(errno)) }
            return WriteTarget(path: end, id: nil)
        }
        switch FileKind(mode: status.st_mode) {
        case .folder: throw .isFolder(.write, path)
        case .special, nil: throw .isSpecial(.write, path)
        case .file: return WriteTarget(path: end, id: FileID(status))
        }
    }

    /// The file at the end of symbolic links, which need not exist: a link stays a link.
    private func endOfLinks(_ path: FilePath) throws(FileError) -> FilePath {
        var current = path
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(current.cString, &buffer, buffer.count)
            if count < 0 { return current }
            let link = FilePath(bytes: buffer[..<count].map(UInt8.init(bitPattern:)))
            current = link.resolved(in: current.folder)
        }
        throw FileError(.write, path, systemReason(ELOOP))
    }

    // MARK: Writing

    package func makeFolder(_ path: FilePath) throws(FileError) -> [FilePath] {
        if kind(path) == .folder { return [] }
        let above = path.withoutSlashAtEnd.folder
        var made = above.isEmpty || above == path ? [] : try makeFolder(above)
        if mkdir(path.cString, 0o777) == 0 {
            made.append(path)
            return made
        }
        let code = errno
        if kind(path) == .folder { return made }
        for folder in made.reversed() { removeFolder(folder) }
        throw FileError(.create, path, systemReason(code))
    }

    package func removeFolder(_ path: FilePath) { rmdir(path.cString) }

    package func createFile(_ file: FileContent) throws(FileError) {
        try withSignalsHeld { () throws(FileError) in
            let descriptor = open(file.path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw FileError(.create, file.path, systemReason(errno)) }
            var failure = writeAll(descriptor, file.bytes)
            if close(descriptor) != 0, failure == nil { failure = SystemFailure(code: errno) }
            guard let failure else { return }
            unlink(file.path.cString)
            throw FileError(.create, file.path, failure.reason)
        }
    }

    /// All new contents are brought to the disk under other names first; only then are they renamed over the old files,
    /// one after another and with nothing between.
    package func replaceFiles(_ files: [Replacement]) throws(FileError) {
        try withSignalsHeld { () throws(FileError) in
            var staged: [StagedFile] = []
            defer { for file in staged { file.discard() } }
            for file in files { staged.append(try StagedFile(file)) }
            for file in staged { try file.requireUnchanged(self) }
            for file in staged { try file.commit() }
        }
    }

    package func withFolderLocked<Value, Failure: Error>(
        _ folder: FilePath, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let lock = FolderLock(folder)
        defer { lock.release() }
        return try body()
    }

    package func removeAbandonedFiles(in folder: FilePath) {
        let entries = (try? listFolder(folder)) ?? []
        for entry in entries where entry.kind == .file {
            guard let name = TemporaryName(entry.name) else { continue }
            name.removeIfAbandoned(folder.joined(entry.name))
        }
    }
}

extension FileID {
    init(_ status: stat) {
        // The widths of the members differ from system to system.
        self.init(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(truncatingIfNeeded: status.st_ino))
    }
}

extension FileKind {
    init?(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: return nil
        default: self = .special
        }
    }
}
