/// A spec that the command line names, or why it could not be read.
struct FoundSpec: Sendable {
    /// The path as the user gave it, or `<stdin>`.
    let name: String
    /// The path to write to; `nil` for standard input.
    let path: String?
    let content: Result<[UInt8], FileError>
}

/// Finds the specs that operands stand for, in the order of the operands and, within a folder, of the UTF-8 bytes of the names.
struct SpecDiscovery {
    static let standardInputName = "<stdin>"

    let fileSystem: any FileSystem
    private var seen: Set<String> = []
    private(set) var specs: [FoundSpec] = []
    /// Folders that could not be listed, and those that hold no spec.
    private(set) var failures: [FileError] = []
    private(set) var emptyFolders: [String] = []

    init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    static func find(_ operands: [String], in fileSystem: any FileSystem) -> SpecDiscovery {
        var discovery = SpecDiscovery(fileSystem: fileSystem)
        for operand in operands { discovery.add(operand) }
        return discovery
    }

    private mutating func add(_ operand: String) {
        if operand == "-" {
            addStandardInput()
        } else if fileSystem.kind(operand) == .folder {
            addFolder(operand)
        } else if seen.insert(fileSystem.identity(operand)).inserted {
            specs.append(FoundSpec(name: operand, path: operand, content: read(operand)))
        }
    }

    private mutating func addStandardInput() {
        guard seen.insert(Self.standardInputName).inserted else { return }
        let content = Result { () throws(FileError) in try fileSystem.readStandardInput() }
        specs.append(FoundSpec(name: Self.standardInputName, path: nil, content: content))
    }

    private mutating func addFolder(_ path: String) {
        let before = (specs.count, failures.count, seen.count)
        walk(path)
        if before == (specs.count, failures.count, seen.count) { emptyFolders.append(path) }
    }

    /// Hidden entries and links to folders are passed over: the first are not the user's specs, the second can make circles.
    private mutating func walk(_ folder: String) {
        let entries: [FolderEntry]
        do { entries = try fileSystem.listFolder(folder) } catch {
            failures.append(error)
            return
        }
        for entry in entries where !entry.name.hasPrefix(".") {
            let path = PathNames.join(folder, entry.name)
            if entry.kind == .folder {
                walk(path)
            } else if PathNames.isYAML(entry.name), fileSystem.kind(path) == .file {
                addCandidate(path)
            }
        }
    }

    private mutating func addCandidate(_ path: String) {
        let content = read(path)
        if case .success(let bytes) = content, !SpecRecognition.isSpec(bytes) { return }
        guard seen.insert(fileSystem.identity(path)).inserted else { return }
        specs.append(FoundSpec(name: path, path: path, content: content))
    }

    private func read(_ path: String) -> Result<[UInt8], FileError> {
        Result { () throws(FileError) in try fileSystem.readFile(path) }
    }
}

/// Tells specs from other YAML files without parsing either.
enum SpecRecognition {
    /// Whether a line starts with the key `formc:`, or the file is a flow mapping that mentions it.
    static func isSpec(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        var isFirstContent = true
        for line in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            if startsWithKey(line) { return true }
            guard isFirstContent, isContent(line) else { continue }
            if line.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "{") {
                return mentionsKey(text)
            }
            isFirstContent = false
        }
        return false
    }

    private static func startsWithKey(_ line: ArraySlice<UInt8>) -> Bool {
        for spelling in ["formc", "'formc'", "\"formc\""] where line.starts(with: spelling.utf8) {
            let rest = line.dropFirst(spelling.utf8.count).drop {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
            }
            if rest.first == UInt8(ascii: ":") { return true }
        }
        return false
    }

    /// Not a blank line, a comment, a directive or a document's start.
    private static func isContent(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
            return false
        }
        return first != UInt8(ascii: "#") && first != UInt8(ascii: "%") && !line.starts(with: "---".utf8)
    }

    private static func mentionsKey(_ text: ArraySlice<UInt8>) -> Bool {
        let key = Array("formc".utf8)
        return text.indices.contains { text[$0...].starts(with: key) }
    }
}
