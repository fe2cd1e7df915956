/// Turns a parsed pattern into an expression that has the same texts as ICU's matcher accepts.
struct PatternTranslator {
    /// Which ends of the value a part touches: there the anchors hold of themselves.
    private struct Edges: OptionSet {
        let rawValue: UInt8
        static let start = Edges(rawValue: 1)
        static let end = Edges(rawValue: 2)
    }

    static func expression(
        for pattern: Pattern, use: MatchMode
    ) throws(Undecidable) -> Expression {
        switch use {
        case .whole: return .scope(try expression(pattern.root, [.start, .end]))
        case .search:
            let body = try expression(pattern.root, [])
            let start = startsAtLines(pattern.root) ? notInsideLineEnd : .empty
            return .scope(.sequence([.anything, start, body, .anything]))
        }
    }

    /// A part of a pattern, wherever it stands.
    static func expression(of part: PatternNode) throws(Undecidable) -> Expression {
        try expression(part, [])
    }

    /// Parts of a pattern, one after the other.
    static func expression(of parts: [PatternNode]) throws(Undecidable) -> Expression {
        try sequence(parts, [])
    }

    /// ICU looks for a pattern that starts with a multiline `^` only at starts of lines, and does not count
    /// the place between CR and LF as one, although `^` itself matches there.
    private static func startsAtLines(_ node: PatternNode) -> Bool {
        switch node.kind {
        case .anchor(.caret): node.flags.contains(.multiline) && !node.flags.contains(.unixLines)
        case .sequence(let parts): parts.first { !$0.isSetting }.map(startsAtLines) ?? false
        case .group(.capturing, let body), .group(.plain, let body): startsAtLines(body)
        default: false
        }
    }

    private static let notInsideLineEnd = Expression.either([
        notAfterCarriageReturn, .rest(.not(starting(with: newline))),
    ])

    private static func expression(_ node: PatternNode, _ edges: Edges) throws(Undecidable) -> Expression {
        if let set = node.scalars { return set.isEmpty ? .nothing : .set(set) }
        switch node.kind {
        case .empty, .flagChange, .comment: return .empty
        case .literal: return try sequence([node], edges)
        case .dot: return dotWithLineEnds
        case .shorthand(let shorthand): return try several(shorthand)
        case .property, .characterClass: return .nothing
        case .sequence(let parts): return try sequence(parts, edges)
        case .alternation(let branches): return try alternation(branches, edges)
        case .group(let group, let body): return try self.group(group, body, edges)
        case .quantified(let body, let quantifier): return try quantified(body, quantifier)
        case .anchor(let anchor): return try self.anchor(anchor, node.flags, edges)
        case .backReference: throw Undecidable(reason: "a back-reference is beyond regular languages")
        }
    }

    private static func several(_ shorthand: PatternNode.Shorthand) throws(Undecidable) -> Expression {
        guard shorthand == .lineEnd else {
            throw Undecidable(reason: "`\\X` follows Unicode's grapheme clusters")
        }
        return lineEnd
    }

    private static func alternation(
        _ branches: [PatternNode], _ edges: Edges
    ) throws(Undecidable) -> Expression {
        var result: [Expression] = []
        for branch in branches { result.append(try expression(branch, edges)) }
        return .either(result)
    }

    /// `.` under `(?s)`: CR LF counts as one.
    private static let dotWithLineEnds = Expression.either([
        .set(ScalarSet("\r").complement), crlf, loneCarriageReturn,
    ])

    private static let crlf = Expression.sequence([
        .set(ScalarSet("\r")), .set(ScalarSet("\n".unicodeScalars)),
    ])

    private static let loneCarriageReturn = Expression.sequence([
        .set(ScalarSet("\r")), .rest(.not(starting(with: ScalarSet("\n".unicodeScalars)))),
    ])

    /// What `\R` matches.
    private static let lineEnd = Expression.either([
        .set(ScalarSet.lineTerminators.subtracting(ScalarSet("\r"))), crlf, loneCarriageReturn,
    ])

    private static func starting(with set: ScalarSet) -> Expression { .sequence([.set(set), .anything]) }

    private static func ending(with set: ScalarSet) -> Expression { .sequence([.anything, .set(set)]) }

    // MARK: Literals without regard to case

