/// Counts the decisions that a backtracking matcher takes on a value: what settles a suspicion about parts
/// that the automaton only approximates.
final class StepCounter {
    private let value: [UInt32]
    private let limit: Int
    private var sets: [Range<Int>: ScalarSet?]
    private var captures: [Int: Range<Int>] = [:]
    private let groupCount: Int
    private var steps = 0
    private var isExhausted = false

    /// The steps taken, or nil beyond the limit.
    static func steps(
        _ pattern: Pattern, _ use: PatternUse, on value: String, limit: Int,
        sets: [Range<Int>: ScalarSet?] = [:]
    ) -> Int? {
        let counter = StepCounter(pattern, value, limit, sets)
        let end = counter.value.count
        for start in 0...(use == .search ? end : 0) {
            counter.captures = [:]
            if counter.match(pattern.root, start, { use == .search || $0 == end }) { break }
        }
        return counter.isExhausted ? nil : counter.steps
    }

    /// The sets of all parts, found once for several values.
    static func sets(of pattern: Pattern) -> [Range<Int>: ScalarSet?] {
        var result: [Range<Int>: ScalarSet?] = [:]
        pattern.root.visit { node in
            switch node.kind {
            case .literal, .dot, .shorthand, .property, .characterClass:
                result[node.range] = .some(node.scalars)
            default: break
            }
        }
        return result
    }

    private init(_ pattern: Pattern, _ value: String, _ limit: Int, _ sets: [Range<Int>: ScalarSet?]) {
        self.value = value.unicodeScalars.map(\.value)
        self.limit = limit
        self.sets = sets.isEmpty ? Self.sets(of: pattern) : sets
        groupCount = pattern.groups.count
    }

    private typealias Rest = (Int) -> Bool

    /// true also to stop at once beyond the limit.
    private func match(_ node: PatternNode, _ index: Int, _ rest: Rest) -> Bool {
        steps += 1
        if steps > limit { isExhausted = true }
        if isExhausted { return true }
        switch node.kind {
        case .empty, .flagChange, .comment: return rest(index)
        case .literal, .dot, .shorthand, .property, .characterClass: return single(node, index, rest)
        case .sequence(let parts): return sequence(parts[...], index, rest)
        case .alternation(let parts): return parts.contains { match($0, index, rest) }
        case .group(let group, let body): return self.group(group, body, index, rest)
        case .quantified(let body, let quantifier):
            if quantifier.mode == .possessive { return atomic(node, index, rest, possessive: quantifier) }
            return repeated(body, quantifier, 0, index, rest)
        case .anchor(let anchor): return holds(anchor, node.flags, index) && rest(index)
        case .backReference(let number): return reference(number, index, rest)
        }
    }

    private func single(_ node: PatternNode, _ index: Int, _ rest: Rest) -> Bool {
        guard index < value.count else { return false }
        if let set = sets[node.range] ?? nil { return set.contains(value[index]) && rest(index + 1) }
        switch node.kind {
        case .dot: return rest(index + 1)
        case .shorthand(.lineEnd): return ScalarSet.lineTerminators.contains(value[index]) && rest(index + 1)
        case .literal(let literal): return literal == value[index] && rest(index + 1)
        default: return false
        }
    }

    private func sequence(_ parts: ArraySlice<PatternNode>, _ index: Int, _ rest: Rest) -> Bool {
        guard let first = parts.first else { return rest(index) }
        return match(first, index) { sequence(parts.dropFirst(), $0, rest) }
    }

    private func repeated(
        _ body: PatternNode, _ quantifier: Quantifier, _ count: Int, _ index: Int, _ rest: Rest
    ) -> Bool {
        if count < quantifier.minimum { return round(body, quantifier, count, index, rest) }
        if quantifier.mode == .lazy { return rest(index) || round(body, quantifier, count, index, rest) }
        return round(body, quantifier, count, index, rest) || rest(index)
    }

    /// One round more. A loop without limit ends after a round that matched nothing, as ICU's do.
    private func round(
        _ body: PatternNode, _ quantifier: Quantifier, _ count: Int, _ index: Int, _ rest: Rest
    ) -> Bool {
        guard count < (quantifier.maximum ?? .max) else { return false }
        return match(body, index) { end in
            let isStuck = end == index && count >= quantifier.minimum && quantifier.maximum == nil
            return isStuck ? rest(end) : repeated(body, quantifier, count + 1, end, rest)
        }
    }

    private func group(_ group: PatternNode.Group, _ body: PatternNode, _ index: Int, _ rest: Rest) -> Bool {
        switch group {
        case .plain: return match(body, index, rest)
        case .capturing(let number, _): return capturing(number, body, index, rest)
        case .atomic: return atomic(body, index, rest)
        case .lookAhead(let negated):
            let found = match(body, index) { _ in true }
            return isExhausted || (found != negated && rest(index))
        case .lookBehind(let negated):
            let found = (0...index).reversed().contains { start in match(body, start) { $0 == index } }
            return isExhausted || (found != negated && rest(index))
        }
    }

    private func capturing(_ number: Int, _ body: PatternNode, _ index: Int, _ rest: Rest) -> Bool {
        let before = captures[number]
        let matched = match(body, index) { end in
            let inner = self.captures[number]
            self.captures[number] = index..<end
            if rest(end) { return true }
            self.captures[number] = inner
            return false
        }
        if !matched { captures[number] = before }
        return matched
    }

    private func atomic(
        _ body: PatternNode, _ index: Int, _ rest: Rest, possessive: Quantifier? = nil
    ) -> Bool {
        var end: Int?
        let remember: Rest = {
            end = $0
            return true
        }
        if let possessive, case .quantified(let inner, _) = body.kind {
            let greedy = Quantifier(
                minimum: possessive.minimum, maximum: possessive.maximum, mode: .greedy,
                range: possessive.range)
            _ = repeated(inner, greedy, 0, index, remember)
        } else {
            _ = match(body, index, remember)
        }
        if isExhausted { return true }
        return end.map(rest) ?? false
    }

    private func reference(_ number: Int, _ index: Int, _ rest: Rest) -> Bool {
        guard let range = captures[number], index + range.count <= value.count else { return false }
        steps += range.count
        guard value[range].elementsEqual(value[index..<(index + range.count)]) else { return false }
        return rest(index + range.count)
    }

    private func holds(_ anchor: PatternNode.Anchor, _ flags: PatternFlags, _ index: Int) -> Bool {
        let terminators = ScalarSet.lineTerminators
        switch anchor {
        case .textStart, .previousMatchEnd: return index == 0
        case .caret:
            return index == 0 || (flags.contains(.multiline) && terminators.contains(value[index - 1]))
        case .textEnd: return index == value.count
        case .dollar, .textEndOrFinalTerminator:
            if index == value.count { return true }
            let isLast = index == value.count - 1 || (anchor == .dollar && flags.contains(.multiline))
            return isLast && terminators.contains(value[index])
        case .wordBoundary: return isWord(index - 1) != isWord(index)
        case .notWordBoundary: return isWord(index - 1) == isWord(index)
        }
    }

    private func isWord(_ index: Int) -> Bool {
        guard value.indices.contains(index) else { return false }
        return PatternNode.Shorthand.word.scalars?.contains(value[index]) ?? false
    }
}
