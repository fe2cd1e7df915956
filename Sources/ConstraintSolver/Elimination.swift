/// Takes out of a system every variable that an equation determines from others.
///
/// Forms are nearly triangular: most required equalities give one edge from edges before it. Each step
/// takes one row and one variable of it; the row then gives the variable once the others are known
/// (`Step`). What is done depends on the coefficients alone, so that new constants only need
/// `reduceConstants`.
struct Elimination: Sendable {
    /// The row `row` gives `variable` its value: the value that makes the row zero.
    struct Step: Sendable {
        var row: Int32
        var variable: Int32
        var coefficient: Double
    }

    /// `factor` times the row `source` was added to the row `target`.
    struct Operation: Sendable {
        var target: Int32
        var source: Int32
        var factor: Double
    }

    /// One row for each constraint: as it stood when it was taken, or as it is left.
    private(set) var rows: [[RowTerm]] = []
    /// Rows that no step took and that still have terms.
    private(set) var isResidual: [Bool]
    /// Rows whose terms have all canceled, or that had none.
    private(set) var vacuousRows: [Int32] = []
    /// The steps in the order taken: a step's row mentions only variables of later steps and residual ones.
    private(set) var steps: [Step] = []
    /// The operations in the order done.
    private(set) var operations: [Operation] = []
    /// Whether a step has taken the variable.
    private(set) var isEliminated: [Bool]
    /// Steps that take an inequality: the row may also leave zero on the side where it holds.
    private(set) var openSteps: [Step] = []
    /// Variables in no residual row that no step took and that others are given by, ascending.
    private(set) var freeParents: [Int32] = []

    /// Whether some variables are open whatever the constants are and others follow from them.
    var leavesOpen: Bool { !openSteps.isEmpty || !freeParents.isEmpty }

    private let isEquation: [Bool]
    private let isInequality: [Bool]
    private var columnRows: [[Int32]]
    private var columnCounts: [Int32]
    private var singletonColumns: [Int32] = []
    /// Equations by the class of their length.
    private var equationsByLength: [[Int32]] = Array(repeating: [], count: 64)
    private var scratch: [RowTerm] = []

    /// Runs the whole elimination.
    init(variableCount: Int, constraints: [LinearConstraint]) {
        isEliminated = Array(repeating: false, count: variableCount)
        isResidual = Array(repeating: true, count: constraints.count)
        isEquation = constraints.map { $0.isRequired && $0.relation == .equal }
        isInequality = constraints.map { $0.relation != .equal }
        columnRows = Array(repeating: [], count: variableCount)
        columnCounts = Array(repeating: 0, count: variableCount)
        read(constraints)
        run()
        findOpen()
        columnRows = []
        columnCounts = []
        equationsByLength = []
        scratch = []
    }

    private mutating func read(_ constraints: [LinearConstraint]) {
        rows.reserveCapacity(constraints.count)
        for constraint in constraints {
            rows.append([RowTerm](normalizing: constraint.expression))
        }
        for row in rows.indices {
            for term in rows[row] {
                columnRows[Int(term.column)].append(Int32(row))
                columnCounts[Int(term.column)] += 1
            }
            if rows[row].isEmpty { retireVacuous(row) } else { queueEquation(row) }
        }
        for column in columnCounts.indices.reversed() where columnCounts[column] == 1 {
            singletonColumns.append(Int32(column))
        }
    }

    private mutating func run() {
        repeat {
            while let column = singletonColumns.popLast() { takeSingleton(column) }
        } while takeShortestEquation()
    }

    private mutating func findOpen() {
        openSteps = steps.filter { isInequality[Int($0.row)] }
        var isUsed = isEliminated
        for row in rows.indices where isResidual[row] {
            for term in rows[row] { isUsed[Int(term.column)] = true }
        }
        for step in steps {
            for term in rows[Int(step.row)] where !isUsed[Int(term.column)] {
                isUsed[Int(term.column)] = true
                freeParents.append(term.column)
            }
        }
        freeParents.sort()
    }

    private mutating func retireVacuous(_ row: Int) {
        isResidual[row] = false
        vacuousRows.append(Int32(row))
    }

    private mutating func queueEquation(_ row: Int) {
        guard isEquation[row] else { return }
        equationsByLength[Self.lengthClass(rows[row].count)].append(Int32(row))
    }

    /// Lengths under 16 each, from there on by powers of two. Long equations, such as the height of all that scrolls, have
    /// to be told apart: with the longest added to its short neighbors one after the other the work would grow with
    /// the square of the form's length.
    private static func lengthClass(_ count: Int) -> Int {
        count < 16 ? count : 12 + (Int.bitWidth - 1 - count.leadingZeroBitCount)
    }
}

// MARK: - Steps