    /// Unrepeated literals in a row are one string for ICU, in which one scalar may stand for several of
    /// another case (`ß` for `ss`).
    private static func sequence(
        _ parts: [PatternNode], _ edges: Edges
    ) throws(Undecidable) -> Expression {
        var result: [Expression] = []
        var run: [UInt32] = []
        for (index, part) in parts.enumerated() {
            if case .comment = part.kind { continue }
            if case .literal(let value) = part.kind, part.flags.contains(.ignoringCase) {
                run += CaseFolding.shared.fold(value)
                continue
            }
            result += try folded(run)
            run = []
            var inner = edges
            if index > 0 { inner.remove(.start) }
            if index < parts.count - 1 { inner.remove(.end) }
            result.append(try expression(part, inner))
        }
        result += try folded(run)
        return result.count == 1 ? result[0] : .sequence(result)
    }

    private static func folded(_ run: [UInt32]) throws(Undecidable) -> [Expression] {
        var result: [Expression] = []
        var index = 0
        while index < run.count {
            let end = endOfKnot(in: run, from: index)
            guard end - index <= 12 else {
                throw Undecidable(reason: "too many ways to write a literal in another case")
            }
            result.append(knot(run[index..<end]))
            index = end
        }
        return result
    }

    /// The place up to which scalars that fold to several overlap.
    private static func endOfKnot(in run: [UInt32], from start: Int) -> Int {
        var end = start + 1
        var index = start
        while index < end {
            for length in 2...CaseFolding.longestFolding where index + length <= run.count {
                let several = !CaseFolding.shared.scalars(foldingTo: Array(run[index..<(index + length)]))
                    .isEmpty
                if several { end = max(end, index + length) }
            }
            index += 1
        }
        return end
    }

    private static func knot(_ run: ArraySlice<UInt32>) -> Expression {
        guard !run.isEmpty else { return .empty }
        var branches: [Expression] = []
        for length in 1...CaseFolding.longestFolding where length <= run.count {
            let set = CaseFolding.shared.scalars(foldingTo: Array(run.prefix(length)))
            guard !set.isEmpty else { continue }
            let rest = knot(run.dropFirst(length))
            branches.append(rest == .empty ? .set(set) : .sequence([.set(set), rest]))
        }
        return branches.count == 1 ? branches[0] : .either(branches)
    }

    // MARK: Groups and quantifiers

    private static func group(
        _ group: PatternNode.Group, _ body: PatternNode, _ edges: Edges
    ) throws(Undecidable) -> Expression {
        switch group {
        case .capturing, .plain: return try expression(body, edges)
        case .atomic: return try atomic(body)
        case .lookAhead(let negated):
            let rest = Expression.sequence([try expression(body, edges.intersection(.start)), .anything])
            return .rest(negated ? .not(rest) : rest)
        case .lookBehind(let negated):
            let before = try expression(body, [])
            guard !before.looksAhead else {
                throw Undecidable(reason: "an assertion inside a look-behind looks beyond it")
            }
            return .soFar(.scope(.sequence([.anything, before])), !negated)
        }
    }

    private static func atomic(_ body: PatternNode) throws(Undecidable) -> Expression {
        if case .quantified(let inner, let quantifier) = body.kind, quantifier.mode == .greedy {
            return try possessive(try expression(inner, []), quantifier)
        }
        let inner = try expression(body, [])
        guard inner.fixedLength != nil else {
            throw Undecidable(reason: "an atomic group `(?>…)` whose matches differ in length")
        }
        return inner
    }

    private static func quantified(
        _ body: PatternNode, _ quantifier: Quantifier
    ) throws(Undecidable) -> Expression {
        if quantifier.maximum == 0 { return .empty }
        let inner = try expression(body, [])
        guard quantifier.mode == .possessive else {
            return .repeated(inner, quantifier.minimum, quantifier.maximum)
        }
        return try possessive(inner, quantifier)
    }

    /// When its body has one length, the loop runs as often as it can, and no other way: as many as allowed, or
    /// fewer with no further one possible.
    private static func possessive(
        _ body: Expression, _ quantifier: Quantifier
    ) throws(Undecidable) -> Expression {
        guard let length = body.fixedLength else {
            throw Undecidable(reason: "a possessive quantifier over parts that differ in length")
        }
        guard length > 0 else { return quantifier.minimum == 0 ? .empty : body }
        let noMore = Expression.rest(.not(.sequence([body, .anything])))
        guard let most = quantifier.maximum else {
            return .sequence([.repeated(body, quantifier.minimum, nil), noMore])
        }
        let full = Expression.repeated(body, most, most)
        guard quantifier.minimum < most else { return full }
        return .either([full, .sequence([.repeated(body, quantifier.minimum, most - 1), noMore])])
    }

