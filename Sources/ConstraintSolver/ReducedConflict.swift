extension ReducedSystem {
    /// Multipliers, one for each constraint, under which required constraints add up to a contradiction
    /// (Farkas' lemma); nil when all required ones hold.
    var conflictMultipliers: [Double]? {
        guard
            let reduced = vacuousConflict() ?? intervalConflict() ?? blockConflict()
        else { return nil }
        var multipliers = Array(repeating: 0.0, count: constants.count)
        for (row, multiplier) in reduced { multipliers[row] += multiplier }
        elimination.expandMultipliers(&multipliers)
        return multipliers
    }

    private typealias Multipliers = [(row: Int, multiplier: Double)]

    /// A row without variables that says that a constant other than zero is zero.
    private func vacuousConflict() -> Multipliers? {
        let broken = requiredVacuousRows.first {
            $0.relation.error(of: constants[$0.row]) > Tolerance.feasibility
        }
        return broken.map { [($0.row, 1)] }
    }

    /// A lower bound above an upper one.
    private func intervalConflict() -> Multipliers? {
        for interval in intervals where interval.optimum.conflict > Tolerance.feasibility {
            let ends = [interval.optimum.lowerRow, interval.optimum.upperRow].map(Int.init)
            return [
                (ends[0], 1 / elimination.rows[ends[0]][0].value),
                (ends[1], -1 / elimination.rows[ends[1]][0].value),
            ]
        }
        return nil
    }

    /// A block whose required level keeps a cost.
    private func blockConflict() -> Multipliers? {
        for block in blocks where block.tableau.requiredError > Tolerance.feasibility {
            return block.tableau.requiredMultipliers.map { (Int(block.rows[$0.goal]), $0.multiplier) }
        }
        return nil
    }
}

extension Tableau {
    /// The sum of the errors of required constraints, in points.
    var requiredError: Double {
        rows.indices.reduce(0) { sum, row in
            levels[Int(rowVariables[row])] == 0 ? sum + max(0, price(ofRow: row) * beta[row]) : sum
        }
    }

    /// The dual values of the required constraints.
    var requiredMultipliers: [(goal: Int, multiplier: Double)] {
        levels.indices.compactMap { variable in
            guard levels[variable] == 0 else { return nil }
            let index = Int(places[variable])
            let multiplier =
                index >= 0 ? price(ofRow: index) : -reduced[~index * levelCount]
            return abs(multiplier) > Tolerance.cost ? (variable - freeCount, multiplier) : nil
        }
    }
}
