/// Where specs come from and artefacts go to: the disk, or a dictionary in tests.
package protocol FileSystem: Sendable {
    /// The whole content of a regular file, following symbolic links.
    func readFile(_ path: FilePath) throws(FileError) -> ReadFile
    /// Standard input to its end.
    func readStandardInput() throws(FileError) -> ReadFile
    /// The file that standard output is written to; nil for a terminal, a pipe or a device.
    var standardOutputID: FileID? { get }
    /// What the path leads to, following symbolic links; `nil` is nothing, or nothing that we may see.
    func kind(_ path: FilePath) -> FileKind?
    /// The entries of a folder without `.` and `..`, in the order of their bytes. Links are not followed.
    func listFolder(_ path: FilePath) throws(FileError) -> [FolderEntry]
    /// One name for all the ways to write the path of something that exists; the path itself where there is none.
    func identity(_ path: FilePath) -> FilePath
    /// Where a write to the path ends, at the end of symbolic links, and what is there.
    func target(of path: FilePath) throws(FileError) -> WriteTarget
    /// Replaces each file by its new content, whole or not at all: when one cannot be written, none is replaced,
    /// as far as the disk allows.
    func replaceFiles(_ files: [Replacement]) throws(FileError)
    /// Writes a file that must not exist.
    func createFile(_ file: FileContent) throws(FileError)
    /// Makes a folder and those above it, where missing. Yields those that it made, the outermost first.
    func makeFolder(_ path: FilePath) throws(FileError) -> [FilePath]
    /// Removes a folder that is empty.
    func removeFolder(_ path: FilePath)
    /// Keeps other runs of this program from writing into the folder until the body is done, as far as the file system allows.
    func withFolderLocked<Value, Failure: Error>(
        _ folder: FilePath, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value
    /// Removes the new contents that runs which were killed have left in the folder.
    func removeAbandonedFiles(in folder: FilePath)
}

/// What a file holds.
package struct ReadFile: Sendable {
    /// The whole content.
    package let bytes: [UInt8]
    /// Which file was read; nil for what is no file, for example a pipe.
    package let id: FileID?

    package init(bytes: [UInt8], id: FileID?) {
        self.bytes = bytes
        self.id = id
    }
}

/// What makes a file the same file, by whatever name it is reached.
package struct FileID: Hashable, Sendable {
    /// The number of the file system.
    private let device: UInt64
    /// The number of the file in it.
    private let inode: UInt64

    package init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}

/// The file that a write to a path replaces or makes.
package struct WriteTarget: Sendable, Equatable {
    /// The path that was asked for, or what its symbolic links lead to.
    package let path: FilePath
    /// The file that is there; nil where there is none.
    package let id: FileID?

    package init(path: FilePath, id: FileID?) {
        self.path = path
        self.id = id
    }
}

/// What something on the disk is.
package enum FileKind: Sendable {
    case file, folder
    /// A pipe, socket or device.
    case special
}

/// One name in a folder.
package struct FolderEntry: Sendable, Equatable {
    /// The name without the folder's path.
    package let name: FilePath
    /// What the entry itself is; `nil` for a symbolic link.
    package let kind: FileKind?

    package init(name: FilePath, kind: FileKind?) {
        self.name = name
        self.kind = kind
    }
}

/// A file to write.
package struct FileContent: Sendable, Equatable {
    /// The path as the user gave it, or made from that.
    package let path: FilePath
    /// The whole content.
    package let bytes: [UInt8]

    package init(path: FilePath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// New content for a file that has been looked at.
package struct Replacement: Sendable {
    /// What to write. Its path names the file in messages.
    package let file: FileContent
    /// The file that it goes to. Where another one is there when the time has come, nothing is replaced.
    package let target: WriteTarget
    /// What the file held when it was read; where it holds something else when the time has come, nothing is replaced.
    /// Nil for content that does not depend on the old one.
    package let expected: [UInt8]?

    package init(file: FileContent, target: WriteTarget, expected: [UInt8]? = nil) {
        self.file = file
        self.target = target
        self.expected = expected
    }
}

/// What a file may hold at most; a form of ten thousand fields has about a tenth of it.
package let fileSizeLimit = 16 << 20
