extension SimplexSolver {
    /// Required constraints that follow from the other required ones: all of them can be taken out
    /// together and the same solutions are left. Of two that say the same the later is named. Ids in the
    /// order added.
    ///
    /// - Parameter candidates: The ids that are asked about; nil for all. Each question is a system of its own.
    package func redundantConstraints(among candidates: Set<Int>? = nil) -> [Int] {
        var redundant: [Int] = []
        for group in requiredGroups() {
            var kept = group
            for index in group.indices.reversed()
            where candidates?.contains(group[index].id) ?? true {
                let constraint = kept.remove(at: index)
                if isImplied(constraint, by: kept) {
                    redundant.append(constraint.id)
                } else {
                    kept.insert(constraint, at: index)
                }
            }
        }
        let members = Set(redundant)
        return constraints.map(\.id).filter { members.contains($0) }
    }

    /// Groups of ids of constraints that say the same at the same priority; ids in the order added.
    package func duplicateConstraints() -> [[Int]] {
        var groups: [CanonicalConstraint: [Int]] = [:]
        for (index, constraint) in constraints.enumerated() {
            guard let canonical = CanonicalConstraint(constraint) else { continue }
            groups[canonical, default: []].append(index)
        }
        return groups.values.filter { $0.count > 1 }
            .sorted { $0[0] < $1[0] }
            .map { $0.map { constraints[$0].id } }
    }

    /// The required constraints, in groups that share no variable.
    private func requiredGroups() -> [[LinearConstraint]] {
        var parents = Array(0..<variableCount)
        func root(_ variable: Int) -> Int {
            var current = variable
            while parents[current] != current {
                parents[current] = parents[parents[current]]
                current = parents[current]
            }
            return current
        }
        let required = constraints.filter { $0.isRequired && !$0.expression.terms.isEmpty }
        for constraint in required {
            let first = constraint.expression.terms[0].variable.index
            for term in constraint.expression.terms {
                let roots = (root(first), root(term.variable.index))
                parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
            }
        }
        return Dictionary(grouping: required) { root($0.expression.terms[0].variable.index) }
            .sorted { $0.key < $1.key }
            .map(\.value)
    }

    /// Whether no solution of `others` breaks `constraint`: asking for one that does is a conflict.
    private func isImplied(_ constraint: LinearConstraint, by others: [LinearConstraint]) -> Bool {
        let step = 1e-3
        var broken: [LinearConstraint] = []
        if constraint.relation != .greaterOrEqual {
            broken.append(
                LinearConstraint(constraint.expression - step, .greaterOrEqual, id: constraint.id))
        }
        if constraint.relation != .lessOrEqual {
            broken.append(LinearConstraint(constraint.expression + step, .lessOrEqual, id: constraint.id))
        }
        return broken.allSatisfy { broken in
            var solver = SimplexSolver(compacting: others + [broken])
            return solver.solve() != .satisfied
        }
    }
}

/// A constraint scaled so that equal meanings are equal values.
private struct CanonicalConstraint: Hashable {
    let terms: [LinearTerm]
    let constant: Double
    let relation: LinearRelation
    let priority: Double

    init?(_ constraint: LinearConstraint) {
        let row = [RowTerm](normalizing: constraint.expression)
        guard let scale = row.first?.value else { return nil }
        terms = row.map { LinearTerm(Variable(index: Int($0.column)), $0.value / scale) }
        constant = constraint.expression.constant / scale
        relation = scale > 0 ? constraint.relation : constraint.relation.reversed
        priority = constraint.priority
    }
}

extension LinearRelation {
    /// The relation after both sides are multiplied by -1.
    fileprivate var reversed: LinearRelation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
