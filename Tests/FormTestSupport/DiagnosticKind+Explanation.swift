package import FormDiagnostics

extension DiagnosticKind {
    /// A kind that only a test knows; those of the product have their explanations in files.
    package init(
        _ code: String, _ name: String, _ severity: Severity, summary: String, explanation: String,
        rejected: [String] = [], accepted: [String] = []
    ) {
        self.init(
            ExplainedCode(code: code, text: explanation, rejected: rejected, accepted: accepted), name,
            severity,
            summary: summary)
    }
}
