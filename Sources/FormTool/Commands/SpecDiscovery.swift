import FormCompiler

/// A spec that the command line names, or why it could not be read.
struct FoundSpec: Sendable {
    /// The path as the user gave it; `nil` for standard input.
    let path: FilePath?
    let content: Result<[UInt8], FileError>

    /// The name for messages: the path as it can be shown, or `<stdin>`.
    var name: String { path?.shown ?? Self.standardInputName }

    private static let standardInputName = "<stdin>"

    /// What the compiler reads. Renderers escape the path, each in its own way.
    func input(_ bytes: [UInt8]) -> SpecInput {
        SpecInput(name: path?.text ?? Self.standardInputName, uri: path?.uri, bytes: bytes)
    }
}

/// Finds the specs that operands stand for, in the order of the operands and, within a folder, of the bytes of the names.
struct SpecDiscovery {
    private let files: RunFiles
    private var hasStandardInput = false
    private var seen: Set<FilePath> = []
    private(set) var specs: [FoundSpec] = []
    /// Folders that could not be listed, and those that hold no spec.
    private(set) var failures: [FileError] = []
    private(set) var emptyFolders: [FilePath] = []

    private init(_ files: RunFiles) { self.files = files }

    static func find(_ operands: [Argument], in files: RunFiles) -> SpecDiscovery {
        var discovery = SpecDiscovery(files)
        for operand in operands { discovery.add(operand) }
        return discovery
    }

    private mutating func add(_ operand: Argument) {
        let path = operand.path
        if operand == "-" {
            addStandardInput()
        } else if files.kind(path) == .folder {
            addFolder(path)
        } else if seen.insert(files.identity(path)).inserted {
            specs.append(FoundSpec(path: path, content: read(path)))
        }
    }

    private mutating func addStandardInput() {
        guard !hasStandardInput else { return }
        hasStandardInput = true
        let content = Result { () throws(FileError) in try files.readStandardInput().bytes }
        specs.append(FoundSpec(path: nil, content: content))
    }

    private mutating func addFolder(_ path: FilePath) {
        let before = (specs.count, failures.count, seen.count)
        walk(path)
        if before == (specs.count, failures.count, seen.count) { emptyFolders.append(path) }
    }

    /// Hidden entries and links to folders are passed over: the first are not the user's specs, the second can make circles.
    private mutating func walk(_ folder: FilePath) {
        let entries: [FolderEntry]
        do { entries = try files.listFolder(folder) } catch {
            failures.append(error)
            return
        }
        for entry in entries where !entry.name.isHidden {
            let path = folder.joined(entry.name)
            if entry.kind == .folder {
                walk(path)
            } else if entry.name.isYAML, mayBeFile(path) {
                addCandidate(path)
            }
        }
    }

    /// Whether it is a file, or leads nowhere: reading it tells why.
    private func mayBeFile(_ path: FilePath) -> Bool {
        switch files.kind(path) {
        case .file, nil: true
        case .folder, .special: false
        }
    }

    private mutating func addCandidate(_ path: FilePath) {
        let content = read(path)
        if case .success(let bytes) = content, !SpecRecognition.isSpec(bytes) { return }
        guard seen.insert(files.identity(path)).inserted else { return }
        specs.append(FoundSpec(path: path, content: content))
    }

    private func read(_ path: FilePath) -> Result<[UInt8], FileError> {
        Result { () throws(FileError) in
            let file = try files.read(path)
            if files.isStandardOutput(file), SpecRecognition.isSpec(file.bytes) {
                throw FileError(
                    .read, path, "standard output is written to it",
                    help: "redirect the output to another file")
            }
            return file.bytes
        }
    }
}
