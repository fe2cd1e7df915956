extension Tableau {
    /// Brings the tableau back to an optimum after constants moved: the dual simplex, then the primal
    /// one, which has nothing left to do unless rounding or the limit stopped the dual one early.
    mutating func restore() {
        var misplaced = Set(rows.indices.filter(isMisplaced))
        for _ in 0..<(20 * (rows.count + freeCount) + 100) {
            guard let row = misplaced.min(by: isBetterPivot) else {
                minimize()
                return
            }
            pivotOut(row)
            // Only the rows of the column that entered have moved.
            for changed in columnRows.map(Int.init) + [row] {
                if isMisplaced(changed) { misplaced.insert(changed) } else { misplaced.remove(changed) }
            }
        }
        priceAnew()
        minimize()
    }

    /// Whether the basic variable of `row` lies on the side on which it is not priced.
    private func isMisplaced(_ row: Int) -> Bool {
        -side[row] * beta[row] > Tolerance.value && levels[Int(rowVariables[row])] >= 0
    }

    /// The shortest row goes first, because a pivot spreads its terms over other rows; of equally short ones the one
    /// farthest from zero.
    private func isBetterPivot(_ row: Int, _ other: Int) -> Bool {
        let (length, otherLength) = (rows[row].count, rows[other].count)
        guard length == otherLength else { return length < otherLength }
        let (distance, otherDistance) = (abs(beta[row]), abs(beta[other]))
        return distance == otherDistance ? row < other : distance > otherDistance
    }

    /// Lowers the price of the misplaced variable of `row` until either some slot would improve on it,
    /// which then enters, or the price is that of the side where the variable lies.
    private mutating func pivotOut(_ row: Int) {
        let variable = Int(rowVariables[row])
        var best: (slot: Int, value: Double)?
        var limit = Array(repeating: 0.0, count: levelCount)
        limit[Int(levels[variable])] = costsAbove[variable] + costsBelow[variable]
        for term in rows[row] where abs(term.value) > Tolerance.pivot {
            let value = side[row] * term.value
            let order = compareSlack(ofSlot: Int(term.column), value: value, with: limit)
            guard order < 0 || order == 0 && abs(value) > abs(best?.value ?? .infinity) else { continue }
            best = (Int(term.column), value)
            for level in 0..<levelCount {
                limit[level] = slack(ofSlot: Int(term.column), value: value, level: level)
            }
        }
        guard let best else { return flipSide(ofRow: row) }
        gatherColumn(best.slot)
        pivot(row: row, slot: best.slot, entering: best.value > 0 ? 1 : -1)
    }

    /// How far the price can go at `level` before the variable of `slot` would want to move.
    private func slack(ofSlot slot: Int, value: Double, level: Int) -> Double {
        let variable = Int(slotVariables[slot])
        let own = level == Int(levels[variable]) ? (value > 0 ? costsAbove : costsBelow)[variable] : 0
        let cost = reduced[slot * levelCount + level]
        return (value > 0 ? cost + own : own - cost) / abs(value)
    }

    /// -1, 0 or 1: the slack of `slot` against `limit`, the first level that differs deciding.
    private func compareSlack(ofSlot slot: Int, value: Double, with limit: [Double]) -> Int {
        for level in 0..<levelCount {
            let difference = slack(ofSlot: slot, value: value, level: level) - limit[level]
            if difference < -Tolerance.cost { return -1 }
            if difference > Tolerance.cost { return 1 }
        }
        return 0
    }
}
