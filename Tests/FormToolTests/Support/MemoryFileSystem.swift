import FormTool

/// A disk in a dictionary. Paths are relative to a root that exists.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    // Tests use it from the thread that delivers results only.
    enum Node: Equatable {
        case file([UInt8])
        case folder
        case special
        case link(FilePath)
        case broken(String)
    }

    /// Whether `A` and `a` are one file, as on most disks of Macs.
    private let ignoresCase: Bool
    private(set) var nodes: [FilePath: Node] = [:]
    /// The number of each file; a file that is replaced gets another.
    private var numbers: [FilePath: UInt64] = [:]
    private var lastNumber: UInt64 = 0
    var standardInput: [UInt8] = []
    var standardOutputID: FileID?
    /// Paths that cannot be written, with the reason.
    var unwritable: [FilePath: String] = [:]
    private(set) var writes: [FilePath] = []
    /// Runs after a spec has been read and before anything is written, for what other programs do meanwhile.
    var meanwhile: () -> Void = {}

    init(_ files: [String: String] = [:], ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        for (path, text) in files { add(FilePath(path), text) }
    }

    func add(_ path: FilePath, _ text: String) { add(path, .file(Array(text.utf8))) }

    func add(_ path: FilePath, _ node: Node) {
        let path = identity(path)
        var folder = path.folder
        while !folder.isEmpty {
            nodes[folder] = .folder
            folder = folder.folder
        }
        nodes[path] = node
        lastNumber += 1
        numbers[path] = lastNumber
    }

    /// Gives a file a second name.
    func addHardLink(_ path: FilePath, to old: FilePath) {
        nodes[identity(path)] = nodes[identity(old)]
        numbers[identity(path)] = numbers[identity(old)]
    }

    func text(_ path: FilePath) -> String? {
        guard case .file(let bytes) = nodes[identity(path)] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    var paths: [FilePath] { nodes.filter { $0.value != .folder }.keys.sorted() }

    // MARK: Reading

    func readFile(_ path: FilePath) throws(FileError) -> ReadFile {
        switch resolved(path) {
        case .file(let bytes): return ReadFile(bytes: bytes, id: id(path))
        case .folder: throw FileError(.read, path, "it is a folder")
        case .special: throw FileError(.read, path, "it is not a regular file")
        case .broken(let reason): throw FileError(.read, path, reason)
        case .link, nil: throw FileError(.read, path, "no such file or directory")
        }
    }

    func id(_ path: FilePath) -> FileID? {
        numbers[identity(path)].map { FileID(device: 1, inode: $0) }
    }

    func readStandardInput() throws(FileError) -> ReadFile { ReadFile(bytes: standardInput, id: nil) }

    func kind(_ path: FilePath) -> FileKind? { resolved(path).flatMap(kind) }

    private func kind(of node: Node) -> FileKind? {
        switch node {
        case .file, .broken: .file
        case .folder: .folder
        case .special: .special
        case .link: nil
        }
    }

    private func resolved(_ path: FilePath) -> Node? {
        let name = identity(path)
        return name.isEmpty ? .folder : nodes[name]
    }

    func listFolder(_ path: FilePath) throws(FileError) -> [FolderEntry] {
        let folder = identity(path)
        return nodes.keys.filter { $0.folder == folder }.sorted()
            .map { FolderEntry(name: $0.name, kind: nodes[$0].flatMap(kind)) }
    }

    func identity(_ path: FilePath) -> FilePath {
        let parts = path.bytes.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }
        let name = FilePath(bytes: parts.joined(separator: [UInt8(ascii: "/")]))
        let known = nodes[name] == nil && ignoresCase ? nodes.keys.first { isSame($0, name) } ?? name : name
        if case .link(let target) = nodes[known] { return target }
        return known
    }

    private func isSame(_ left: FilePath, _ right: FilePath) -> Bool {
        left.shown.lowercased() == right.shown.lowercased()
    }

    func target(of path: FilePath) throws(FileError) -> WriteTarget {
        if case .folder = resolved(path) { throw FileError(.write, path, "it is a folder") }
        let isLink = identity(path).name != path.name && !ignoresCase
        return WriteTarget(path: isLink ? identity(path) : path, id: id(path))
    }

    // MARK: Writing

    func replaceFiles(_ files: [Replacement]) throws(FileError) {
        meanwhile()
        for file in files {
            let path = file.file.path
            if let reason = unwritable[identity(path)] { throw FileError(.write, path, reason) }
            guard try target(of: path) == file.target else { throw .changedMeanwhile(path) }
            guard let expected = file.expected else { continue }
            guard try readFile(path).bytes == expected else { throw .changedMeanwhile(path) }
        }
        for file in files {
            add(file.file.path, .file(file.file.bytes))
            writes.append(identity(file.file.path))
        }
    }

    func createFile(_ file: FileContent) throws(FileError) {
        if nodes[identity(file.path)] != nil { throw FileError(.create, file.path, "file exists") }
        add(file.path, .file(file.bytes))
    }

    func makeFolder(_ path: FilePath) throws(FileError) -> [FilePath] {
        guard resolved(path) == nil else { return [] }
        nodes[identity(path)] = .folder
        return [path]
    }

    func removeFolder(_ path: FilePath) { nodes[identity(path)] = nil }

    func withFolderLocked<Value, Failure: Error>(
        _ folder: FilePath, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value { try body() }

    func removeAbandonedFiles(in folder: FilePath) {}
}
