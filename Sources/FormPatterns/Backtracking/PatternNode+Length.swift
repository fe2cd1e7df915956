extension PatternNode {
    /// The number of scalars in every text that the part matches; nil when they differ or are not known.
    var fixedLength: Int? {
        if scalars != nil { return 1 }
        switch kind {
        case .literal, .dot: return 1
        case .empty, .anchor, .flagChange, .comment, .group(.lookAhead, _), .group(.lookBehind, _): return 0
        case .shorthand, .property, .characterClass, .backReference: return nil
        case .group(_, let body): return body.fixedLength
        case .sequence(let parts): return Self.total(parts)
        case .alternation(let parts):
            let lengths = Set(parts.map(\.fixedLength))
            return lengths.count == 1 ? lengths.first ?? nil : nil
        case .quantified(let body, let quantifier):
            guard quantifier.maximum == quantifier.minimum else { return nil }
            return body.fixedLength.map { $0 * quantifier.minimum }
        }
    }

    private static func total(_ parts: [PatternNode]) -> Int? {
        var total = 0
        for part in parts {
            guard let length = part.fixedLength else { return nil }
            total += length
        }
        return total
    }

    /// Whether the part may match without consuming anything; a back-reference may.
    var canMatchNothing: Bool {
        switch kind {
        case .empty, .anchor, .flagChange, .comment, .backReference: true
        case .literal, .dot, .shorthand, .property, .characterClass: false
        case .group(.lookAhead, _), .group(.lookBehind, _): true
        case .group(_, let body): body.canMatchNothing
        case .sequence(let parts): parts.allSatisfy(\.canMatchNothing)
        case .alternation(let parts): parts.contains(where: \.canMatchNothing)
        case .quantified(let body, let quantifier): quantifier.minimum == 0 || body.canMatchNothing
        }
    }
}
