/// Alternatives and look-aheads that do something else than it seems.
extension Pattern {
    func groupLints() -> [PatternProblem] {
        nodes.flatMap { node -> [PatternProblem] in
            switch node.kind {
            case .alternation(let branches): emptyBranches(branches)
            case .group(.lookAhead(negated: false), let body): lookAhead(node, body)
            case .sequence(let parts): blanks(in: parts)
            default: []
            }
        }
    }

    private func emptyBranches(_ branches: [PatternNode]) -> [PatternProblem] {
        branches.compactMap { branch in
            guard case .empty = branch.kind else { return nil }
            let bar = barBeside(branch.range.lowerBound)
            return PatternProblem(
                .emptyAlternative, bar, "a branch of `|` is empty and matches an empty string",
                help: "Remove the `|`, or write `?` after the group if nothing is allowed.")
        }
    }

    private func barBeside(_ position: Int) -> Range<Int> {
        let before = position - 1..<position
        if position > 0, text(in: before) == "|" { return before }
        return position..<position + 1
    }

    /// `(?=.[a-z])` looks only at the second character; `.*` was meant.
    private func lookAhead(_ node: PatternNode, _ body: PatternNode) -> [PatternProblem] {
        guard case .sequence(let parts) = body.kind, parts.count == 2, case .dot = parts[0].kind,
            parts[1].scalars != nil
        else { return [] }
        let dot = parts[0].range
        return [
            PatternProblem(
                .lookAheadWithoutStar, node.range,
                "`\(text(in: node.range))` looks only at the second character",
                help: "Write `.*` to look anywhere in the value.", replacement: .init(dot, ".*"))
        ]
    }

    /// A blank between two marks or brackets, where nobody would type one.
    private func blanks(in parts: [PatternNode]) -> [PatternProblem] {
        parts.enumerated().compactMap { index, part in
            guard case .literal(0x20) = part.kind, text(in: part.range) == " ",
                part.flags.isDisjoint(with: .comments)
            else { return nil }
            let before = index > 0 ? parts[index - 1] : nil
            let after = index + 1 < parts.count ? parts[index + 1] : nil
            guard Self.isUnlikelyBesideBlank(before), Self.isUnlikelyBesideBlank(after) else { return nil }
            return PatternProblem(
                .strayBlank, part.range, "the value must contain this space",
                help: "Remove it, or write `\\x20` if it is intended.", replacement: .init(part.range, ""))
        }
    }

    private static func isUnlikelyBesideBlank(_ node: PatternNode?) -> Bool {
        switch node?.kind {
        case nil, .anchor, .characterClass, .group, .quantified: true
        case .literal(let value): value == 0x40
        default: false
        }
    }
}
