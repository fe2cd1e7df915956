package import Foundation

/// Runs Python with the packages of `Tests/requirements.txt`, for expected values that do not come from this code.
package enum Python {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The interpreter: `FORMC_PYTHON`, else `.venv/bin/python` in the package.
    package static var executable: String {
        ProcessInfo.processInfo.environment["FORMC_PYTHON"] ?? packageRoot + "/.venv/bin/python"
    }

    /// Whether tests that need it run: on CI always, so that a missing interpreter fails there.
    package static var isAvailableOrRequired: Bool {
        ProcessInfo.processInfo.environment["CI"] != nil
            || FileManager.default.isExecutableFile(atPath: executable)
    }

    /// The message of a test that is skipped without it.
    package static let reason =
        "needs Python: python3 -m venv .venv && .venv/bin/pip install -r Tests/requirements.txt, or FORMC_PYTHON"

    package static var packageRoot: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
    }

    /// Runs a script with bytes on its standard input and gives its standard output.
    package static func run(_ script: String, input: Data = Data()) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "formc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files instead of pipes: no deadlock however much goes either way.
        let (inputFile, outputFile) = (
            folder.appendingPathComponent("in"), folder.appendingPathComponent("out")
        )
        let scriptFile = folder.appendingPathComponent("script.py")
        try input.write(to: inputFile)
        try Data().write(to: outputFile)
        try Data(script.utf8).write(to: scriptFile)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = [scriptFile.path]
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "Python ended with status \(process.terminationStatus)")
        }
        return try Data(contentsOf: outputFile)
    }
}
