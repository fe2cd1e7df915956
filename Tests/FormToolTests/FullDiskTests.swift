import FormCompiler
import FormTool
import Foundation
import Testing

/// A disk of 64 KiB, where the system lets us mount one.
final class TinyDisk {
    let folder: TemporaryFolder

    init?() {
        guard let folder = try? TemporaryFolder() else { return nil }
        self.folder = folder
        guard Self.run("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path]) else { return nil }
    }

    deinit { _ = Self.run("umount", [folder.path]) }

    static let isAvailable = TinyDisk() != nil

    private static func run(_ tool: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}

@Suite(.enabled(if: TinyDisk.isAvailable, "a small disk can be mounted by root on Linux only"))
struct FullDiskTests {
    @Test func `a full disk leaves every old file and nothing else`() throws {
        let disk = try #require(TinyDisk())
        try disk.folder.write("a", "old")
        let path = disk.folder.path
        let error = #expect(throws: FileError.self) {
            let files = [
                FileContent(path: "\(path)/a", bytes: Array("new".utf8)),
                FileContent(path: "\(path)/b", bytes: Array(repeating: 65, count: 1 << 20)),
            ]
            let disk = PosixFileSystem()
            try disk.replaceFiles(
                try files.map { Replacement(file: $0, target: try disk.target(of: $0.path)) })
        }
        #expect(error?.message == "cannot write `\(path)/b`: no space left on device")
        #expect(try disk.folder.read("a") == "old")
        #expect(disk.folder.names == ["a"])
    }

    @Test func `a first spec that does not fit is not left half`() throws {
        let disk = try #require(TinyDisk())
        let path = disk.folder.path
        let error = #expect(throws: FileError.self) {
            try PosixFileSystem().createFile(
                FileContent(path: "\(path)/b", bytes: Array(repeating: 65, count: 1 << 20)))
        }
        #expect(error?.reason == "no space left on device")
        #expect(disk.folder.names == [])
    }
}
