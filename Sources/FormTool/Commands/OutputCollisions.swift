/// Which spec writes which file, so that none writes over another's, nor over a spec.
struct OutputCollisions {
    private let files: RunFiles
    /// The names of the specs that write the files, or are them.
    private var owners: [FilePath: String] = [:]

    init(specs: [FoundSpec], files: RunFiles) {
        self.files = files
        for spec in specs {
            if let path = spec.path { owners[identity(path)] = spec.name }
        }
    }

    /// Yields what is wrong where a path is taken; then nothing is claimed.
    mutating func claim(_ paths: [FilePath], for spec: String) -> String? {
        for path in paths {
            if let owner = owners[identity(path)] {
                return "`\(spec)` would write over `\(path.shown)`, which belongs to `\(owner)`"
            }
        }
        for path in paths { owners[identity(path)] = spec }
        return nil
    }

    private func identity(_ path: FilePath) -> FilePath { files.identity(path.folder).joined(path.name) }
}
