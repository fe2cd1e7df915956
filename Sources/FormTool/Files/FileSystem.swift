/// Where specs come from and artefacts go to: the disk, or a dictionary in tests.
package protocol FileSystem: Sendable {
    /// The whole content of a regular file, following symbolic links.
    func readFile(_ path: String) throws(FileError) -> [UInt8]
    /// Standard input to its end.
    func readStandardInput() throws(FileError) -> [UInt8]
    /// What the path leads to, following symbolic links; `nil` is nothing.
    func kind(_ path: String) -> FileKind?
    /// The entries of a folder without `.` and `..`, in the order of their UTF-8 bytes. Links are not followed.
    func listFolder(_ path: String) throws(FileError) -> [FolderEntry]
    /// One name for all the ways to write the path of something that exists; the path itself where there is none.
    func identity(_ path: String) -> String
    /// Replaces each file by its new content, whole or not at all: when one cannot be written, none is replaced,
    /// as far as the disk allows.
    func replaceFiles(_ files: [FileContent]) throws(FileError)
    /// Writes a file that must not exist.
    func createFile(_ file: FileContent) throws(FileError)
    /// Makes a folder and those above it, where missing.
    func makeFolder(_ path: String) throws(FileError)
}

/// What something on the disk is.
package enum FileKind: Sendable {
    case file, folder
    /// A pipe, socket or device.
    case special
}

/// One name in a folder.
package struct FolderEntry: Sendable, Equatable {
    /// Without the folder's path.
    package let name: String
    /// What the entry itself is; `nil` for a symbolic link.
    package let kind: FileKind?

    package init(name: String, kind: FileKind?) {
        self.name = name
        self.kind = kind
    }
}

/// A file to write.
package struct FileContent: Sendable, Equatable {
    /// As the user gave it, or made from that.
    package let path: String
    /// The whole content.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// What a file may hold at most; a form of ten thousand fields has about a tenth of it.
package let fileSizeLimit = 16 << 20

extension FileError {
    static func tooLarge(_ path: String) -> FileError {
        FileError(.read, path, "it is larger than 16 MiB")
    }

    static func isFolder(_ operation: Operation, _ path: String) -> FileError {
        FileError(operation, path, "it is a folder")
    }

    static func isSpecial(_ operation: Operation, _ path: String) -> FileError {
        FileError(operation, path, "it is not a regular file")
    }
}
