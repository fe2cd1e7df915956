import FormSource

/// `path:line:column: severity: headline [code]`, one line each.
enum ShortRenderer {
    static func text(_ report: DiagnosticReport) -> String {
        var index = PositionIndex(report.sources)
        return report.diagnostics.map { diagnostic in
            let position = index.position(at: diagnostic.primary.span.lower)
            let location = "\(SafeText.line(position.file.name)):\(position.line):\(position.column)"
            let message = SafeText.line(diagnostic.message)
            return "\(location): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.kind.code)]\n"
        }.joined()
    }
}
