/// A change of one number that lets all required constraints hold.
package struct Repair: Hashable, Sendable {
    /// The constraint to change.
    package let id: Int
    /// Its new constant part, in points.
    package let constant: Double
    /// The new constant less the old one, in points.
    package let change: Double

    /// The constant of `id` becomes `constant`, `change` more than it was, in points.
    package init(id: Int, constant: Double, change: Double) {
        self.id = id
        self.constant = constant
        self.change = change
    }
}

/// Finds, for each constraint of `candidates` whose constant alone can be changed so that all required members of
/// `constraints` hold, the smallest such change. The smallest comes first; equal ones in the order of
/// `candidates`.
package func repairs(of constraints: [LinearConstraint], candidates: [Int]) -> [Repair] {
    let required = constraints.filter(\.isRequired)
    return candidates.compactMap { repair(of: required, changing: $0) }.enumerated()
        .sorted {
            let sizes = (abs($0.element.change), abs($1.element.change))
            let isTie = abs(sizes.0 - sizes.1) <= Tolerance.range
            return isTie ? $0.offset < $1.offset : sizes.0 < sizes.1
        }
        .map(\.element)
}

/// When it is optional, the member is broken by as little as the others allow: so much its constant
/// has to give.
private func repair(of required: [LinearConstraint], changing id: Int) -> Repair? {
    guard let index = required.firstIndex(where: { $0.id == id }) else { return nil }
    var relaxed = required
    relaxed[index].priority = 1
    let lastVariable = required.flatMap(\.expression.terms).map(\.variable.index).max() ?? -1
    var solver = SimplexSolver(variableCount: lastVariable + 1, constraints: relaxed)
    guard solver.solve() == .satisfied else { return nil }
    let expression = required[index].expression
    let error = expression.value(at: solver.allValues)
    guard required[index].relation.error(of: error) > Tolerance.feasibility else { return nil }
    return Repair(id: id, constant: expression.constant - error, change: -error)
}
