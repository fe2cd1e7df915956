/// A lexicographic simplex tableau in dictionary form.
///
/// The system is a set of rows `r = a·x + c`, each with a price for `r` above and below zero at one
/// level; level 0 is that of required constraints. Every basic variable is an affine function of the
/// non-basic ones, which stand at zero. So the two error variables and the slack of a constraint in
/// Cassowary are one variable here with a breakpoint at zero, and an infeasible system is one whose
/// level 0 keeps a cost.
///
/// `reduced` holds for every slot and level how the cost changes when the non-basic variable of that
/// slot rises, its own price not counted. The tableau is optimal when no slot can move either way at a
/// lexicographically negative cost.
struct Tableau: Sendable {
    let levelCount: Int
    /// Row terms whose column is a slot.
    var rows: [[RowTerm]]
    /// The value of the basic variable of each row.
    var beta: [Double]
    /// 1 or -1: the side of zero on which the basic variable of a row is priced.
    var side: [Double]
    var rowVariables: [Int32]
    var slotVariables: [Int32]
    /// The reduced costs, by slot, then level.
    var reduced: [Double]
    /// The rows for each slot that may mention it: all that do, and perhaps some that no longer do.
    var slotRows: [[Int32]]

    // By variable: the free ones come first, then one for each constraint.
    let freeCount: Int
    /// The row of a basic variable; `~slot` of a non-basic one.
    var places: [Int32]
    private(set) var levels: [Int32]
    private(set) var costsAbove: [Double]
    private(set) var costsBelow: [Double]
    /// Slots whose variables stay at zero, whatever could be gained.
    var isFixed: [Bool]

    /// Pivots since the tableau was built, a measure of rounding.
    var pivotCount = 0
    var columnRows: [Int32] = []
    var columnValues: [Double] = []
    private var rowMark: [Bool]
    private var scratch: [RowTerm] = []

    /// One row of the system.
    struct Goal {
        var terms: [RowTerm]
        var constant: Double
        var level: Int32
        var costAbove: Double
        var costBelow: Double
    }

    /// The tableau in which every free variable is non-basic.
    init(freeCount: Int, levelCount: Int, goals: [Goal]) {
        self.freeCount = freeCount
        self.levelCount = levelCount
        rows = goals.map(\.terms)
        beta = goals.map(\.constant)
        side = Array(repeating: 1, count: goals.count)
        rowVariables = goals.indices.map { Int32(freeCount + $0) }
        slotVariables = (0..<freeCount).map(Int32.init)
        reduced = []
        places = (0..<freeCount).map { ~Int32($0) } + goals.indices.map(Int32.init)
        let free = Array(repeating: 0.0, count: freeCount)
        levels = Array(repeating: -1, count: freeCount) + goals.map(\.level)
        costsAbove = free + goals.map(\.costAbove)
        costsBelow = free + goals.map(\.costBelow)
        rowMark = Array(repeating: false, count: goals.count)
        isFixed = Array(repeating: false, count: freeCount)
        slotRows = Array(repeating: [], count: freeCount)
        for row in rows.indices {
            for term in rows[row] { slotRows[Int(term.column)].append(Int32(row)) }
        }
        priceAnew()
    }

    /// The value of `variable`.
    func value(of variable: Int) -> Double {
        let index = places[variable]
        return index >= 0 ? beta[Int(index)] : 0
    }

    /// The variable of the constraint `goal`.
    func variable(ofGoal goal: Int) -> Int {
        freeCount + goal
    }

    /// What the basic variable of `row` costs on its side, per point upwards.
    func price(ofRow row: Int) -> Double {
        let variable = Int(rowVariables[row])
        return side[row] > 0 ? costsAbove[variable] : -costsBelow[variable]
    }
}

// MARK: - Prices

extension Tableau {
    /// Puts every basic variable on the side where its value lies and adds up all reduced costs.
    mutating func priceAnew() {
        reduced = Array(repeating: 0, count: freeCount * levelCount)
        for row in rows.indices {
            chooseSide(row)
            addToReduced(row: row, times: price(ofRow: row))
        }
    }

    private mutating func chooseSide(_ row: Int) {
        if beta[row] > Tolerance.value {
            side[row] = 1
        } else if beta[row] < -Tolerance.value {
            side[row] = -1
        } else {
            side[row] = costsAbove[Int(rowVariables[row])] == 0 ? 1 : -1
        }
    }

