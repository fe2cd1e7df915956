/// A system after elimination, split into parts that share no variable: single variables, which are
/// solved directly, and blocks, which need the simplex method.
struct ReducedSystem: Sendable {
    /// A variable whose remaining constraints mention no other.
    struct Interval: Sendable {
        var variable: Int32
        var goals: Range<Int>
        var optimum: OptimalInterval
    }

    /// Several variables that the remaining constraints tie together.
    struct Block: Sendable {
        /// The variable of each free variable of the tableau.
        var variables: [Int32]
        /// The row of each goal of the tableau.
        var rows: [Int32]
        var tableau: Tableau
    }

    let elimination: Elimination
    /// Variables that no constraint holds once the others are known.
    private(set) var freeVariables: [Int32] = []
    private(set) var intervals: [Interval] = []
    private(set) var blocks: [Block] = []
    /// Sorted by interval, then level.
    private(set) var goals: [IntervalGoal] = []
    /// Rows of required constraints without variables: they hold or not, whatever is solved.
    let requiredVacuousRows: [(row: Int, relation: LinearRelation)]
    /// By row: 0 for required, then one number for each priority from the highest down.
    let rowLevels: [Int32]
    /// By row.
    let relations: [LinearRelation]
    /// The constants of the reduced rows.
    private(set) var constants: [Double]
    /// Those before the last change.
    private var oldConstants: [Double] = []

    /// Splits and solves what an elimination of the constraints has left.
    init(_ elimination: Elimination, variableCount: Int, constraints: [LinearConstraint]) {
        self.elimination = elimination
        requiredVacuousRows = elimination.vacuousRows.map(Int.init).filter { constraints[$0].isRequired }
            .map { ($0, constraints[$0].relation) }
        constants = constraints.map(\.expression.constant)
        elimination.reduceConstants(&constants)
        let parts = Partition(elimination, variableCount: variableCount)
        freeVariables = parts.freeVariables
        let levels = PriorityLevels(constraints)
        rowLevels = constraints.map(levels.level)
        relations = constraints.map(\.relation)
        for rows in parts.rowGroups {
            if parts.isSingle(rows) { addInterval(rows) } else { addBlock(rows) }
        }
    }

    private mutating func addInterval(_ rows: [Int32]) {
        let start = goals.count
        for row in rows {
            let relation = relations[Int(row)]
            goals.append(
                IntervalGoal(
                    row: row,
                    level: rowLevels[Int(row)],
                    coefficient: elimination.rows[Int(row)][0].value,
                    costAbove: relation.costAbove,
                    costBelow: relation.costBelow))
        }
        goals[start...].sort { ($0.level, $0.row) < ($1.level, $1.row) }
        intervals.append(
            Interval(
                variable: elimination.rows[Int(rows[0])][0].column,
                goals: start..<goals.count,
                optimum: OptimalInterval(goals[start...], constants: constants)))
    }

    private mutating func addBlock(_ rows: [Int32]) {
        let terms = rows.map { elimination.rows[Int($0)] }
        let variables = Set(terms.joined().map(\.column)).sorted()
        let local = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, Int32($0)) })
        let levels = rows.map { rowLevels[Int($0)] }
        let used = Set(levels).union([0]).sorted()
        let compact = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, Int32($0)) })
        let blockGoals = rows.indices.map { index in
            let relation = relations[Int(rows[index])]
            return Tableau.Goal(
                terms: terms[index].map {
                    RowTerm(column: local[$0.column, default: 0], value: $0.value)
                },
                constant: constants[Int(rows[index])],
                level: compact[levels[index], default: 0],
                costAbove: relation.costAbove,
                costBelow: relation.costBelow)
        }
        var tableau = Tableau(freeCount: variables.count, levelCount: used.count, goals: blockGoals)
        tableau.minimize()
        blocks.append(Block(variables: variables, rows: rows, tableau: tableau))
    }
}

// MARK: - New constants

extension ReducedSystem {
    /// Solves again for other constants of the same constraints.
    mutating func update(constants given: [Double]) {
        swap(&constants, &oldConstants)
        if constants.count == given.count {
            for position in given.indices { constants[position] = given[position] }
        } else {
            constants = given
        }
        elimination.reduceConstants(&constants)
        for index in intervals.indices where hasMoved(intervals[index].goals) {
            intervals[index].optimum = OptimalInterval(
                goals[intervals[index].goals], constants: constants)
        }
        for index in blocks.indices { updateBlock(index) }
    }

    private func hasMoved(_ range: Range<Int>) -> Bool {
        for index in range where constants[Int(goals[index].row)] != oldConstants[Int(goals[index].row)] {
            return true
        }
        return false
    }

    private mutating func updateBlock(_ index: Int) {
        var moved = false
        for goal in blocks[index].rows.indices {
            let row = Int(blocks[index].rows[goal])
            let change = constants[row] - oldConstants[row]
            guard change != 0 else { continue }
            moved = true
            blocks[index].tableau.moveConstant(ofGoal: goal, by: change)
        }
        if moved { blocks[index].tableau.restore() }
    }

    /// Whether enough pivots were made that rounding errors may have added up.
    var needsRefactoring: Bool {
        blocks.contains { $0.tableau.pivotCount > 2000 + 20 * $0.rows.count }
    }

    /// Whether there is more than one optimum.
    var hasSeveralOptima: Bool {
        elimination.leavesOpen || intervals.contains(where: \.isOpen)
            || blocks.contains(where: \.tableau.hasSeveralOptima)
    }

    /// Writes the value of each variable, in points.
    ///
    /// - Parameter zeros: variables that are taken for 0, whatever their value; the others follow.
    func write(into values: inout [Double], zeros: [Int32] = []) {
        for variable in freeVariables { values[Int(variable)] = 0 }
        for interval in intervals { values[Int(interval.variable)] = interval.optimum.value }
        for block in blocks {
            for (local, variable) in block.variables.enumerated() {
                values[Int(variable)] = block.tableau.value(of: local)
            }
        }
        for variable in zeros { values[Int(variable)] = 0 }
        elimination.substituteBack(into: &values, constants: constants)
    }
}

extension ReducedSystem.Interval {
    /// Whether more than one value is best.
    var isOpen: Bool { optimum.upper - optimum.lower > Tolerance.range }
}
