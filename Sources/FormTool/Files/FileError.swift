import FormCompiler

/// A file that could not be read or written, in one line.
package struct FileError: Error, Equatable, Sendable {
    /// What was tried; the raw value is the verb of the message.
    package enum Operation: String, Sendable {
        case read, write, list, create
    }

    /// What was tried.
    let operation: Operation
    /// As the user gave it.
    let path: String
    /// Lower case, no full stop, for example `no space left on device`.
    package let reason: String

    package init(_ operation: Operation, _ path: String, _ reason: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    /// ``cannot read `a.yaml`: no such file or directory``
    package var message: String {
        "cannot \(operation.rawValue) \(path.hasPrefix("<") ? path : "`\(printable(path))`"): \(reason)"
    }
}
