import FormCompiler
import FormTestSupport
import FormTool
import Foundation
import Testing

/// A build that is killed leaves each file as it was or as it would have become, never in between.
struct KilledBuildTests {
    private static func spec(_ title: String, fields: Int) -> String {
        var lines = ["formc: 1", "form: Killed", "body:", "  - label: title", "    text: \(title)"]
        for index in 0..<fields {
            lines += ["  - field: field\(index)", "    placeholder: \(title) \(index)"]
        }
        lines += ["  - button: send", "    title: \(title)", "    action: submit"]
        return lines.joined(separator: "\n") + "\n"
    }

    @Test func `each file is old or new`() throws {
        let folder = try TemporaryFolder()
        let specs = [Self.spec("Old", fields: 12), Self.spec("New", fields: 12)]
        let names = ["a.layout", "a.validation.md", "a.preview.txt"]
        // What whole builds give.
        var whole: [[String: String]] = []
        for spec in specs {
            try folder.write("a.yaml", spec)
            let built = try Program.run(["build", "a.yaml"], in: folder)
            #expect(built.status == 0, "\(built.error)")
            whole.append(Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.read($0)) }))
        }
        var random = SplitMix64(seed: 11)
        var killed = 0
        for round in 0..<80 {
            try folder.write("a.yaml", specs[round % 2])
            if try killBuild(in: folder, afterMicroseconds: UInt32.random(in: 500...25_000, using: &random)) {
                killed += 1
            }
            for name in names {
                let text = try folder.read(name)
                #expect(whole.contains { $0[name] == text }, "\(name) is neither old nor new")
            }
        }
        #expect(killed > 10, "too few builds were still running when they were killed")
        // What a kill leaves beside does not disturb the next build.
        #expect(try Program.run(["build", "a.yaml"], in: folder).status == 0)
        #expect(try Program.run(["build", "--check", "a.yaml"], in: folder).status == 0)
    }

    /// Yields whether the build was still running.
    private func killBuild(in folder: TemporaryFolder, afterMicroseconds delay: UInt32) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try Program.path())
        process.arguments = ["build", "--quiet", "a.yaml"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        usleep(delay)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }
}
