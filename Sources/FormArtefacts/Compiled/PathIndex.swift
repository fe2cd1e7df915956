import FormSource

/// Finds the smallest value of a spec around a place of it.
struct PathIndex {
    private struct Entry {
        var span: Span
        var path: [String]
        /// The place of the value around it.
        var outer: Int?
    }

    /// By where they begin; of two that begin together the larger first.
    private var entries: [Entry] = []

    init(_ paths: SpecPaths) {
        var open: [Int] = []
        for (span, path) in paths.all.sorted(by: Self.precedes) {
            while let last = open.last, entries[last].span.upper < span.upper { open.removeLast() }
            entries.append(Entry(span: span, path: path, outer: open.last))
            open.append(entries.count - 1)
        }
    }

    private static func precedes(_ a: (span: Span, path: [String]), _ b: (span: Span, path: [String])) -> Bool
    {
        a.span.lower != b.span.lower ? a.span.lower < b.span.lower : a.span.upper > b.span.upper
    }

    /// The keys that lead to the smallest value around a span; nil where none is.
    func path(around span: Span) -> [String]? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].span.lower <= span.lower { low = middle + 1 } else { high = middle }
        }
        var place = low > 0 ? low - 1 : nil
        while let current = place {
            if entries[current].span.upper >= span.upper { return entries[current].path }
            place = entries[current].outer
        }
        return nil
    }
}
