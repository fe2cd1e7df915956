import FormCompiler
import FormTestSupport
import FormTool
import Foundation

/// A folder with files, links of both kinds, odd names and modes, and another one beside it that links may lead to.
struct RandomTree {
    private static let names: [FilePath] = [
        "a.yaml", "b.yaml", "A.yaml", "a.yml", "\u{E9}.yaml", "e\u{301}.yaml", "\u{301}x.yaml", "x y.yaml",
        "-q.yaml",
        "<\u{1B}[31m.yaml", "n\n::error::.yaml", ".h.yaml", "a.layout", "b.layout", "a.preview.txt",
        "A.layout", "r.xml",
        FilePath(bytes: [0xFF] + Array(".yaml".utf8)), FilePath(bytes: [0xC3] + Array(".layout".utf8)),
        FilePath(String(repeating: "l", count: 244) + ".yaml"),
    ]
    private static let folders: [FilePath] = ["d", "d/e", "f\n", "\u{301}g", "h.yaml"]
    static let specs = [
        "formc: 1\n", "formc: 1\nx\n", "formc: 1\nbad\n", "formc: 1\ntypo\n", "formc: 1\nworse\n",
    ]

    let disk: Disk
    /// Of everything that was made in the folder, from its root.
    private(set) var paths: [FilePath] = []
    private var random: SplitMix64

    init(seed: UInt64, specs: [String] = specs) throws {
        disk = try Disk(in: Disk.fastest)
        random = SplitMix64(seed: seed)
        disk.makeFolder("in")
        disk.makeFolder("out")
        disk.write("out/o.yaml", "formc: 1\noutside\n")
        disk.write("out/a.layout", "outside")
        for _ in 0..<Int.random(in: 3...12, using: &random) { addEntry(specs) }
        for path in paths where chance(1, of: 12) {
            // Not through links, which would change what they lead to a second time.
            fchmodat(AT_FDCWD, disk.path(path).c, pick([0, 0o400, 0o555, 0o700]), AT_SYMLINK_NOFOLLOW)
        }
    }

    private mutating func addEntry(_ specs: [String]) {
        let folder = paths.filter { Self.isFolder(disk.path($0)) && !$0.shown.contains("out") }.randomElement(
            using: &random)
        let name = chance(1, of: 6) ? pick(Self.folders) : pick(Self.names)
        let path =
            (chance(1, of: 3) ? folder : nil).map { $0.joined(name.name) } ?? FilePath("in").joined(name)
        guard !exists(disk.path(path)) else { return }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: disk.makeFolder(path)
        case 1, 2: disk.link(path, to: linkTarget())
        case 3: if let old = paths.randomElement(using: &random) { disk.hardLink(path, to: old) }
        case 4: disk.write(path, "other")
        default: disk.write(path, pick(specs))
        }
        if exists(disk.path(path)) { paths.append(path) }
    }

    /// What a link holds: a neighbor, itself perhaps, something outside, nothing, or the whole path of an entry.
    private mutating func linkTarget() -> FilePath {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: "../out/a.layout"
        case 1: pick(["..", ".", "../out", "missing", "../out/missing", "d/missing"])
        case 2: paths.randomElement(using: &random).map { disk.path($0) } ?? disk.path("absent/nowhere")
        default: pick(Self.names)
        }
    }

    /// A command line on the tree.
    mutating func command() -> [Argument] {
        let operands = (0..<Int.random(in: 1...3, using: &random)).map { _ in operand() }
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1, 2: return ["build"] + operands
        case 3: return ["build", "-o", operand()] + operands
        case 4: return ["build", "--check"] + operands
        case 5, 6: return ["check", "--fix"] + operands
        case 7: return ["test", "--junit", operand()] + operands
        default: return ["init", operand()]
        }
    }

    private mutating func operand() -> Argument {
        if chance(1, of: 3) { return Argument(bytes: disk.path("in").bytes) }
        if chance(1, of: 6) { return Argument(bytes: disk.path("in").joined(pick(Self.names)).bytes) }
        return Argument(bytes: disk.path(paths.randomElement(using: &random) ?? "in").bytes)
    }

    mutating func chance(_ part: Int, of whole: Int) -> Bool {
        Int.random(in: 0..<whole, using: &random) < part
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    // MARK: What is there

    /// One entry as it is, without following links.
    struct Entry: Equatable {
        let mode: mode_t
        /// The content of a file, or what a link holds.
        let bytes: [UInt8]
    }

    /// Everything, by its path from the root of the disk.
    func snapshot() -> [FilePath: Entry] {
        var entries: [FilePath: Entry] = [:]
        Self.walk(disk.root) { path, status in
            var bytes: [UInt8] = []
            if status.st_mode & S_IFMT == S_IFREG { bytes = Disk.bytes(path) ?? [] }
            if status.st_mode & S_IFMT == S_IFLNK {
                var buffer = [CChar](repeating: 0, count: 4_096)
                bytes = buffer[..<max(0, readlink(path.c, &buffer, buffer.count))].map(
                    UInt8.init(bitPattern:))
            }
            entries[path] = Entry(mode: status.st_mode, bytes: bytes)
        }
        return entries
    }

    /// Lets everybody in again, so that the tree can be removed.
    func unlock() {
        Self.walk(disk.root) { path, status in
            if status.st_mode & S_IFMT == S_IFDIR { chmod(path.c, 0o700) }
        }
    }

    private static func walk(_ folder: FilePath, _ visit: (FilePath, stat) -> Void) {
        for entry in (try? PosixFileSystem().listFolder(folder)) ?? [] {
            let path = folder.joined(entry.name)
            var status = stat()
            guard lstat(path.c, &status) == 0 else { continue }
            visit(path, status)
            if status.st_mode & S_IFMT == S_IFDIR { walk(path, visit) }
        }
    }

    private static func isFolder(_ path: FilePath) -> Bool {
        var status = stat()
        return lstat(path.c, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

private func exists(_ path: FilePath) -> Bool {
    var status = stat()
    return lstat(path.c, &status) == 0
}