    // MARK: Places

    private static func anchor(
        _ anchor: PatternNode.Anchor, _ flags: PatternFlags, _ edges: Edges
    ) throws(Undecidable) -> Expression {
        switch anchor {
        case .textStart where edges.contains(.start), .caret where edges.contains(.start): return .empty
        case .textEnd where edges.contains(.end), .textEndOrFinalTerminator where edges.contains(.end),
            .dollar where edges.contains(.end):
            return .empty
        case .textStart: return atStart
        case .caret: return flags.contains(.multiline) ? lineStart(flags) : atStart
        case .textEnd: return atEnd
        case .textEndOrFinalTerminator: return beforeFinalTerminator
        case .dollar: return dollar(flags)
        case .wordBoundary, .notWordBoundary:
            guard !flags.contains(.unicodeWords) else {
                throw Undecidable(reason: "`\\b` under `(?w)` follows Unicode's word boundaries")
            }
            return anchor == .wordBoundary ? wordBoundary : notWordBoundary
        case .previousMatchEnd: throw Undecidable(reason: "`\\G` depends on an earlier match")
        }
    }

    private static let atStart = Expression.soFar(.empty, true)
    private static let atEnd = Expression.rest(.empty)
    private static let newline = ScalarSet([0x0A...0x0A])
    private static let afterCarriageReturn = Expression.soFar(ending(with: ScalarSet("\r")), true)
    private static let notAfterCarriageReturn = Expression.soFar(ending(with: ScalarSet("\r")), false)

    /// `\Z`, and `$` outside multiline mode: not between CR and LF.
    private static let beforeFinalTerminator = Expression.either([
        .rest(.either([.empty, .set(ScalarSet.lineTerminators.subtracting(newline)), crlf])),
        .sequence([notAfterCarriageReturn, .rest(.set(newline))]),
    ])

    private static func dollar(_ flags: PatternFlags) -> Expression {
        switch (flags.contains(.multiline), flags.contains(.unixLines)) {
        case (false, false): return beforeFinalTerminator
        case (false, true): return .rest(.optional(.set(newline)))
        case (true, true): return .rest(.either([.empty, starting(with: newline)]))
        case (true, false):
            return .either([
                .rest(.either([.empty, starting(with: ScalarSet.lineTerminators.subtracting(newline))])),
                .sequence([notAfterCarriageReturn, .rest(starting(with: newline))]),
            ])
        }
    }

    /// `^` in multiline mode: at the start, or after a terminator that does not end the text.
    private static func lineStart(_ flags: PatternFlags) -> Expression {
        let ends = flags.contains(.unixLines) ? newline : ScalarSet.lineTerminators
        return .either([
            atStart,
            .sequence([.soFar(ending(with: ends), true), .rest(.sequence([.anyScalar, .anything]))]),
        ])
    }

    /// ICU's `\b`: marks and format characters belong to what they follow.
    private struct WordSets {
        let attached = ICUProperties.scalars(matching: "[\\p{Grapheme_Extend}\\p{Cf}]")
        let word = PatternNode.Shorthand.word.scalars ?? ScalarSet()

        var afterWord: Expression {
            .sequence([.anything, .set(word.subtracting(attached)), .repeated(.set(attached), 0, nil)])
        }
        var beforeWord: Expression { .rest(starting(with: word.subtracting(attached))) }
        var notBeforeWord: Expression { .rest(.not(starting(with: word.union(attached)))) }
        var beforeAttached: Expression { .rest(starting(with: attached)) }
    }

    private static var wordBoundary: Expression {
        let sets = WordSets()
        return .either([
            .sequence([.soFar(sets.afterWord, true), sets.notBeforeWord]),
            .sequence([.soFar(sets.afterWord, false), sets.beforeWord]),
        ])
    }

    private static var notWordBoundary: Expression {
        let sets = WordSets()
        return .either([
            sets.beforeAttached,
            .sequence([.soFar(sets.afterWord, true), sets.beforeWord]),
            .sequence([.soFar(sets.afterWord, false), sets.notBeforeWord]),
        ])
    }
}

extension PatternNode {
    /// Matches nothing by itself and is no place either: `(?i)`, `(?#…)`.
    fileprivate var isSetting: Bool {
        switch kind {
        case .flagChange, .comment, .empty: true
        default: false
        }
    }
}
