/// Anchors that are missing, single or bind to one branch only.
extension Pattern {
    func anchorLints(_ use: MatchMode) -> [PatternProblem] {
        if let problem = anchorInAlternation() { return [problem] }
        let (start, end) = (startAnchor, endAnchor)
        switch (start, end) {
        case (.some, .some): return []
        case (.some(let anchor), nil): return [oneAnchor(anchor, missing: "end", use, add: "$")]
        case (nil, .some(let anchor)): return [oneAnchor(anchor, missing: "start", use, add: "^")]
        case (nil, nil): return use == .search ? [missingAnchors()] : []
        }
    }

    private var parts: [PatternNode] {
        if case .sequence(let parts) = root.kind { return parts }
        return [root]
    }

    private var startAnchor: PatternNode? {
        parts.first { if case .flagChange = $0.kind { false } else { true } }.flatMap {
            Self.anchor($0, [.caret, .textStart])
        }
    }

    private var endAnchor: PatternNode? {
        parts.last.flatMap { Self.anchor($0, [.dollar, .textEnd, .textEndOrFinalTerminator]) }
    }

    private static func anchor(_ node: PatternNode, _ wanted: Set<PatternNode.Anchor>) -> PatternNode? {
        guard case .anchor(let anchor) = node.kind, wanted.contains(anchor) else { return nil }
        return node
    }

    private func oneAnchor(
        _ anchor: PatternNode, missing: String, _ use: MatchMode, add: String
    ) -> PatternProblem {
        let position = missing == "end" ? text.unicodeScalars.count : 0
        let effect =
            use == .search
            ? "the value can have anything at its \(missing)"
            : "it has no effect here, and a search with the same pattern would accept more"
        return PatternProblem(
            .oneAnchor, anchor.range,
            "`\(text(in: anchor.range))` has no counterpart at the \(missing): \(effect)",
            help: "Write both `^` and `$`.", replacement: .init(position..<position, add))
    }

    private func missingAnchors() -> PatternProblem {
        let whole = 0..<text.unicodeScalars.count
        return PatternProblem(
            .missingAnchors, whole,
            "the pattern is searched and has no anchors: any text around a match is accepted",
            help: "Match the whole value, or write `^` and `$` around the pattern.")
    }

    /// `^a|b$`: each anchor belongs to one branch.
    private func anchorInAlternation() -> PatternProblem? {
        guard case .alternation(let branches) = root.kind, let first = branches.first,
            let last = branches.last
        else { return nil }
        let starts = branches.count { Self.touches($0, first: true) }
        let ends = branches.count { Self.touches($0, first: false) }
        let isSplit =
            (starts == 1 && Self.touches(first, first: true))
            || (ends == 1 && Self.touches(last, first: false))
        guard isSplit, starts < branches.count || ends < branches.count else { return nil }
        return PatternProblem(
            .anchorInAlternation, root.range, "an anchor applies to only one branch of `|`",
            help: "Put the branches into a group: `^(?:…|…)$`.")
    }

    private static func touches(_ branch: PatternNode, first: Bool) -> Bool {
        let parts: [PatternNode]
        if case .sequence(let inner) = branch.kind { parts = inner } else { parts = [branch] }
        guard let edge = first ? parts.first : parts.last else { return false }
        return anchor(edge, first ? [.caret, .textStart] : [.dollar, .textEnd, .textEndOrFinalTerminator])
            != nil
    }
}
