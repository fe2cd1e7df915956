import Foundation
import FormCompiler
import FormTool

/// A folder on the real disk, with names that Foundation cannot write.
final class Disk {
    let folder: TemporaryFolder
    var root: FilePath { FilePath(folder.path) }

    /// - Parameter parent: for example a disk in memory; the folder for temporary files where it is nil.
    init(in parent: String? = nil) throws { folder = try TemporaryFolder(in: parent) }

    /// Where a disk in memory is, on which bringing files to the disk costs nothing.
    static let fastest = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : nil

    func path(_ name: FilePath) -> FilePath { root.joined(name) }

    func write(_ name: FilePath, _ text: String) { Self.write(path(name), text) }

    func makeFolder(_ name: FilePath) { mkdir(path(name).c, 0o777) }

    /// - Parameter target: what the link holds, as it is.
    func link(_ name: FilePath, to target: FilePath) { symlink(target.c, path(name).c) }

    func hardLink(_ name: FilePath, to old: FilePath) { _ = Foundation.link(path(old).c, path(name).c) }

    func text(_ name: FilePath) -> String? {
        Self.bytes(path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// All that is in the folder, in the order of the bytes.
    var names: [FilePath] { ((try? PosixFileSystem().listFolder(root)) ?? []).map(\.name) }

    /// Runs the command line in this process; words that start with `@` are paths in the folder.
    func run(_ words: Argument..., compiler: any FormCompiling = StubCompiler()) -> ToolResult {
        let arguments = words.map { word in
            word.bytes.first == UInt8(ascii: "@")
                ? Argument(bytes: path(FilePath(bytes: word.bytes.dropFirst())).bytes) : word
        }
        let console = TestConsole()
        let status = FormcTool(compiler: compiler, fileSystem: PosixFileSystem(), console: console).run(
            arguments)
        return ToolResult(
            status: status, output: console.output.replacing(folder.path + "/", with: ""),
            error: console.error.replacing(folder.path + "/", with: ""))
    }

    static func write(_ path: FilePath, _ text: String) {
        guard let file = fopen(path.c, "w") else { return }
        fputs(text, file)
        fclose(file)
    }

    static func bytes(_ path: FilePath) -> [UInt8]? {
        guard let file = fopen(path.c, "r") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&bytes, 1, bytes.count, file)
        return ferror(file) == 0 ? Array(bytes[..<count]) : nil
    }
}

extension FilePath {
    /// For a system call.
    var c: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
}

/// Another user for this thread alone, so that the modes of files apply though the tests run as root.
enum Nobody {
    private typealias SetUser = @convention(c) (UInt32) -> Int32

    private static let setUser: SetUser? = {
        guard geteuid() == 0, let symbol = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else { return nil }
        return unsafeBitCast(symbol, to: SetUser.self)
    }()

    /// Whether modes apply to the body of `run`.
    static var isAvailable: Bool { geteuid() != 0 || setUser != nil }

    static func run<Value>(_ body: () -> Value) -> Value {
        _ = setUser?(65_534)
        defer { _ = setUser?(0) }
        return body()
    }
}
