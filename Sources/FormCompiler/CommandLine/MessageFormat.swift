/// How diagnostics are printed.
package enum MessageFormat: String, Sendable, CaseIterable {
    case human, short, json, sarif, github

    /// Whether a program reads it; then `build` and `check` print it on standard output and nothing else there.
    package var isForMachines: Bool {
        switch self {
        case .human, .short: false
        case .json, .sarif, .github: true
        }
    }
}
