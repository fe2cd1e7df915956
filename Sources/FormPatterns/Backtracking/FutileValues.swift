/// The values on which a matcher goes round a loop, with every assertion before and inside it met, and finds nothing:
/// where a pattern backtracks in vain.
struct FutileValues {
    let language: Expression
    /// Whether the values say it all; others may be accepted before the matcher comes to the loop.
    let isCertain: Bool

    /// The languages to look into, the most promising first: values that are refused, and those that are accepted only
    /// after a look-around, or the first places of a search, were tried in vain.
    ///
    /// - Parameters:
    ///   - loop: The range of the repetition in the pattern; nil for the places that a search tries in turn.
    ///   - values: What a value can be at all.
    static func all(
        of pattern: Pattern, _ use: MatchMode, in loop: Range<Int>?, within values: Expression
    ) throws(Undecidable) -> [FutileValues] {
        let way = try loop.map { (loop) throws(Undecidable) in try LoopEntry.to(loop, in: pattern.root) }
        let refused = Expression.not(try PatternTranslator.expression(for: pattern, use: use))
        guard let way else {
            return [FutileValues(language: .both([refused, values]), isCertain: true)]
        }
        let anywhere: Expression = use == .search ? .anything : .empty
        let entering = way.values(after: anywhere)
        var result = [FutileValues(language: .both([entering, refused, values]), isCertain: true)]
        if let inVain = way.values(inVainAfter: anywhere) {
            result[0] = FutileValues(language: .both([entering, inVain, refused, values]), isCertain: true)
            result.append(FutileValues(language: .both([entering, inVain, values]), isCertain: false))
        }
        // A match further on in the value, or by a branch further on in the pattern, comes too late.
        let starts: [Expression] =
            use == .search ? [.empty, .optional(.anyScalar)] : way.isBranch ? [.empty] : []
        for start in starts {
            let end: [Expression] = use == .search ? [.anything] : []
            let inVain =
                way.values(inVainAfter: start) ?? .not(.scope(.sequence([start, way.matchingSoFar] + end)))
            let language = Expression.both([way.values(after: start), inVain, values])
            result.append(FutileValues(language: language, isCertain: false))
        }
        return result
    }
}

/// How values get into a loop.
private struct LoopEntry {
    /// Every part on the way, then the rounds.
    var entering: [Expression]
    /// What the part with the loop in it matches without the branches that are tried later.
    var matchingSoFar: Expression
    /// Whether there are such branches.
    var isBranch = false
    /// For a loop in a look-around, the values in which that one matches: it is tried no further then.
    var matching: [Expression]?

    /// The values that get there behind a text.
    func values(after start: Expression) -> Expression {
        .scope(.sequence([start] + entering + [.anything]))
    }

    /// The values in which the look-around around the loop does not match behind a text; nil where there is none.
    func values(inVainAfter start: Expression) -> Expression? {
        matching.map { .not(.scope(.sequence([start] + $0))) }
    }

    static func to(_ loop: Range<Int>, in node: PatternNode) throws(Undecidable) -> LoopEntry {
        switch node.kind {
        case .quantified(let body, let quantifier):
            let round = try PatternTranslator.expression(of: body)
            let all = try PatternTranslator.expression(of: node)
            if node.range == loop {
                return LoopEntry(entering: [.repeated(round, 1, nil)], matchingSoFar: all)
            }
            let most = quantifier.maximum.map { max(0, $0 - 1) }
            var way = try to(loop, in: body).behind([.repeated(round, 0, most)])
            way.matchingSoFar = all
            return way
        case .sequence(let parts):
            guard let index = parts.firstIndex(where: { $0.range.contains(loop) }) else { break }
            let before = try PatternTranslator.expression(of: Array(parts[..<index]))
            let after = try PatternTranslator.expression(of: Array(parts[(index + 1)...]))
            var way = try to(loop, in: parts[index]).behind([before])
            way.matchingSoFar = .sequence([before, way.matchingSoFar, after])
            return way
        case .alternation(let branches):
            guard let index = branches.firstIndex(where: { $0.range.contains(loop) }) else { break }
            var way = try to(loop, in: branches[index])
            var tried: [Expression] = []
            for branch in branches[..<index] { tried.append(try PatternTranslator.expression(of: branch)) }
            way.matchingSoFar = .either(tried + [way.matchingSoFar])
            way.isBranch = way.isBranch || index < branches.count - 1
            return way
        case .group(.lookAhead, let body):
            var way = try to(loop, in: body)
            if way.matching == nil { way.matching = [try PatternTranslator.expression(of: body), .anything] }
            way.matchingSoFar = try PatternTranslator.expression(of: node)
            return way
        case .group(.plain, let body), .group(.capturing, let body), .group(.atomic, let body):
            return try to(loop, in: body)
        default: break
        }
        throw Undecidable(reason: "the loop stands in a look-behind")
    }

    private func behind(_ parts: [Expression]) -> LoopEntry {
        var way = self
        way.entering = parts + entering
        way.matching = matching.map { parts + $0 }
        return way
    }
}
