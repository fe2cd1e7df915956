import ConstraintSolver
import FormModel

/// A change of one constant that ends a conflict.
package struct ConstantRepair: Sendable, Hashable {
    /// Place in the plan.
    package var constraint: Int
    /// The new constant of the constraint as the plan has it, in points.
    package var constant: Double
}

extension LayoutEngine {
    /// Changes of constants that each end a conflict by themselves, at most one for each candidate, the smallest
    /// change first.
    ///
    /// - Parameters:
    ///   - conflict: places in the plan, as in `LayoutSolution.Status.conflict`.
    ///   - candidates: the members whose constants may change.
    package mutating func repairs(
        of conflict: [Int], changing candidates: [Int], in environment: LayoutEnvironment
    ) -> [ConstantRepair] {
        var dropped: Set<Int> = []
        if case .conflict(let groups) = solve(in: environment).status {
            dropped = Set(groups.filter { $0 != conflict }.compactMap(plan.dropped))
        }
        let constraints = linearConstraints(in: environment).constraints.filter { !dropped.contains($0.id) }
        return ConstraintSolver.repairs(of: constraints, candidates: candidates).map {
            let old = plan.constraints[$0.id].constant.inPoints
            return ConstantRepair(constraint: $0.id, constant: old - $0.change)
        }
    }

    /// Ambiguities that do not follow from one another: each found is taken as decided before the next is looked for. At
    /// most `limit`. Sizes of elements are looked at before places: what stands below an open height is open with it.
    package mutating func independentAmbiguities(
        in environment: LayoutEnvironment, limit: Int = 8
    ) -> [LayoutAmbiguity] {
        let unordered = ambiguities(in: environment)
        guard unordered.count > 1 else { return unordered }
        let all = unordered.filter(isSizeOfElement) + unordered.filter { !isSizeOfElement($0) }
        let (variableCount, constraints) = linearConstraints(in: environment)
        var solver = SimplexSolver(variableCount: variableCount, constraints: constraints)
        var next = (constraints.map(\.id).max() ?? 0) + 1
        var found: [LayoutAmbiguity] = []
        while found.count < limit {
            solver.solve()
            let open = solver.ambiguousVariables()
            let loose = Set(open.map(\.variable))
            guard let ambiguity = all.first(where: { loose.contains(variable($0)) }) else { break }
            found.append(ambiguity)
            let unknown = variable(ambiguity)
            // Between its ends it leaves open what does not follow from it.
            let value = open.first { $0.variable == unknown }?.middle ?? solver.value(of: unknown)
            let pin = LinearExpression([LinearTerm(unknown, 1)], constant: -value)
            solver.add(LinearConstraint(pin, .equal, id: next))
            next += 1
        }
        return found
    }

    private func isSizeOfElement(_ ambiguity: LayoutAmbiguity) -> Bool {
        ambiguity.attribute.isDimension && plan.views[ambiguity.view.rawValue].element != nil
    }

    /// The unknown of an attribute in `linearConstraints`.
    private func variable(_ ambiguity: LayoutAmbiguity) -> Variable {
        let count = VariableMap.count(views: plan.views.count)
        let map = VariableMap(viewCount: plan.views.count, verticalOffset: count)
        let axis = ambiguity.attribute.axis
        return ambiguity.attribute.isDimension
            ? map.size(of: ambiguity.view, axis) : map.start(of: ambiguity.view, axis)
    }
}

extension AmbiguousVariable {
    /// Half way between the ends; nil where there are not two.
    fileprivate var middle: Double? {
        guard let lower, let upper else { return nil }
        return (lower + upper) / 2
    }
}
