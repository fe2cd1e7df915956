package import FormSource

/// Writes the diagnostics of one file.
package func render(
    _ diagnostics: [Diagnostic], in source: SourceFile, format: DiagnosticFormat, color: Bool = false
) -> String {
    render([DiagnosticReport(source: source, diagnostics: diagnostics)], format: format, color: color)
}

/// Writes the diagnostics of several specs, by file name; JSON and SARIF give one document for all.
package func render(_ reports: [DiagnosticReport], format: DiagnosticFormat, color: Bool = false) -> String {
    let reports = reports.enumerated().sorted { left, right in
        let (a, b) = (left.element.name, right.element.name)
        return a == b ? left.offset < right.offset : a.utf8.lexicographicallyPrecedes(b.utf8)
    }.map(\.element)
    return switch format {
    case .human: reports.map { HumanRenderer(style: ReportStyle(isColored: color), report: $0).text }.joined()
    case .short: reports.map(ShortRenderer.text).joined()
    case .json: JSONRenderer.text(reports)
    case .sarif: SARIFRenderer.text(reports)
    case .github: reports.map(GitHubRenderer.text).joined()
    }
}

/// The line that closes the human form, for example `error: 3 errors and 1 warning in login.yaml`; `nil` where there
/// is nothing to sum up.
package func summaryLine(of reports: [DiagnosticReport], color: Bool = false) -> String? {
    let severities = reports.flatMap(\.diagnostics).map(\.severity)
    guard let highest = severities.max() else { return nil }
    let parts = [Severity.error, .warning, .note].compactMap { severity in
        let count = severities.count { $0 == severity }
        return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let files = reports.filter { !$0.diagnostics.isEmpty }
    let location = files.count == 1 ? SafeText.line(files[0].name) : "\(files.count) files"
    let head = ReportStyle(isColored: color).apply(ReportStyle.role(of: highest), highest.rawValue)
    return "\(head): \(enumeration(parts)) in \(location)"
}