    /// A price change of the basic variable of `row` by `price` at its level.
    private mutating func addToReduced(row: Int, times price: Double) {
        guard price != 0 else { return }
        let level = Int(levels[Int(rowVariables[row])])
        for term in rows[row] {
            reduced[Int(term.column) * levelCount + level] += price * term.value
        }
    }

    /// Prices the basic variable of `row` as on the other side of zero.
    mutating func flipSide(ofRow row: Int) {
        let before = price(ofRow: row)
        side[row] = -side[row]
        addToReduced(row: row, times: price(ofRow: row) - before)
    }

    /// 1 or -1 when moving the variable of `slot` up or down lowers the cost, else 0.
    func improvingDirection(ofSlot slot: Int) -> Double {
        if isFixed[slot] { return 0 }
        let variable = Int(slotVariables[slot])
        if isNegative(slot, sign: 1, own: costsAbove[variable], level: levels[variable]) { return 1 }
        if isNegative(slot, sign: -1, own: costsBelow[variable], level: levels[variable]) { return -1 }
        return 0
    }

    private func isNegative(_ slot: Int, sign: Double, own: Double, level: Int32) -> Bool {
        for index in 0..<levelCount {
            let cost = sign * reduced[slot * levelCount + index] + (index == Int(level) ? own : 0)
            if cost < -Tolerance.cost { return true }
            if cost > Tolerance.cost { return false }
        }
        return false
    }

    /// Whether the variable of `slot` can move in the direction `sign` at no cost on any level, or on any before one.
    func isFree(_ slot: Int, sign: Double, before end: Int32? = nil) -> Bool {
        for level in 0..<(end ?? Int32(levelCount))
        where abs(cost(ofSlot: slot, sign: sign, level: level)) > Tolerance.cost { return false }
        return true
    }

    /// What moving the variable of `slot` a point in the direction `sign` costs on a level.
    func cost(ofSlot slot: Int, sign: Double, level: Int32) -> Double {
        let variable = Int(slotVariables[slot])
        let own = level == levels[variable] ? (sign > 0 ? costsAbove : costsBelow)[variable] : 0
        return sign * reduced[slot * levelCount + Int(level)] + own
    }
}

// MARK: - More goals

extension Tableau {
    /// Makes room for the next variable.
    mutating func addVariable(level: Int32, costAbove: Double, costBelow: Double) {
        levels.append(level)
        costsAbove.append(costAbove)
        costsBelow.append(costBelow)
        rowMark.append(false)
    }

    /// Adds the price of the basic variable of `row`, which has not been counted so far.
    mutating func priceNewRow(_ row: Int) {
        chooseSide(row)
        addToReduced(row: row, times: price(ofRow: row))
    }

    /// Takes `variable`, the only one of the last level, to another level: to 0 where it is on no side that costs, or to -1,
    /// where it is free.
    mutating func setLevel(_ level: Int32, of variable: Int) {
        levels[variable] = level
        if level < 0 {
            costsAbove[variable] = 0
            costsBelow[variable] = 0
        } else if places[variable] >= 0 {
            side[Int(places[variable])] = costsAbove[variable] == 0 ? 1 : -1
        }
        for slot in 0..<freeCount { reduced[slot * levelCount + levelCount - 1] = 0 }
    }
}

// MARK: - Pivoting

extension Tableau {
    /// Fills `columnRows` and `columnValues` with the rows that mention `slot`.
    mutating func gatherColumn(_ slot: Int) {
        columnRows.removeAll(keepingCapacity: true)
        columnValues.removeAll(keepingCapacity: true)
        for row in slotRows[slot] where !rowMark[Int(row)] {
            guard let index = rows[Int(row)].entryIndex(of: Int32(slot)) else { continue }
            rowMark[Int(row)] = true
            columnRows.append(row)
            columnValues.append(rows[Int(row)][index].value)
        }
        for row in columnRows { rowMark[Int(row)] = false }
        if columnRows.count < slotRows[slot].count { slotRows[slot] = columnRows }
    }

