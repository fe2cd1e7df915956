/// Unions and intersections in normal form: flat, sorted, without repetition, with what can be joined joined.
extension TermStore {
    func alt(_ branches: [TermID]) -> TermID {
        var flat: [TermID] = []
        for branch in branches {
            flatten(branch, into: &flat) { if case .alt(let inner) = $0 { inner } else { nil } }
        }
        flat.removeAll { $0 == Self.nothing }
        guard flat.count > 1 else { return flat.first ?? Self.nothing }
        spend(flat.count)
        flat = joined(Self.unique(flat))
        if flat.contains(Self.anything) { return Self.anything }
        if hasOpposites(flat) { return Self.anything }
        guard flat.count > 1 else { return flat.first ?? Self.nothing }
        return intern(.alt(flat))
    }

    func and(_ parts: [TermID]) -> TermID {
        var flat: [TermID] = []
        for part in parts {
            flatten(part, into: &flat) { if case .and(let inner) = $0 { inner } else { nil } }
        }
        flat.removeAll { $0 == Self.anything }
        guard flat.count > 1 else { return flat.first ?? Self.anything }
        spend(flat.count)
        flat = meeting(Self.unique(flat))
        if flat.contains(Self.nothing) || hasOpposites(flat) || !lengthsMeet(flat) { return Self.nothing }
        guard flat.count > 1 else { return flat.first ?? Self.anything }
        return intern(.and(flat))
    }

    private func flatten(_ id: TermID, into flat: inout [TermID], _ inner: (Shape) -> [TermID]?) {
        if let parts = inner(shape(id)) { flat += parts } else { flat.append(id) }
    }

    private static func unique(_ ids: [TermID]) -> [TermID] {
        var result: [TermID] = []
        for id in ids.sorted() where result.last != id { result.append(id) }
        return result
    }

    /// Whether a term stands beside its own complement.
    private func hasOpposites(_ ids: [TermID]) -> Bool {
        ids.contains { id in
            guard case .not(let inner) = shape(id) else { return false }
            return ids.contains(inner)
        }
    }

    private func lengthsMeet(_ ids: [TermID]) -> Bool {
        var least = 0
        var most = Int.max
        for id in ids {
            let fact = fact(id)
            least = max(least, fact.least)
            most = min(most, fact.most)
        }
        return least <= most
    }

    // MARK: Joining

    /// A branch as a counted repetition of a body with a tail after it.
    private struct Split: Hashable {
        let body: TermID
        let tail: TermID
    }

    /// Joins sets before one tail, and repetitions of one body before one tail whose counts touch.
    private func joined(_ branches: [TermID]) -> [TermID] {
        var result: [TermID] = []
        var setsByTail: [(tail: TermID, classes: ClassSet)] = []
        var counts: [Split: [(least: Int32, most: Int32)]] = [:]
        var order: [Split] = []
        for branch in branches {
            let (head, tail) = split(branch)
            switch shape(head) {
            case .set(let classes):
                if let index = setsByTail.firstIndex(where: { $0.tail == tail }) {
                    setsByTail[index].classes = setsByTail[index].classes.union(classes)
                } else {
                    setsByTail.append((tail, classes))
                }
            case .rep(let body, let least, let most) where !fact(body).isOpen:
                let key = Split(body: body, tail: tail)
                if counts[key] == nil { order.append(key) }
                counts[key, default: []].append((least, most))
            default: result.append(branch)
            }
        }
        for entry in setsByTail { result.append(cat(set(entry.classes), entry.tail)) }
        for key in order {
            for count in Self.touching(counts[key] ?? []) {
                result.append(cat(rep(key.body, count.least, count.most), key.tail))
            }
        }
        let shadowed = shadowedTails(result)
        if !shadowed.isEmpty { result.removeAll { shadowed.contains($0) } }
        return Self.unique(result)
    }

    private func split(_ branch: TermID) -> (head: TermID, tail: TermID) {
        if case .cat(let head, let tail) = shape(branch) { return (head, tail) }
        return (branch, Self.empty)
    }

    private static func touching(_ counts: [(least: Int32, most: Int32)]) -> [(least: Int32, most: Int32)] {
        guard counts.count > 1 else { return counts }
        var result: [(least: Int32, most: Int32)] = []
        for count in counts.sorted(by: { ($0.least, $0.most) < ($1.least, $1.most) }) {
            guard let last = result.last, last.most < 0 || count.least <= last.most + 1 else {
                result.append(count)
                continue
            }
            let most = last.most < 0 || count.most < 0 ? -1 : max(last.most, count.most)
            result[result.count - 1] = (last.least, most)
        }
        return result
    }

    /// `k` beside `x*k` adds nothing; nor does the empty text beside anything that may be empty.
    private func shadowedTails(_ branches: [TermID]) -> Set<TermID> {
        var result: Set<TermID> = []
        for branch in branches where branch != Self.empty {
            if !fact(branch).isOpen, fact(branch).isNullable { result.insert(Self.empty) }
            var rest = branch
            while case .cat(let head, let tail) = shape(rest), !fact(head).isOpen, fact(head).isNullable {
                result.insert(tail)
                rest = tail
            }
        }
        return result
    }

    /// Joins sets, and counts of any scalars, in an intersection.
    private func meeting(_ parts: [TermID]) -> [TermID] {
        var result: [TermID] = []
        var classes: ClassSet?
        var length: (least: Int32, most: Int32)?
        for part in parts {
            switch shape(part) {
            case .set(let other): classes = classes.map { $0.intersection(other) } ?? other
            case .rep(anyScalar, let least, let most):
                let known = length ?? (0, -1)
                let end = known.most < 0 ? most : most < 0 ? known.most : min(most, known.most)
                length = (max(known.least, least), end)
            default: result.append(part)
            }
        }
        if let classes { result.append(set(classes)) }
        if let length {
            let possible = length.most < 0 || length.least <= length.most
            result.append(possible ? rep(anyScalar, length.least, length.most) : Self.nothing)
        }
        return Self.unique(result)
    }
}
