package import FormSource

/// The diagnostics of one spec in the order in which they are shown.
package struct DiagnosticReport: Sendable {
    /// The files that the spans point into; the first is the spec.
    let sources: SourceMap
    /// The diagnostics by offset, then code, then text; without duplicates.
    package let diagnostics: [Diagnostic]

    /// Sorts the diagnostics of a spec that is one file and drops duplicates.
    package init(source: SourceFile, diagnostics: [Diagnostic]) {
        self.init(sources: SourceMap(source), diagnostics: diagnostics)
    }

    /// Sorts the diagnostics and drops duplicates.
    package init(sources: SourceMap, diagnostics: [Diagnostic]) {
        self.sources = sources
        self.diagnostics = Self.canonical(diagnostics)
    }

    /// The name of the spec.
    var name: String { sources.main.name }

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
    /// The format for people at a terminal, with the lines of the spec.
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
