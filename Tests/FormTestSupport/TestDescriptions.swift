import FormDiagnostics
import FormSource
import Testing

extension DiagnosticKind: CustomTestStringConvertible {
    /// Code and name; the explanation would drown the test log.
    package var testDescription: String { "\(code) \(name)" }
}

extension Diagnostic: CustomTestStringConvertible {
    /// Place, code, message and help.
    package var testDescription: String {
        "\(primary.span.lower)..<\(primary.span.upper) [\(kind.code)] \(message) | \(help.joined(separator: " | "))"
    }
}
