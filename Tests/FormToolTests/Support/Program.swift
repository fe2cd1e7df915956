import Foundation
import Testing

/// The built `formc`.
enum Program {
    struct Outcome {
        let status: Int32
        let output: String
        let error: String
    }

    /// The executable beside the test bundle.
    static func path() throws -> String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
        let folders = [bundle.bundleURL.deletingLastPathComponent(), bundle.bundleURL]
        let candidates = folders.map { $0.appendingPathComponent("formc").path }
        return try #require(
            candidates.first(where: FileManager.default.isExecutableFile), "formc is not in \(candidates)")
    }

    /// Runs the program under bash, so that redirections can be given, and commands before it.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder? = nil, after setup: String = "",
        shell redirections: String = ""
    ) throws -> Outcome {
        let scratch = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", setup + "\"$0\" \"$@\" " + redirections, try path()] + arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder.path) }
        try scratch.write("out", "")
        try scratch.write("err", "")
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path + "/out"))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path + "/err"))
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try scratch.read("out"), error: try scratch.read("err")
        )
    }
}

/// A folder that goes with its owner.
final class TemporaryFolder {
    let path: String

    /// - Parameter parent: the folder for temporary files where it is nil.
    init(in parent: String? = nil) throws {
        path = (parent.map { $0 + "/" } ?? NSTemporaryDirectory()) + "formc-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
