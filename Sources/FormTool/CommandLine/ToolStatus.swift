/// What the process answers; of several, the highest applies.
package enum ToolStatus: Int32, Sendable, Comparable {
    /// Everything asked for was done.
    case success = 0
    /// A spec has errors, `--check` found a difference, a test failed, or an event of a trace cannot happen.
    case specHasErrors = 1
    /// The command line itself is wrong.
    case wrongUsage = 2
    /// A file, or standard output, could not be read or written.
    case fileFailure = 3

    package static func < (left: ToolStatus, right: ToolStatus) -> Bool { left.rawValue < right.rawValue }

    /// Raises the status to at least the other one.
    mutating func raise(to other: ToolStatus) { self = max(self, other) }

    /// One line for the help texts.
    var meaning: String {
        switch self {
        case .success: "everything asked for was done"
        case .specHasErrors:
            "a spec has errors, a test failed, an event of a trace cannot happen, or `--check` found a difference"
        case .wrongUsage: "the command line is wrong"
        case .fileFailure: "a file could not be read or written"
        }
    }

    static let all: [ToolStatus] = [.success, .specHasErrors, .wrongUsage, .fileFailure]
}
