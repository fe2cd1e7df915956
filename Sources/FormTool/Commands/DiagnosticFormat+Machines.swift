import FormDiagnostics

extension DiagnosticFormat {
    /// Whether a program reads it; then `build` and `check` print it on standard output and nothing else there.
    var isForMachines: Bool {
        switch self {
        case .human, .short: false
        case .json, .sarif, .github: true
        }
    }

    /// Whether it is one document for all specs, which can be written only at the end.
    var isOneDocument: Bool { self == .json || self == .sarif }
}
