extension Pattern {
    /// Everything in the pattern that is suspicious or not portable, in the order of the text.
    ///
    /// The use decides about anchors: they are needed when searching and superfluous otherwise.
    package func lints(use: MatchMode) -> [PatternProblem] {
        let all =
            characterLints() + classLints() + quantifierLints() + groupLints() + domainLints()
            + anchorLints(use)
            + escapeLints() + portabilityLints()
        return all.sorted {
            ($0.range.lowerBound, $0.range.upperBound, $0.kind.rawValue)
                < ($1.range.lowerBound, $1.range.upperBound, $1.kind.rawValue)
        }
    }

    /// Every part of the pattern, outer before inner, left before right.
    var nodes: [PatternNode] {
        var result: [PatternNode] = []
        root.visit { result.append($0) }
        return result
    }

    /// Every class, the nested ones after the one around them.
    var classes: [CharacterClass] {
        var result: [CharacterClass] = []
        for node in nodes {
            guard case .characterClass(let set) = node.kind else { continue }
            set.visit { result.append($0) }
        }
        return result
    }
}

/// What is suspicious in a pattern; see `Pattern.lints(use:)`.
package func lints(of pattern: Pattern, use: MatchMode) -> [PatternProblem] { pattern.lints(use: use) }

extension CharacterClass {
    func visit(_ body: (CharacterClass) -> Void) {
        body(self)
        for item in items {
            if case .nested(let inner) = item.kind { inner.visit(body) }
        }
    }
}
