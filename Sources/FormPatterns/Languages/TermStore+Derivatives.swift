/// Brzozowski derivatives: what must follow after one letter.
extension TermStore {
    /// Deeper terms are given up: they come from patterns of thousands of parts.
    private static let greatestDepth = 1200

    /// `letter` is a class of the alphabet; `context` says which `soFar`s hold where the letter stands.
    func derivative(_ id: TermID, by letter: Int, context: UInt64 = 0) -> TermID {
        if isExhausted { return Self.nothing }
        switch id {
        case Self.nothing, Self.empty: return Self.nothing
        case Self.anything: return Self.anything
        default: break
        }
        if case .set(let classes) = shape(id) { return classes.contains(letter) ? Self.empty : Self.nothing }
        let key = DerivativeKey(
            term: id, letter: Int32(letter), context: fact(id).asksBack ? context : 0)
        if let known = derivatives[key] { return known }
        guard depth < Self.greatestDepth else {
            exhaust()
            return Self.nothing
        }
        depth += 1
        spend(4)
        let result = compute(id, letter, context)
        depth -= 1
        derivatives[key] = result
        return result
    }

    private func compute(_ id: TermID, _ letter: Int, _ context: UInt64) -> TermID {
        switch shape(id) {
        case .nothing, .empty, .set: return Self.nothing
        case .cat(let head, let tail): return derivative(of: head, then: tail, letter, context)
        case .alt(let branches): return alt(branches.map { derivative($0, by: letter, context: context) })
        case .and(let parts): return intersection(parts, letter, context)
        case .not(let inner): return not(derivative(inner, by: letter, context: context))
        case .rep, .rest, .soFar: return derivative(of: id, then: Self.empty, letter, context)
        case .scope(let body, let trackers): return scope(body, trackers, letter)
        }
    }

    private func intersection(_ parts: [TermID], _ letter: Int, _ context: UInt64) -> TermID {
        var result: [TermID] = []
        for part in parts {
            let next = derivative(part, by: letter, context: context)
            if next == Self.nothing { return Self.nothing }
            result.append(next)
        }
        return and(result)
    }

    private func scope(_ body: TermID, _ trackers: [TermID], _ letter: Int) -> TermID {
        let next = derivative(body, by: letter, context: context(of: trackers))
        guard fact(next).asksBack else { return scope(next, []) }
        return scope(next, trackers.map { derivative($0, by: letter) })
    }

    private func derivative(
        of head: TermID, then tail: TermID, _ letter: Int, _ context: UInt64
    ) -> TermID {
        guard fact(head).isOpen else { return closed(head, tail, letter, context) }
        switch shape(head) {
        case .cat(let first, let second):
            return derivative(of: first, then: cat(second, tail), letter, context)
        case .alt(let branches): return alt(branches.map { derivative(of: $0, then: tail, letter, context) })
        case .rest(let inner): return derivative(and([inner, tail]), by: letter, context: context)
        case .soFar:
            return nullable(head, context: context)
                ? derivative(tail, by: letter, context: context) : Self.nothing
        case .rep(let body, let least, let most):
            return openRepetition(body, least, most, tail, letter, context)
        case .nothing, .empty, .set, .and, .not, .scope: return closed(head, tail, letter, context)
        }
    }

    private func closed(_ head: TermID, _ tail: TermID, _ letter: Int, _ context: UInt64) -> TermID {
        let first: TermID
        if case .rep(let body, let least, let most) = shape(head) {
            let fewer = rep(body, max(0, least - 1), most < 0 ? -1 : most - 1)
            first = distributing(derivative(body, by: letter), over: cat(fewer, tail))
        } else {
            first = distributing(derivative(head, by: letter), over: tail)
        }
        guard fact(head).isNullable else { return first }
        return alt([first, derivative(tail, by: letter, context: context)])
    }

    private func distributing(_ head: TermID, over tail: TermID) -> TermID {
        guard case .alt(let branches) = shape(head) else { return cat(head, tail) }
        return alt(branches.map { cat($0, tail) })
    }

    /// A repetition whose body holds assertions. Where the body may match nothing, it may do so any number of
    /// times at the same place, so that any smaller number of rounds is enough after it.
    private func openRepetition(
        _ body: TermID, _ least: Int32, _ most: Int32, _ tail: TermID, _ letter: Int, _ context: UInt64
    ) -> TermID {
        let fewer = rep(body, max(0, least - 1), most < 0 ? -1 : most - 1)
        var branches = [consuming(body, then: cat(fewer, tail), letter, context)]
        let empties = emptyCondition(body, context)
        if least == 0 {
            branches.append(derivative(tail, by: letter, context: context))
        } else if empties != Self.nothing {
            let left = rep(body, 0, most < 0 ? -1 : most - 1)
            branches.append(derivative(and([empties, cat(left, tail)]), by: letter, context: context))
        }
        return alt(branches)
    }

    /// What the rest of the text must be for the part to match nothing here.
    private func emptyCondition(_ id: TermID, _ context: UInt64) -> TermID {
        guard fact(id).isOpen else { return fact(id).isNullable ? Self.anything : Self.nothing }
        switch shape(id) {
        case .cat(let head, let tail):
            return and([emptyCondition(head, context), emptyCondition(tail, context)])
        case .alt(let branches): return alt(branches.map { emptyCondition($0, context) })
        case .rest(let inner): return inner
        case .soFar: return nullable(id, context: context) ? Self.anything : Self.nothing
        case .rep(let body, let least, _): return least == 0 ? Self.anything : emptyCondition(body, context)
        case .nothing, .empty, .set, .and, .not, .scope: return Self.nothing
        }
    }

    /// The derivative by ways through `head` that take the letter inside it, under the assertions met before.
    private func consuming(
        _ head: TermID, then tail: TermID, _ letter: Int, _ context: UInt64
    ) -> TermID {
        guard fact(head).isOpen else { return distributing(derivative(head, by: letter), over: tail) }
        switch shape(head) {
        case .cat(let first, let second):
            let inFirst = consuming(first, then: cat(second, tail), letter, context)
            let skip = emptyCondition(first, context)
            if skip == Self.nothing { return inFirst }
            let inSecond = consuming(second, then: tail, letter, context)
            return alt([inFirst, and([derivative(skip, by: letter, context: context), inSecond])])
        case .alt(let branches): return alt(branches.map { consuming($0, then: tail, letter, context) })
        case .rep(let body, let least, let most):
            let fewer = rep(body, max(0, least - 1), most < 0 ? -1 : most - 1)
            let once = consuming(body, then: cat(fewer, tail), letter, context)
            guard least > 1, emptyCondition(body, context) != Self.nothing else { return once }
            let left = rep(body, 0, most < 0 ? -1 : most - 2)
            let filled = and([
                derivative(emptyCondition(body, context), by: letter, context: context),
                consuming(body, then: cat(left, tail), letter, context),
            ])
            return alt([once, filled])
        case .nothing, .empty, .set, .and, .not, .rest, .soFar, .scope: return Self.nothing
        }
    }
}
