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
}