extension Elimination {
    /// A variable of one row only: whatever the others are, it can make that row zero. An inequality of this variable alone
    /// stays, because zero of the row need not be its best value.
    private mutating func takeSingleton(_ column: Int32) {
        guard !isEliminated[Int(column)], columnCounts[Int(column)] == 1 else { return }
        for row in columnRows[Int(column)] where isResidual[Int(row)] {
            guard let index = rows[Int(row)].entryIndex(of: column) else { continue }
            if rows[Int(row)].count > 1 || !isInequality[Int(row)] { take(row: Int(row), index: index) }
            return
        }
    }

    /// Takes the equation with the fewest terms; false when no equation is left.
    private mutating func takeShortestEquation() -> Bool {
        for length in 1..<equationsByLength.count {
            while let row = equationsByLength[length].popLast().map(Int.init) {
                guard isResidual[row], Self.lengthClass(rows[row].count) == length else { continue }
                let index = pivotPlace(in: rows[row])
                substitute(row: row, index: index)
                take(row: row, index: index)
                return true
            }
        }
        return false
    }

    /// The variable that occurs in the fewest rows, among those whose coefficient is not small.
    private func pivotPlace(in row: [RowTerm]) -> Int {
        let smallest = 0.01 * row.reduce(0) { Swift.max($0, abs($1.value)) }
        var best = -1
        for index in row.indices where abs(row[index].value) >= smallest {
            if best < 0 || columnCounts[Int(row[index].column)] < columnCounts[Int(row[best].column)] {
                best = index
            }
        }
        return best
    }

    private mutating func take(row: Int, index: Int) {
        let pivot = rows[row][index]
        isResidual[row] = false
        isEliminated[Int(pivot.column)] = true
        steps.append(Step(row: Int32(row), variable: pivot.column, coefficient: pivot.value))
        for term in rows[row] { countDown(term.column) }
    }

    private mutating func countDown(_ column: Int32) {
        columnCounts[Int(column)] -= 1
        if columnCounts[Int(column)] == 1, !isEliminated[Int(column)] { singletonColumns.append(column) }
    }

    /// Cancels the variable at `place` of `row` in every other row.
    private mutating func substitute(row: Int, index: Int) {
        let pivot = rows[row][index]
        let holders = columnRows[Int(pivot.column)]
        for target in holders where isResidual[Int(target)] && Int(target) != row {
            guard let found = rows[Int(target)].entryIndex(of: pivot.column) else { continue }
            let factor = -rows[Int(target)][found].value / pivot.value
            operations.append(Operation(target: target, source: Int32(row), factor: factor))
            if rows[row].count == 1 {
                rows[Int(target)].remove(at: found)
            } else {
                add(row: row, times: factor, to: Int(target), cancelling: pivot.column)
            }
            columnCounts[Int(pivot.column)] -= 1
            if rows[Int(target)].isEmpty { retireVacuous(Int(target)) } else { queueEquation(Int(target)) }
        }
    }

    private mutating func add(row: Int, times factor: Double, to target: Int, cancelling column: Int32) {
        scratch.removeAll(keepingCapacity: true)
        let left = rows[target]
        let right = rows[row]
        var (leftPlace, rightPlace) = (0, 0)
        while leftPlace < left.count || rightPlace < right.count {
            let leftColumn = leftPlace < left.count ? left[leftPlace].column : .max
            let rightColumn = rightPlace < right.count ? right[rightPlace].column : .max
            if leftColumn < rightColumn {
                scratch.append(left[leftPlace])
                leftPlace += 1
            } else if rightColumn < leftColumn {
                scratch.append(RowTerm(column: rightColumn, value: factor * right[rightPlace].value))
                columnRows[Int(rightColumn)].append(Int32(target))
                columnCounts[Int(rightColumn)] += 1
                rightPlace += 1
            } else {
                let value = left[leftPlace].value + factor * right[rightPlace].value
                if leftColumn != column {
                    if abs(value) >= Tolerance.coefficient {
                        scratch.append(RowTerm(column: leftColumn, value: value))
                    } else {
                        countDown(leftColumn)
                    }
                }
                leftPlace += 1
                rightPlace += 1
            }
        }
        swap(&rows[target], &scratch)
    }
}

// MARK: - Constants

extension Elimination {
    /// Does to the constants of the constraints what was done to their rows.
    func reduceConstants(_ constants: inout [Double]) {
        for operation in operations {
            constants[Int(operation.target)] += operation.factor * constants[Int(operation.source)]
        }
    }

    /// Turns multipliers of the reduced rows into the same combination of the rows as given.
    func expandMultipliers(_ multipliers: inout [Double]) {
        for operation in operations.reversed() {
            multipliers[Int(operation.source)] += operation.factor * multipliers[Int(operation.target)]
        }
    }

    /// Gives the eliminated variables their values; the others are set already.
    func substituteBack(into values: inout [Double], constants: [Double]) {
        for step in steps.reversed() {
            var sum = constants[Int(step.row)]
            for term in rows[Int(step.row)] where term.column != step.variable {
                sum += term.value * values[Int(term.column)]
            }
            values[Int(step.variable)] = -sum / step.coefficient
        }
    }
}
