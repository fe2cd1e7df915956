import FormDiagnostics

/// Which key of the spec stands for a place in it: how artefacts name a line of the spec without its number, which would
/// change with every line put in above.
package struct SpecPaths: Sendable {
    /// Keys from the root, or from the nearest element: `["subtitle", "gap"]`, `["layout", "margin"]`.
    private var paths: [Span: [String]] = [:]

    /// Knows no path; places are then named by their text alone.
    package init() {}

    /// The keys that lead to a place, nil where it is no value of the spec.
    func path(to span: Span) -> [String]? { paths[span] }

    /// Makes a place known under its keys; the first path of a place stays.
    mutating func add(_ path: [String], at span: Span) {
        if paths[span] == nil { paths[span] = path }
    }
}
