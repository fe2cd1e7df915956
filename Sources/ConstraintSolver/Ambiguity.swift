/// A variable that the constraints do not determine.
package struct AmbiguousVariable: Hashable, Sendable {
    /// The variable whose value is ambiguous.
    package let variable: Variable
    /// The least value in points among the best solutions; nil when there is none.
    package let lower: Double?
    /// The greatest value in points among the best solutions; nil when there is none.
    package let upper: Double?

    /// `variable` between `lower` and `upper`, in points.
    package init(variable: Variable, lower: Double?, upper: Double?) {
        self.variable = variable
        self.lower = lower
        self.upper = upper
    }
}

extension SimplexSolver {
    /// The variables that take more than one value among the best solutions of the whole problem, all
    /// priorities counted, in order of creation. Empty when the required constraints cannot hold.
    package mutating func ambiguousVariables() -> [AmbiguousVariable] {
        guard solve() == .satisfied, let system else { return [] }
        let values = allValues
        return system.looseRanges(constraints).map { index, range in
            AmbiguousVariable(
                variable: Variable(index: index),
                lower: range.lower.isFinite ? values[index] + range.lower : nil,
                upper: range.upper.isFinite ? values[index] + range.upper : nil)
        }
    }

    /// Groups of ids of optional constraints of one priority that cannot all hold, where the priority's
    /// least error can be shared among them in more than one way, so that which of them loses is not
    /// determined. Ids ascend in a group, groups by their first id.
    package mutating func tiedConstraints() -> [[Int]] {
        guard solve() == .satisfied, let system else { return [] }
        return system.tiedRows()
            .map { $0.map { given[$0].id }.sorted() }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }
}

extension ReducedSystem {
    /// The variables that can move, by index.
    func looseRanges(_ constraints: [LinearConstraint]) -> [(Int, LooseRange)] {
        var sources = LooseSources(variableCount: elimination.isEliminated.count)
        for variable in freeVariables {
            sources.add(to: Int(variable), range: (-.infinity, .infinity))
        }
        for interval in intervals {
            let optimum = interval.optimum
            guard optimum.upper - optimum.lower > Tolerance.range else { continue }
            sources.add(
                to: Int(interval.variable),
                range: (optimum.lower - optimum.value, optimum.upper - optimum.value))
        }
        for block in blocks {
            guard let face = OptimalFace(block.tableau) else { continue }
            sources.add(face, variables: block.variables)
        }
        for step in elimination.steps.reversed() {
            sources.add(
                step, row: elimination.rows[Int(step.row)],
                relation: constraints[Int(step.row)].relation)
        }
        return sources.looseVariables
    }

    /// The rows of optional constraints whose error is not the same in all optima, tied ones together.
    func tiedRows() -> [[Int]] {
        intervals.flatMap(tiedRows) + blocks.flatMap(tiedRows)
    }

    private func tiedRows(_ interval: Interval) -> [[Int]] {
        let optimum = interval.optimum
        guard optimum.upper - optimum.lower > Tolerance.range,
            optimum.lower.isFinite, optimum.upper.isFinite
        else { return [] }
        let varying = goals[interval.goals].filter { goal in
            let errors = [optimum.lower, optimum.upper].map { point in
                let value = goal.coefficient * point + constants[Int(goal.row)]
                return max(goal.costAbove * value, -goal.costBelow * value)
            }
            return abs(max(0, errors[0]) - max(0, errors[1])) > Tolerance.range
        }
        return Set(varying.map(\.level)).sorted().map { level in
            varying.filter { $0.level == level }.map { Int($0.row) }
        }
    }

    private func tiedRows(_ block: Block) -> [[Int]] {
        guard let face = OptimalFace(block.tableau) else { return [] }
        var groups: [(level: Int32, rays: Set<Int>, rows: [Int])] = []
        for goal in block.rows.indices {
            guard let rays = block.tableau.raysMovingError(ofGoal: goal, on: face) else { continue }
            let level = block.tableau.levels[block.tableau.variable(ofGoal: goal)]
            var merged = (level: level, rays: rays, rows: [Int(block.rows[goal])])
            for group in groups where group.level == level && !group.rays.isDisjoint(with: merged.rays) {
                merged.rays.formUnion(group.rays)
                merged.rows += group.rows
            }
            groups.removeAll { $0.level == level && !$0.rays.isDisjoint(with: merged.rays) }
            groups.append(merged)
        }
        return groups.map(\.rows)
    }
}

extension Tableau {
    /// The slots through which the error of the optional constraint `goal` can change among all optima;
    /// nil when it is the same in all.
    fileprivate func raysMovingError(ofGoal goal: Int, on face: OptimalFace) -> Set<Int>? {
        let variable = variable(ofGoal: goal)
        guard levels[variable] > 0, let functional = face.functional(of: variable) else { return nil }
        let range = face.range(of: functional)
        let index = Int(places[variable])
        let isMoving: Bool
        if index >= 0 {
            isMoving = price(ofRow: index) != 0 && range.upper - range.lower > Tolerance.range
        } else {
            isMoving =
                costsAbove[variable] > 0 && range.upper > Tolerance.range
                || costsBelow[variable] > 0 && range.lower < -Tolerance.range
        }
        guard isMoving else { return nil }
        return Set(
            face.rays.indices.filter { abs(functional[$0]) > Tolerance.pivot }.map { face.rays[$0].slot })
    }
}
