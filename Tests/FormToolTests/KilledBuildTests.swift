import FormTestSupport
import FormTool
import Foundation
import Testing

/// The artefacts of a spec change together, as far as a file system allows: a build that is killed leaves each as it was
/// or as it would have become, the next build mends the rest, and two builds at once do not mix.
struct KilledBuildTests {
    private static let names = ["a.findings.txt", "a.layout", "a.preview.txt", "a.validation.md"]
    private static let specs = [spec("Old"), spec("New")]

    private static func spec(_ title: String) -> String {
        var lines = ["formc: 1", "form: Killed", "body:", "  - label: title", "    text: \(title)"]
        for index in 0..<3 {
            lines += ["  - field: field\(index)", "    placeholder: \(title) \(index)"]
        }
        lines += ["  - button: send", "    title: \(title)", "    action: submit"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// What whole builds give for each spec, in the order of the names.
    private static func wholeBuilds() throws -> [[String]] {
        let folder = try TemporaryFolder(in: Disk.fastest)
        return try specs.map { spec in
            try folder.write("a.yaml", spec)
            let built = try Program.run(["build", "a.yaml"], in: folder)
            #expect(built.status == 0, "\(built.error)")
            return try names.map { try folder.read($0) }
        }
    }

    @Test func `each file is old or new, and the next build leaves nothing else`() throws {
        let whole = try Self.wholeBuilds()
        let folder = try TemporaryFolder(in: Disk.fastest)
        for (name, text) in zip(Self.names, whole[1]) { try folder.write(name, text) }
        var random = SplitMix64(seed: 11)
        var killed = (early: 0, writing: 0)
        var round = 0
        // How many are killed while they write depends on how busy the machine is.
        while round < 100 || round < 1_000 && min(killed.early, killed.writing) == 0 {
            round += 1
            try folder.write("a.yaml", Self.specs[round % 2])
            let waitsForWriting = round % 4 != 0
            let delay = UInt32.random(in: 0...(waitsForWriting ? 300 : 1_500), using: &random)
            switch try killBuild(
                in: folder, waitsForWriting: waitsForWriting, afterMicroseconds: delay)
            {
            case .early: killed.early += 1
            case .writing: killed.writing += 1
            case .done: break
            }
            for (index, name) in Self.names.enumerated() {
                let text = try folder.read(name)
                #expect(whole.contains { $0[index] == text }, "\(name) is neither old nor new")
            }
            let others = Set(folder.names).subtracting(Self.names + ["a.yaml"])
            #expect(others.allSatisfy { $0.hasPrefix(".formc-") && $0.hasSuffix(".tmp") }, "\(others)")
        }
        #expect(killed.early > 0 && killed.writing > 0, "\(killed)")
        #expect(try Program.run(["build", "a.yaml"], in: folder).status == 0)
        #expect(try Program.run(["build", "--check", "a.yaml"], in: folder).status == 0)
        #expect(folder.names == (Self.names + ["a.yaml"]).sorted())
    }

    @Test func `two builds at once end with the files of one of them`() throws {
        let whole = try Self.wholeBuilds()
        let folder = try TemporaryFolder(in: Disk.fastest)
        for (index, spec) in Self.specs.enumerated() {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/\(index)", withIntermediateDirectories: false)
            try folder.write("\(index)/a.yaml", spec)
        }
        var winners: Set<Int> = []
        for round in 0..<12 {
            let order = round % 2 == 0 ? [0, 1] : [1, 0]
            let builds = try order.map {
                try Self.start(["build", "-q", "-o", "out", "\($0)/a.yaml"], in: folder)
            }
            for build in builds {
                build.waitUntilExit()
                #expect(build.terminationStatus == 0)
            }
            let texts = try Self.names.map { try folder.read("out/" + $0) }
            let winner = try #require(whole.firstIndex(of: texts), "the files of two builds are mixed")
            winners.insert(winner)
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
        #expect(left == Self.names)
    }

    // MARK: Support

    private enum Killed { case early, writing, done }

    private static func start(_ arguments: [String], in folder: TemporaryFolder) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try Program.path())
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Kills a build the delay after its start, or after the first of its new files is there.
    private func killBuild(
        in folder: TemporaryFolder, waitsForWriting: Bool, afterMicroseconds delay: UInt32
    ) throws -> Killed {
        let before = newFiles(in: folder)
        let process = try Self.start(["build", "--quiet", "a.yaml"], in: folder)
        var isWriting = false
        while waitsForWriting, !isWriting, process.isRunning {
            isWriting = !newFiles(in: folder).subtracting(before).isEmpty
        }
        usleep(delay)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal else { return .done }
        return isWriting ? .writing : .early
    }

    private func newFiles(in folder: TemporaryFolder) -> Set<FilePath> {
        let entries = (try? PosixFileSystem().listFolder(FilePath(folder.path))) ?? []
        return Set(entries.map(\.name).filter(\.isHidden))
    }
}
