/// Constructors that keep terms in normal form.
extension TermStore {
    func set(_ classes: ClassSet) -> TermID { classes.isEmpty ? Self.nothing : intern(.set(classes)) }

    func cat(_ head: TermID, _ tail: TermID) -> TermID {
        if head == Self.nothing || tail == Self.nothing { return Self.nothing }
        if head == Self.empty { return tail }
        if tail == Self.empty { return head }
        if case .cat(let first, let second) = shape(head) { return cat(first, cat(second, tail)) }
        if let absorbed = absorbing(head, tail) { return absorbed }
        return intern(.cat(head, tail))
    }

    /// `Σ*` swallows what may be empty beside it; repetitions of one thing in a row are one repetition.
    private func absorbing(_ head: TermID, _ tail: TermID) -> TermID? {
        guard !fact(head).isOpen else { return nil }
        if head == Self.anything, !fact(tail).isOpen, fact(tail).isNullable { return Self.anything }
        if tail == Self.anything, fact(head).isNullable { return Self.anything }
        let (next, after): (TermID, TermID)
        if case .cat(let first, let rest) = shape(tail) {
            (next, after) = (first, rest)
        } else {
            (next, after) = (tail, Self.empty)
        }
        let (bodyA, leastA, mostA) = repetition(head)
        let (bodyB, leastB, mostB) = repetition(next)
        guard bodyA == bodyB, isRepetition(head) || isRepetition(next) else { return nil }
        let most: Int32 = mostA < 0 || mostB < 0 ? -1 : mostA &+ mostB
        guard most >= -1, leastA < 1 << 29, leastB < 1 << 29 else { return nil }
        return cat(rep(bodyA, leastA + leastB, most), after)
    }

    private func isRepetition(_ id: TermID) -> Bool {
        if case .rep = shape(id) { return true }
        return false
    }

    private func repetition(_ id: TermID) -> (body: TermID, least: Int32, most: Int32) {
        if case .rep(let body, let least, let most) = shape(id) { return (body, least, most) }
        return (id, 1, 1)
    }

    func rep(_ body: TermID, _ least: Int32, _ most: Int32) -> TermID {
        if most == 0 || body == Self.empty { return Self.empty }
        if body == Self.nothing { return least == 0 ? Self.empty : Self.nothing }
        if least == 1, most == 1 { return body }
        guard !fact(body).isOpen else { return intern(.rep(body, least, most)) }
        let start = fact(body).isNullable ? 0 : least
        if case .rep(let inner, let low, let high) = shape(body),
            let merged = nested(inner, low, high, start, most)
        {
            return merged
        }
        return intern(.rep(body, start, most))
    }

    /// `(x{a,b}){c,d}` is `x{ac,bd}` when the counts leave no gap.
    private func nested(
        _ inner: TermID, _ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32
    ) -> TermID? {
        if b < 0 {
            guard a <= 1 || c >= 1, let low = Self.product(a, c) else { return nil }
            return rep(inner, low, -1)
        }
        let contiguous = c == d || (c == 0 ? a <= 1 : (Int(c) + 1) * Int(a) <= Int(c) * Int(b) + 1)
        guard contiguous, let low = Self.product(a, c) else { return nil }
        if d < 0 { return rep(inner, low, -1) }
        guard let high = Self.product(b, d) else { return nil }
        return rep(inner, low, high)
    }

    private static func product(_ a: Int32, _ b: Int32) -> Int32? {
        let (result, overflow) = a.multipliedReportingOverflow(by: b)
        return overflow || result > 1 << 30 ? nil : result
    }

    func not(_ inner: TermID) -> TermID {
        switch shape(inner) {
        case .nothing: return Self.anything
        case .not(let body): return body
        case .alt(let branches): return and(branches.map(not))
        case .and(let parts): return alt(parts.map(not))
        case .rep(anyScalar, let least, let most): return outside(least, most)
        default: return inner == Self.anything ? Self.nothing : intern(.not(inner))
        }
    }

    /// Texts shorter than `least` or longer than `most`.
    private func outside(_ least: Int32, _ most: Int32) -> TermID {
        let shorter = least > 0 ? rep(anyScalar, 0, least - 1) : Self.nothing
        let longer = most >= 0 ? rep(anyScalar, most + 1, -1) : Self.nothing
        return alt([shorter, longer])
    }

    func rest(_ inner: TermID) -> TermID {
        if inner == Self.nothing { return Self.nothing }
        if inner == Self.anything { return Self.empty }
        return intern(.rest(inner))
    }

    func scope(_ body: TermID, _ trackers: [TermID]) -> TermID {
        var body = body
        if fact(body).asksBack {
            for (index, tracker) in trackers.enumerated() where tracker == Self.nothing {
                body = resolving(Int32(index), in: body)
            }
        }
        guard fact(body).isOpen else { return body }
        return intern(.scope(body, fact(body).asksBack ? trackers : []))
    }

    /// The term with every question about a tracker that can no longer hold answered.
    private func resolving(_ tracker: Int32, in id: TermID) -> TermID {
        guard fact(id).asksBack else { return id }
        spend(1)
        switch shape(id) {
        case .nothing, .empty, .set, .scope: return id
        case .soFar(tracker, let wanted): return wanted ? Self.nothing : Self.empty
        case .soFar: return id
        case .cat(let head, let tail): return cat(resolving(tracker, in: head), resolving(tracker, in: tail))
        case .alt(let branches): return alt(branches.map { resolving(tracker, in: $0) })
        case .and(let parts): return and(parts.map { resolving(tracker, in: $0) })
        case .not(let inner): return not(resolving(tracker, in: inner))
        case .rep(let body, let least, let most): return rep(resolving(tracker, in: body), least, most)
        case .rest(let inner): return rest(resolving(tracker, in: inner))
        }
    }
}
