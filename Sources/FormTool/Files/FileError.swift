/// A file that could not be read or written, in one line and, where there is something to do about it, another.
package struct FileError: Error, Equatable, Sendable {
    /// What was tried; the raw value is the verb of the message.
    package enum Operation: String, Sendable {
        case read, write, list, create
    }

    /// What it was tried on.
    package enum Subject: Equatable, Sendable {
        /// The path as the user gave it, or made from that.
        case path(FilePath)
        case standardInput, standardOutput
    }

    /// What was tried.
    let operation: Operation
    /// What it was tried on.
    let subject: Subject
    /// Lower case, no full stop, for example `no space left on device`.
    package let reason: String
    /// What to do; nil where the reason says it.
    package let help: String?

    package init(_ operation: Operation, _ subject: Subject, _ reason: String, help: String? = nil) {
        self.operation = operation
        self.subject = subject
        self.reason = reason
        self.help = help
    }

    /// An error about a file.
    package init(_ operation: Operation, _ path: FilePath, _ reason: String, help: String? = nil) {
        self.init(operation, .path(path), reason, help: help)
    }

    /// ``cannot read `a.yaml`: no such file or directory``
    package var message: String { "cannot \(operation.rawValue) \(subject.shown): \(reason)" }
}

extension FileError.Subject {
    /// The name for the middle of a sentence.
    var shown: String {
        switch self {
        case .path(let path): "`\(path.shown)`"
        case .standardInput: "standard input"
        case .standardOutput: "standard output"
        }
    }
}

// MARK: Reasons of our own

extension FileError {
    /// More bytes than ``fileSizeLimit``.
    static func tooLarge(_ subject: Subject) -> FileError {
        FileError(.read, subject, "it is larger than 16 MiB")
    }

    static func isFolder(_ operation: Operation, _ path: FilePath) -> FileError {
        FileError(operation, path, "it is a folder")
    }

    /// A pipe, a socket or a device.
    static func isSpecial(_ operation: Operation, _ path: FilePath) -> FileError {
        FileError(operation, path, "it is not a regular file")
    }

    /// Somebody else wrote the file after it was read.
    package static func changedMeanwhile(_ path: FilePath) -> FileError {
        FileError(.write, path, "another program changed it meanwhile", help: "run the command again")
    }
}
