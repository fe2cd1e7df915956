import FormCompiler
import FormTool

/// A disk in a dictionary. Paths are relative to a root that exists.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    // Tests use it from the thread that delivers results only.
    enum Node: Equatable {
        case file([UInt8])
        case folder
        case special
        case link(String)
        case broken(String)
    }

    private(set) var nodes: [String: Node] = [:]
    var standardInput: [UInt8] = []
    /// Paths that cannot be written, with the reason.
    var unwritable: [String: String] = [:]
    private(set) var writes: [String] = []

    init(_ files: [String: String] = [:]) {
        for (path, text) in files { add(path, text) }
    }

    func add(_ path: String, _ text: String) { add(path, .file(Array(text.utf8))) }

    func add(_ path: String, _ node: Node) {
        let path = identity(path)
        var parts = path.split(separator: "/").map(String.init)
        parts.removeLast()
        while !parts.isEmpty {
            nodes[parts.joined(separator: "/")] = .folder
            parts.removeLast()
        }
        nodes[path] = node
    }

    func text(_ path: String) -> String? {
        guard case .file(let bytes) = nodes[identity(path)] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    var paths: [String] { nodes.filter { $0.value != .folder }.keys.sorted() }

    func readFile(_ path: String) throws(FileError) -> [UInt8] {
        switch resolved(path) {
        case .file(let bytes): return bytes
        case .folder: throw FileError(.read, path, "it is a folder")
        case .special: throw FileError(.read, path, "it is not a regular file")
        case .broken(let reason): throw FileError(.read, path, reason)
        case .link, nil: throw FileError(.read, path, "no such file or directory")
        }
    }

    func readStandardInput() throws(FileError) -> [UInt8] { standardInput }

    func kind(_ path: String) -> FileKind? { resolved(path).flatMap(kind) }

    private func kind(of node: Node) -> FileKind? {
        switch node {
        case .file, .broken: .file
        case .folder: .folder
        case .special: .special
        case .link: nil
        }
    }

    private func resolved(_ path: String) -> Node? {
        let name = identity(path)
        if name.isEmpty { return .folder }
        if case .link(let target) = nodes[name] { return nodes[target] }
        return nodes[name]
    }

    func listFolder(_ path: String) throws(FileError) -> [FolderEntry] {
        let prefix = identity(path).isEmpty ? "" : identity(path) + "/"
        let names = nodes.keys.filter { $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") }
        return names.sorted().map {
            FolderEntry(name: String($0.dropFirst(prefix.count)), kind: nodes[$0].flatMap(kind))
        }
    }

    func identity(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
        let name = parts.joined(separator: "/")
        if case .link(let target) = nodes[name] { return target }
        return name
    }

    func replaceFiles(_ files: [FileContent]) throws(FileError) {
        for file in files {
            if let reason = unwritable[identity(file.path)] { throw FileError(.write, file.path, reason) }
        }
        for file in files {
            add(file.path, .file(file.bytes))
            writes.append(identity(file.path))
        }
    }

    func createFile(_ file: FileContent) throws(FileError) {
        if nodes[identity(file.path)] != nil { throw FileError(.create, file.path, "file exists") }
        add(file.path, .file(file.bytes))
    }

    func makeFolder(_ path: String) throws(FileError) { nodes[identity(path)] = .folder }
}
