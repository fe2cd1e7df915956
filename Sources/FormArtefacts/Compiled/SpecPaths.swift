import FormSource

/// Which key of the spec stands for a span of it: how artefacts name a line of the spec without its number, which
/// changes with every line that is inserted above.
package struct SpecPaths: Sendable {
    /// Keys from the root, or from the nearest element: `["subtitle", "gap"]`, `["layout", "margin"]`.
    private var paths: [Span: [String]] = [:]

    /// Knows no path; values are then named by their text alone.
    package init() {}

    /// The keys that lead to a span; nil where it is no value of the spec.
    func path(to span: Span) -> [String]? { paths[span] }

    /// Every value with its keys, in no order.
    var all: [(span: Span, path: [String])] { paths.map { (span: $0.key, path: $0.value) } }

    /// Makes a span known under its keys; the first path of a span stays.
    mutating func add(_ path: [String], at span: Span) {
        if paths[span] == nil { paths[span] = path }
    }
}
