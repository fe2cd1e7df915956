package import FormSource

package import FormSource

/// The diagnostics of one file in the order in which they are shown.
package struct DiagnosticReport: Sendable {
    /// The file that the spans point into.
    let source: SourceFile
    /// By offset, then code, then text; without duplicates.
    package let diagnostics: [Diagnostic]

    /// Sorts the diagnostics and drops duplicates.
    package init(source: SourceFile, diagnostics: [Diagnostic]) {
        self.source = source
        self.diagnostics = Self.canonical(diagnostics)
    }

    /// The one order of diagnostics, whatever order they were found in.
    package static func canonical(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
            let (a, b) = (key(left.element), key(right.element))
            return a == b ? left.offset < right.offset : a < b
        }.map(\.element)
    }

    private static func key(_ diagnostic: Diagnostic) -> (Int, String, Int, String) {
        (
            diagnostic.primary.span.lower, diagnostic.kind.code, diagnostic.primary.span.upper,
            diagnostic.message
        )
    }
}

/// How diagnostics are written.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
    /// With the lines of the spec, for people at a terminal.
    case human
    /// One line each, as compilers do, for editors and `grep`.
    case short
    /// One JSON document, see ``JSONRenderer``.
    case json
    /// Static Analysis Results Interchange Format 2.1.0, for code scanning.
    case sarif
    /// Workflow commands of GitHub Actions, which become annotations of a pull request.
    case github
}

/// Writes the diagnostics of one file.
package func render(
    _ diagnostics: [Diagnostic], in source: SourceFile, format: DiagnosticFormat, colour: Bool = false
) -> String {
    render([DiagnosticReport(source: source, diagnostics: diagnostics)], format: format, colour: colour)
}

/// Writes the diagnostics of several files, by file name; JSON and SARIF give one document for all.
package func render(_ reports: [DiagnosticReport], format: DiagnosticFormat, colour: Bool = false) -> String {
    let reports = reports.enumerated().sorted { left, right in
        let (a, b) = (left.element.source.name, right.element.source.name)
        return a == b ? left.offset < right.offset : a.utf8.lexicographicallyPrecedes(b.utf8)
    }.map(\.element)
    return switch format {
    case .human: reports.map { HumanRenderer(style: TextStyle(isColoured: colour), report: $0).text }.joined()
    case .short: reports.map(ShortRenderer.text).joined()
    case .json: JSONRenderer.text(reports)
    case .sarif: SARIFRenderer.text(reports)
    case .github: reports.map(GitHubRenderer.text).joined()
    }
}

/// The line that closes the human form, for example `error: 3 errors and 1 warning in login.yaml`; `nil` where there
/// is nothing to sum up.
package func summaryLine(of reports: [DiagnosticReport], colour: Bool = false) -> String? {
    let severities = reports.flatMap(\.diagnostics).map(\.severity)
    guard let worst = severities.max() else { return nil }
    let parts = [Severity.error, .warning, .note].compactMap { severity in
        let count = severities.count { $0 == severity }
        return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let files = reports.filter { !$0.diagnostics.isEmpty }
    let place = files.count == 1 ? SafeText.line(files[0].source.name) : "\(files.count) files"
    let head = TextStyle(isColoured: colour).apply(TextStyle.role(of: worst), worst.rawValue)
    return "\(head): \(enumeration(parts)) in \(place)"
}
