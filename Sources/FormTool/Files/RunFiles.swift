/// Every file that one run reads and writes. What the run has read is never written over, by whatever name it is reached,
/// and neither is what it has written before: each is known by the file system's own number. Nor is any other spec. All
/// commands go through here.
final class RunFiles {
    /// What a name in a folder may have at most, in bytes; no file system in use has more.
    private static let nameLimit = 255

    private let fileSystem: any FileSystem
    /// What has been read, by the name that messages give it.
    private var inputs: [FileID: FileError.Subject] = [:]
    private var outputs: [FileID: FilePath] = [:]
    /// Folders where nothing of dead processes is left.
    private var cleanFolders: Set<FilePath> = []

    init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    // MARK: Reading

    /// The content of a file that is compiled, or that decides about it.
    func read(_ path: FilePath) throws(FileError) -> ReadFile {
        remembered(try fileSystem.readFile(path), as: .path(path))
    }

    func readStandardInput() throws(FileError) -> ReadFile {
        remembered(try fileSystem.readStandardInput(), as: .standardInput)
    }

    private func remembered(_ file: ReadFile, as subject: FileError.Subject) -> ReadFile {
        if let id = file.id, inputs[id] == nil { inputs[id] = subject }
        return file
    }

    /// Whether what is printed goes into the file.
    func isStandardOutput(_ file: ReadFile) -> Bool {
        file.id != nil && file.id == fileSystem.standardOutputID
    }

    func kind(_ path: FilePath) -> FileKind? { fileSystem.kind(path) }
    func listFolder(_ path: FilePath) throws(FileError) -> [FolderEntry] { try fileSystem.listFolder(path) }
    func identity(_ path: FilePath) -> FilePath { fileSystem.identity(path) }

    // MARK: Artefacts

    /// An artefact, where it goes, and whether the disk has it so.
    struct Artefact {
        let file: FileContent
        let target: WriteTarget
        /// What is there now; nil where there is nothing.
        let old: Result<[UInt8]?, FileError>

        /// What cannot be read is not: it is replaced, and fails there if it must.
        var isUpToDate: Bool { (try? old.get()) == .some(file.bytes) }

        /// The path, and where a symbolic link leads to.
        var shownPath: String {
            target.path == file.path ? file.path.shown : "\(file.path.shown) -> \(target.path.shown)"
        }
    }

    /// Looks at what is there, without writing. Throws where `writeArtefacts` would refuse.
    func artefacts(_ files: [FileContent]) throws(FileError) -> [Artefact] {
        var artefacts: [Artefact] = []
        for file in files {
            let target = try artefactTarget(file.path)
            artefacts.append(Artefact(file: file, target: target, old: content(of: target)))
        }
        return artefacts
    }

    private func content(of target: WriteTarget) -> Result<[UInt8]?, FileError> {
        Result { () throws(FileError) in
            target.id == nil ? nil : try fileSystem.readFile(target.path).bytes
        }
    }

    /// Writes the files of one spec, all in one folder, as far as they are not up to date: all of them, or none. Yields
    /// them as they were before.
    func writeArtefacts(_ files: [FileContent], into folder: FilePath) throws(FileError) -> [Artefact] {
        for file in files { try requireFittingName(file.path) }
        let made = try fileSystem.makeFolder(folder.orCurrent)
        do throws(FileError) {
            removeAbandonedFiles(in: folder)
            return try fileSystem.withFolderLocked(folder) { () throws(FileError) in
                let artefacts = try artefacts(files)
                let stale = artefacts.filter { !$0.isUpToDate }
                try fileSystem.replaceFiles(stale.map { Replacement(file: $0.file, target: $0.target) })
                for artefact in artefacts { rememberOutput(artefact.file.path) }
                return artefacts
            }
        } catch {
            for folder in made.reversed() { fileSystem.removeFolder(folder) }
            throw error
        }
    }

    private func removeAbandonedFiles(in folder: FilePath) {
        guard cleanFolders.insert(folder).inserted else { return }
        fileSystem.removeAbandonedFiles(in: folder)
    }

    private func artefactTarget(_ path: FilePath) throws(FileError) -> WriteTarget {
        try requireFittingName(path)
        let target = try fileSystem.target(of: path)
        try requireExpendable(
            target, path, help: "remove `\(path.shown)`, or write elsewhere with `--output`")
        if target.path != path { try requireInside(path, target) }
        return target
    }

    private func requireInside(_ link: FilePath, _ target: WriteTarget) throws(FileError) {
        let folder = fileSystem.identity(target.path.folder.orCurrent)
        guard !folder.isInside(fileSystem.identity(link.folder.orCurrent)) else { return }
        throw FileError(
            .write, link, "it is a symbolic link that leads out of its folder, to `\(target.path.shown)`",
            help: "remove the link, or write into the folder that it leads to with `--output`")
    }

    private func requireFittingName(_ path: FilePath) throws(FileError) {
        guard path.name.bytes.count > Self.nameLimit else { return }
        throw FileError(
            .write, path, "file name too long",
            help: "give the spec a shorter name; a file name has at most \(Self.nameLimit) bytes")
    }

    // MARK: Single files

    /// Writes a file that the command line names, whatever it held.
    func write(_ file: FileContent) throws(FileError) {
        let target = try fileSystem.target(of: file.path)
        try requireExpendable(target, file.path, help: "name another file")
        try fileSystem.replaceFiles([Replacement(file: file, target: target)])
        rememberOutput(file.path)
    }

    /// Changes a file that was read, unless it has changed since. Yields the file at the end of symbolic links.
    func rewrite(_ path: FilePath, from old: [UInt8], to new: [UInt8]) throws(FileError) -> FilePath {
        let target = try fileSystem.target(of: path)
        guard let id = target.id, inputs[id] != nil else { throw .changedMeanwhile(path) }
        let file = FileContent(path: path, bytes: new)
        try fileSystem.replaceFiles([Replacement(file: file, target: target, expected: old)])
        return target.path
    }

    /// Writes a file that must not exist.
    func create(_ file: FileContent) throws(FileError) { try fileSystem.createFile(file) }

    // MARK: Refusing

    private func requireExpendable(_ target: WriteTarget, _ path: FilePath, help: String) throws(FileError) {
        guard let id = target.id else { return }
        if let input = inputs[id] {
            throw FileError(.write, path, "it is what this run reads as \(input.shown)", help: help)
        }
        if let output = outputs[id], output != path {
            throw FileError(
                .write, path, "it is the file `\(output.shown)`, which this run has written", help: help)
        }
        if target.path.isYAML { try requireNoSpec(target, path, help: help) }
    }

    /// What cannot be read may be a spec: a folder that can be written lets even such a file be replaced.
    private func requireNoSpec(_ target: WriteTarget, _ path: FilePath, help: String) throws(FileError) {
        guard let old = try? fileSystem.readFile(target.path) else {
            throw FileError(
                .write, path, "`\(target.path.shown)` cannot be read, and may be a form spec", help: help)
        }
        guard SpecRecognition.isSpec(old.bytes) else { return }
        throw FileError(.write, path, "`\(target.path.shown)` is a form spec", help: help)
    }

    private func rememberOutput(_ path: FilePath) {
        guard let id = (try? fileSystem.target(of: path))?.id else { return }
        outputs[id] = path
    }
}
