import FormModel

/// Two elements of a list that may stand side by side: everything between them can be hidden.
struct Neighbors {
    /// Place in the list; -1 is the container's near edge.
    var before: Int
    /// Place in the list; the count is the container's far edge.
    var after: Int
    /// Nil where nothing that can be hidden is involved.
    var condition: LayoutConstraint.Condition?
}

/// An element of a list as far as hiding is concerned.
struct ListedView {
    /// The element's main view; conditions are about it.
    var view: ViewIndex
    /// Whether it is hidden in some state and what follows then moves up.
    var collapses: Bool
}

extension Neighbors {
    /// More elements than these that collapse in a row are laid out as if the last of them stayed: the number
    /// of pairs is the square of a run's length.
    static let longestRun = 8

    /// Every pair of a list, the container's edges included.
    ///
    /// A pair says where `after` stands while the ones between are hidden; whether `after` itself shows does
    /// not matter, so that a hidden view has a place too.
    static func pairs(in list: [ListedView]) -> [Neighbors] {
        (-1..<list.count).flatMap { before in pairs(in: list, from: before) }
    }

    private static func pairs(in list: [ListedView], from before: Int) -> [Neighbors] {
        var pairs: [Neighbors] = []
        var hidden: [ViewIndex] = []
        let shown = before >= 0 && list[before].collapses ? [list[before].view] : []
        for after in (before + 1)...list.count {
            let isAlways = shown.isEmpty && hidden.isEmpty
            pairs.append(
                Neighbors(
                    before: before, after: after,
                    condition: isAlways ? nil : .visibility(shown: shown, hidden: hidden)))
            guard after < list.count, list[after].collapses else { break }
            hidden.append(list[after].view)
        }
        return pairs
    }

    /// The list with the runs of collapsing elements cut at `longestRun`.
    static func limited(_ list: [ListedView]) -> [ListedView] {
        var run = 0
        return list.map { listed in
            run = listed.collapses && run < longestRun ? run + 1 : 0
            return ListedView(view: listed.view, collapses: run > 0)
        }
    }
}
