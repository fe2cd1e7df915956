/// The part of a solved system that has more than one optimum, as a system of its own.
///
/// It is put together and solved anew whenever it is needed, so that what is found in it depends on the constraints alone and
/// not on what was solved before. Its free variables, here called locals, are what the elimination left of the open
/// variables; every other open variable is a constant and a sum of multiples of them.
struct OpenPart: Sendable {
    /// An open variable and how it follows from the locals.
    struct Dependence: Sendable {
        var variable: Int
        /// Multiples of locals, sorted by local.
        var terms: [RowTerm]
    }

    /// At an optimum. The last level is unused: choosing among the optima needs it.
    let tableau: Tableau
    /// All optima of the tableau.
    let face: OptimalFace?
    /// The variables of the system that are locals, ascending.
    let localVariables: [Int32]
    /// The rows of the system that are goals of the tableau, by goal.
    let goalRows: [Int32]
    /// The open variables, ascending.
    let dependences: [Dependence]
    /// The values of the locals at the optimum that is chosen.
    private(set) var chosen: [Double] = []

    /// What of `system` is open.
    init(_ system: ReducedSystem) {
        let elimination = system.elimination
        let blocks = system.blocks.filter(\.tableau.hasSeveralOptima)
        let intervals = system.intervals.filter(\.isOpen)
        localVariables =
            (blocks.flatMap(\.variables) + intervals.map(\.variable) + elimination.freeParents).sorted()
        var locals = Locals(localVariables, variableCount: elimination.isEliminated.count)
        let rows =
            (blocks.flatMap(\.rows) + intervals.flatMap { system.goals[$0.goals].map(\.row) }).sorted()
        let used = Set(rows.map { system.rowLevels[Int($0)] })
            .union(elimination.openSteps.map { system.rowLevels[Int($0.row)] }).union([0]).sorted()
        let levels = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, Int32($0)) })
        func goal(_ row: Int32, _ terms: [RowTerm], constant: Double) -> Tableau.Goal {
            let relation = system.relations[Int(row)]
            return Tableau.Goal(
                terms: terms, constant: constant, level: levels[system.rowLevels[Int(row)], default: 0],
                costAbove: relation.costAbove, costBelow: relation.costBelow)
        }
        var goals = rows.map {
            goal($0, locals.translated(elimination.rows[Int($0)]), constant: system.constants[Int($0)])
        }
        goalRows = rows + elimination.openSteps.map(\.row)
        dependences = locals.dependences(elimination)
        // The part of a row that no equation holds at zero is a variable too.
        goals += elimination.openSteps.enumerated().map { place, step in
            let local = locals.count - elimination.openSteps.count + place
            return goal(step.row, [RowTerm(column: Int32(local), value: 1)], constant: 0)
        }
        var tableau = Tableau(freeCount: locals.count, levelCount: used.count + 1, goals: goals)
        tableau.minimize()
        self.tableau = tableau
        face = OptimalFace(tableau)
    }

    /// Writes the values of the open variables.
    ///
    /// - Parameter values: the values that all variables would have with every local at zero.
    mutating func choose(into values: inout [Double]) {
        var choice = OptimumChoice(tableau)
        choice.minimizeErrors()
        for dependence in dependences where !choice.isMade {
            choice.bringNearZero(dependence.terms, constant: values[dependence.variable])
        }
        chosen = choice.values
        for dependence in dependences {
            values[dependence.variable] = dependence.terms.reduce(values[dependence.variable]) {
                $0 + $1.value * chosen[Int($1.column)]
            }
        }
    }
}

/// Numbers for the locals, and what follows from them.
private struct Locals {
    /// How many there are.
    private(set) var count: Int
    private var numbers: [Int32]
    private let variables: [Int32]

    init(_ variables: [Int32], variableCount: Int) {
        self.variables = variables
        count = variables.count
        numbers = Array(repeating: -1, count: variableCount)
        for (number, variable) in variables.enumerated() { numbers[Int(variable)] = Int32(number) }
    }

    /// The terms of a row of which every variable is a local; sorted, as locals are numbered in the order of variables.
    func translated(_ row: [RowTerm]) -> [RowTerm] {
        row.map { RowTerm(column: numbers[Int($0.column)], value: $0.value) }
    }

    /// How each variable follows from the locals, those of ``Elimination/openSteps`` included, which are numbered here.
    mutating func dependences(_ elimination: Elimination) -> [OpenPart.Dependence] {
        var known = Array(repeating: [RowTerm](), count: numbers.count)
        for (number, variable) in variables.enumerated() {
            known[Int(variable)] = [RowTerm(column: Int32(number), value: 1)]
        }
        var slacks: [Int32: Int32] = [:]
        for step in elimination.openSteps {
            slacks[step.row] = Int32(count)
            count += 1
        }
        for step in elimination.steps.reversed() {
            var sum: [RowTerm] = []
            for term in elimination.rows[Int(step.row)] where term.column != step.variable {
                sum.add(known[Int(term.column)], times: -term.value / step.coefficient)
            }
            if let slack = slacks[step.row] {
                sum.append(RowTerm(column: slack, value: 1 / step.coefficient))
                sum.sort { $0.column < $1.column }
            }
            known[Int(step.variable)] = sum
        }
        return known.indices.compactMap {
            known[$0].isEmpty ? nil : OpenPart.Dependence(variable: $0, terms: known[$0])
        }
    }
}

extension [RowTerm] {
    /// Adds `factor * other`; both are sorted by column.
    mutating func add(_ other: [RowTerm], times factor: Double) {
        for term in other {
            let index = lowerBound(of: term.column)
            if index < count, self[index].column == term.column {
                self[index].value += factor * term.value
                if abs(self[index].value) < Tolerance.coefficient { remove(at: index) }
            } else {
                insert(RowTerm(column: term.column, value: factor * term.value), at: index)
            }
        }
    }
}
