import FormCompiler

/// Which spec writes which file, so that none writes over another's, nor over a spec.
struct OutputCollisions {
    private let fileSystem: any FileSystem
    private var owners: [String: String] = [:]

    init(specs: [FoundSpec], fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
        for spec in specs {
            if let path = spec.path { owners[identity(path)] = path }
        }
    }

    /// Yields what is wrong where a path is taken; then nothing is claimed.
    mutating func claim(_ paths: [String], for spec: String) -> String? {
        for path in paths {
            if let owner = owners[identity(path)] {
                return
                    "`\(printable(spec))` would write over `\(printable(path))`, which belongs to `\(printable(owner))`"
            }
        }
        for path in paths { owners[identity(path)] = spec }
        return nil
    }

    private func identity(_ path: String) -> String {
        PathNames.join(fileSystem.identity(PathNames.folder(path)), PathNames.name(path))
    }
}
