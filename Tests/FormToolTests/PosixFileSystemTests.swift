import FormCompiler
import FormTool
import Foundation
import Testing

struct PosixFileSystemTests {
    private let disk = PosixFileSystem()

    private func content(_ path: String, _ text: String = "new") -> FileContent {
        FileContent(path: FilePath(path), bytes: Array(text.utf8))
    }

    private func replace(_ files: FileContent...) throws {
        try disk.replaceFiles(
            try files.map { Replacement(file: $0, target: try disk.target(of: $0.path)) })
    }

    @Test func `a replaced file keeps its permissions`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", "old")
        let path = folder.path + "/a"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try replace(content(path))
        #expect(try folder.read("a") == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(folder.names == ["a"])
    }

    @Test func `a symbolic link stays one, also where its target is missing`() throws {
        let folder = try TemporaryFolder()
        try folder.write("target", "old")
        for (link, target) in [("a", "target"), ("b", "a"), ("c", folder.path + "/absent")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + link, withDestinationPath: target)
        }
        try replace(content(folder.path + "/b"), content(folder.path + "/c", "made"))
        #expect(try folder.read("target") == "new")
        #expect(try folder.read("absent") == "made")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/b") == "a")
        #expect(folder.names == ["a", "absent", "b", "c", "target"])
    }

    @Test func `a circle of links is an error`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/a", withDestinationPath: "a")
        #expect(throws: FileError.self) { try replace(content(folder.path + "/a")) }
        #expect(folder.names == ["a"])
    }

    @Test func `when one file cannot be written none is, and nothing is left`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", "old")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/b", withIntermediateDirectories: false)
        let error = #expect(throws: FileError.self) {
            try replace(content(folder.path + "/a"), content(folder.path + "/b"))
        }
        #expect(error?.message == "cannot write `\(folder.path)/b`: it is a folder")
        #expect(try folder.read("a") == "old")
        #expect(folder.names == ["a", "b"])
    }

    @Test func `a folder that is a file is one clear line`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", "old")
        let error = #expect(throws: FileError.self) { try replace(content(folder.path + "/a/b")) }
        #expect(error?.reason == "not a directory")
        #expect(throws: FileError.self) { try disk.makeFolder("\(folder.path)/a/b") }
    }

    @Test func `a folder that takes no files is one clear line`() throws {
        guard FileManager.default.fileExists(atPath: "/proc/self") else { return }
        #expect(throws: FileError.self) { try replace(content("/proc/self/new")) }
    }

    @Test func `a new file is never made over an old one`() throws {
        let folder = try TemporaryFolder()
        try disk.createFile(content(folder.path + "/a", "first"))
        let error = #expect(throws: FileError.self) { try disk.createFile(content(folder.path + "/a")) }
        #expect(error?.reason == "file exists")
        #expect(try folder.read("a") == "first")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/b", withDestinationPath: "nowhere")
        #expect(throws: FileError.self) { try disk.createFile(content(folder.path + "/b")) }
    }

    @Test func `folders are made with those above them`() throws {
        let folder = try TemporaryFolder()
        _ = try disk.makeFolder("\(folder.path)/x/y/z/")
        #expect(disk.kind("\(folder.path)/x/y/z") == .folder)
        #expect(try disk.makeFolder("\(folder.path)/x/y") == [])
    }

    @Test func `entries are in the order of their bytes and links are told apart`() throws {
        let folder = try TemporaryFolder()
        for name in ["b", "a", "B", "\u{E9}", "z"] { try folder.write(name, "") }
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/l", withDestinationPath: "a")
        let entries = try disk.listFolder(FilePath(folder.path))
        #expect(entries.map(\.name) == ["B", "a", "b", "l", "z", "\u{E9}"])
        #expect(entries.first { $0.name == "l" }?.kind == nil)
    }
}
