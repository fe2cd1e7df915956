#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The disk.
package struct PosixFileSystem: FileSystem {
    package init() {}

    package func readFile(_ path: String) throws(FileError) -> [UInt8] {
        // A pipe without a writer would block the open for ever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.read, path, systemReason(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, systemReason(errno)) }
        switch FileKind(mode: status.st_mode) {
        case .folder: throw .isFolder(.read, path)
        case .special, nil: throw .isSpecial(.read, path)
        case .file: break
        }
        guard Int(status.st_size) <= fileSizeLimit else { throw .tooLarge(path) }
        return try readToEnd(descriptor, named: path)
    }

    package func readStandardInput() throws(FileError) -> [UInt8] {
        try readToEnd(STDIN_FILENO, named: "<stdin>")
    }

    private func readToEnd(_ descriptor: Int32, named path: String) throws(FileError) -> [UInt8] {
        switch FormTool.readToEnd(descriptor, limit: fileSizeLimit) {
        case .success(let bytes?): return bytes
        case .success(nil): throw .tooLarge(path)
        case .failure(let failure): throw FileError(.read, path, failure.reason)
        }
    }

    package func kind(_ path: String) -> FileKind? {
        var status = stat()
        return stat(path, &status) == 0 ? FileKind(mode: status.st_mode) : nil
    }

    package func listFolder(_ path: String) throws(FileError) -> [FolderEntry] {
        guard let stream = opendir(path) else { throw FileError(.list, path, systemReason(errno)) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            names.append(entryName(entry))
            errno = 0
        }
        if errno != 0 { throw FileError(.list, path, systemReason(errno)) }
        return names.filter { $0 != "." && $0 != ".." }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { FolderEntry(name: $0, kind: kindOfEntry(PathNames.join(path, $0))) }
    }

    private func entryName(_ entry: UnsafeMutablePointer<dirent>) -> String {
        // Read through the pointer: a copy of the entry may be shorter than its name.
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        return String(
            cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
    }

    private func kindOfEntry(_ path: String) -> FileKind? {
        var status = stat()
        return lstat(path, &status) == 0 ? FileKind(mode: status.st_mode) : nil
    }

    package func identity(_ path: String) -> String {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    package func makeFolder(_ path: String) throws(FileError) {
        if kind(path) == .folder { return }
        let above = PathNames.folder(path.hasSuffix("/") ? String(path.dropLast()) : path)
        if !above.isEmpty, above != path { try makeFolder(above) }
        if mkdir(path, 0o777) != 0, kind(path) != .folder {
            throw FileError(.create, path, systemReason(errno))
        }
    }

    package func createFile(_ file: FileContent) throws(FileError) {
        try withSignalsHeld { () throws(FileError) in
            let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw FileError(.create, file.path, systemReason(errno)) }
            let failure = writeAll(descriptor, file.bytes)
            let closed = close(descriptor)
            if let failure {
                unlink(file.path)
                throw FileError(.create, file.path, failure.reason)
            }
            if closed != 0 { throw FileError(.create, file.path, systemReason(errno)) }
        }
    }

    /// All new contents are brought to the disk under other names first; only then are they renamed over the old files.
    package func replaceFiles(_ files: [FileContent]) throws(FileError) {
        try withSignalsHeld { () throws(FileError) in
            var staged: [StagedFile] = []
            defer { for file in staged { file.discard() } }
            for file in files { staged.append(try StagedFile(file)) }
            for file in staged { try file.commit() }
        }
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
