/// An irreducible conflict among the required members of `constraints`: their ids, ascending, such that
/// they cannot hold together and would without any one of them; empty when all required ones can hold.
///
/// Deletion filtering over the set that the dual values name: a member that is not needed for the conflict
/// is dropped, one after another.
package func minimalConflict(of constraints: [LinearConstraint]) -> [Int] {
    let required = constraints.filter(\.isRequired)
    guard var suspects = conflict(among: required) else { return [] }
    var index = 0
    while index < suspects.count {
        var rest = suspects
        rest.remove(at: index)
        if let smaller = conflict(among: rest) {
            let ids = Set(smaller.map(\.id))
            index = suspects[..<index].count { ids.contains($0.id) }
            suspects = smaller
        } else {
            index += 1
        }
    }
    return suspects.map(\.id).sorted()
}

/// Conflicts that share no constraint, each irreducible: one after another is taken out until the rest can
/// hold. In the order in which they were found.
package func disjointConflicts(of constraints: [LinearConstraint]) -> [[Int]] {
    var rest = constraints.filter(\.isRequired)
    var found: [[Int]] = []
    while true {
        let ids = minimalConflict(of: rest)
        if ids.isEmpty { return found }
        found.append(ids)
        let members = Set(ids)
        rest.removeAll { members.contains($0.id) }
    }
}

/// The members that the dual values name, in their order; nil when `constraints` can hold together.
private func conflict(among constraints: [LinearConstraint]) -> [LinearConstraint]? {
    var solver = SimplexSolver(compacting: constraints)
    guard case .unsatisfiable(let ids) = solver.solve() else { return nil }
    let members = Set(ids)
    return constraints.filter { members.contains($0.id) }
}

extension SimplexSolver {
    /// A solver of `constraints` that has only the variables they mention, renumbered in order.
    init(compacting constraints: [LinearConstraint]) {
        let used = Set(constraints.flatMap { $0.expression.terms.map(\.variable) }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
        let renumbered = constraints.map { constraint in
            var copy = constraint
            for index in copy.expression.terms.indices {
                let old = copy.expression.terms[index].variable
                copy.expression.terms[index].variable = Variable(index: numbers[old, default: 0])
            }
            return copy
        }
        self.init(variableCount: used.count, constraints: renumbered)
    }
}