    /// Makes the variable of `slot` basic in `row`, priced on the side `entering`; the variable of `row`
    /// becomes non-basic at zero. `gatherColumn(slot)` was called.
    mutating func pivot(row: Int, slot: Int, entering: Double) {
        pivotCount += 1
        addToReduced(row: row, times: -price(ofRow: row))
        solveRow(row, forSlot: slot)
        let pivotRow = rows[row]
        let pivotBeta = beta[row]
        for index in columnRows.indices where Int(columnRows[index]) != row {
            let target = Int(columnRows[index])
            beta[target] += columnValues[index] * pivotBeta
            add(pivotRow, times: columnValues[index], to: target, slot: Int32(slot))
        }
        substituteInReduced(pivotRow, slot: slot)
        exchange(row: row, slot: slot)
        side[row] = entering
        addToReduced(row: row, times: price(ofRow: row))
    }

    /// Turns `b = beta + a·z` into `z[slot] = ...`, with `b` in the place of the slot.
    private mutating func solveRow(_ row: Int, forSlot slot: Int) {
        guard let position = rows[row].entryIndex(of: Int32(slot)) else { return }
        let inverse = 1 / rows[row][position].value
        for index in rows[row].indices { rows[row][index].value *= -inverse }
        rows[row][position].value = inverse
        beta[row] *= -inverse
    }

    private mutating func exchange(row: Int, slot: Int) {
        let leaving = rowVariables[row]
        let entering = slotVariables[slot]
        rowVariables[row] = entering
        slotVariables[slot] = leaving
        places[Int(entering)] = Int32(row)
        places[Int(leaving)] = ~Int32(slot)
    }

    private mutating func substituteInReduced(_ pivotRow: [RowTerm], slot: Int) {
        let levelCount = levelCount
        reduced.withUnsafeMutableBufferPointer { reduced in
            for level in 0..<levelCount {
                let cost = reduced[slot * levelCount + level]
                guard cost != 0 else { continue }
                reduced[slot * levelCount + level] = 0
                for term in pivotRow { reduced[Int(term.column) * levelCount + level] += cost * term.value }
            }
        }
    }

    /// Replaces `factor * z[slot]` in `target` by `factor * pivotRow`.
    private mutating func add(_ pivotRow: [RowTerm], times factor: Double, to target: Int, slot: Int32) {
        if pivotRow.count * 4 < rows[target].count, addInPlace(pivotRow, factor, target, slot) { return }
        scratch.removeAll(keepingCapacity: true)
        let targetRow = rows[target]
        var leftPlace = 0
        var rightPlace = 0
        while leftPlace < targetRow.count || rightPlace < pivotRow.count {
            let left = leftPlace < targetRow.count ? targetRow[leftPlace].column : .max
            let right = rightPlace < pivotRow.count ? pivotRow[rightPlace].column : .max
            if left < right {
                scratch.append(targetRow[leftPlace])
                leftPlace += 1
            } else if right < left {
                scratch.append(RowTerm(column: right, value: factor * pivotRow[rightPlace].value))
                slotRows[Int(right)].append(Int32(target))
                rightPlace += 1
            } else {
                let old = left == slot ? 0 : targetRow[leftPlace].value
                let value = old + factor * pivotRow[rightPlace].value
                if abs(value) >= Tolerance.coefficient {
                    scratch.append(RowTerm(column: left, value: value))
                }
                leftPlace += 1
                rightPlace += 1
            }
        }
        swap(&rows[target], &scratch)
    }

    /// The same without moving entries; false, with nothing done, when an entry would appear.
    private mutating func addInPlace(
        _ pivotRow: [RowTerm], _ factor: Double, _ target: Int, _ slot: Int32
    ) -> Bool {
        for term in pivotRow where rows[target].entryIndex(of: term.column) == nil { return false }
        var vanished = false
        for term in pivotRow {
            guard let index = rows[target].entryIndex(of: term.column) else { continue }
            let old = term.column == slot ? 0 : rows[target][index].value
            rows[target][index].value = old + factor * term.value
            vanished = vanished || abs(rows[target][index].value) < Tolerance.coefficient
        }
        if vanished { rows[target].removeAll { abs($0.value) < Tolerance.coefficient } }
        return true
    }

    /// Adds `change` to the constant of the constraint `goal`; sides and reduced costs stay as they are.
    mutating func moveConstant(ofGoal goal: Int, by change: Double) {
        let position = places[variable(ofGoal: goal)]
        if position >= 0 {
            beta[Int(position)] += change
            return
        }
        gatherColumn(Int(~position))
        for index in columnRows.indices {
            beta[Int(columnRows[index])] -= columnValues[index] * change
        }
    }
}
