extension Tableau {
    /// Lowers the cost until no slot improves it: the primal simplex.
    ///
    /// A step runs past breakpoints as long as the cost still falls (the long step of L1 fitting).
    /// After a row of steps of length zero, Bland's rule chooses the smallest index and stops at the
    /// first breakpoint, which cannot cycle.
    mutating func minimize() {
        var degenerateSteps = 0
        var cursor = 0
        for _ in 0..<(200 * (rows.count + freeCount) + 1000) {
            let bland = degenerateSteps > 12
            guard let entering = enteringSlot(bland: bland, from: &cursor) else { return }
            let length = step(slot: entering.slot, direction: entering.direction, bland: bland)
            degenerateSteps = length > Tolerance.value ? 0 : degenerateSteps + 1
        }
    }

    private func enteringSlot(
        bland: Bool, from cursor: inout Int
    ) -> (slot: Int, direction: Double)? {
        bland ? smallestEnteringSlot() : nextEnteringSlot(from: &cursor)
    }

    private func nextEnteringSlot(from cursor: inout Int) -> (slot: Int, direction: Double)? {
        for _ in 0..<freeCount {
            let slot = cursor
            cursor = cursor + 1 == freeCount ? 0 : cursor + 1
            let direction = improvingDirection(ofSlot: slot)
            if direction != 0 { return (slot, direction) }
        }
        return nil
    }

    private func smallestEnteringSlot() -> (slot: Int, direction: Double)? {
        var best: (slot: Int, direction: Double)?
        for slot in 0..<freeCount {
            if let best, slotVariables[best.slot] < slotVariables[slot] { continue }
            let direction = improvingDirection(ofSlot: slot)
            if direction != 0 { best = (slot, direction) }
        }
        return best
    }

    /// A basic variable that reaches zero after `length`.
    private struct Crossing {
        var length: Double
        var variable: Int32
        var row: Int
        /// Points that the variable moves for each point of the entering one.
        var speed: Double
    }

    /// Moves the variable of `slot` as far as the cost falls; the length of the step.
    private mutating func step(slot: Int, direction: Double, bland: Bool) -> Double {
        gatherColumn(slot)
        let crossings = crossings(direction: direction)
        guard !crossings.isEmpty else { return 0 }
        let last = bland ? 0 : lastCrossing(crossings, slot: slot, direction: direction)
        for crossing in crossings[..<last] { flipSide(ofRow: crossing.row) }
        pivot(row: crossings[last].row, slot: slot, entering: direction)
        return crossings[last].length
    }

    /// The breakpoints on the way, nearest first, those of equal length by index of the variable.
    private func crossings(direction: Double) -> [Crossing] {
        var found: [Crossing] = []
        for index in columnRows.indices {
            let row = Int(columnRows[index])
            let variable = rowVariables[row]
            let speed = direction * columnValues[index]
            guard levels[Int(variable)] >= 0, abs(speed) > Tolerance.pivot, speed * side[row] < 0 else {
                continue
            }
            let length = max(0, side[row] * beta[row]) / abs(speed)
            found.append(Crossing(length: length, variable: variable, row: row, speed: speed))
        }
        return found.sorted {
            $0.length == $1.length ? $0.variable < $1.variable : $0.length < $1.length
        }
    }

    /// The breakpoint after which the cost would no longer fall.
    private func lastCrossing(_ crossings: [Crossing], slot: Int, direction: Double) -> Int {
        let base = slot * levelCount
        let own = Int(slotVariables[slot])
        var slope = (0..<levelCount).map { direction * reduced[base + $0] }
        if levels[own] >= 0 {
            slope[Int(levels[own])] += direction > 0 ? costsAbove[own] : costsBelow[own]
        }
        for (index, crossing) in crossings.enumerated() {
            let variable = Int(crossing.variable)
            slope[Int(levels[variable])] +=
                abs(crossing.speed) * (costsAbove[variable] + costsBelow[variable])
            if !isLexicographicallyNegative(slope) { return index }
        }
        return crossings.count - 1
    }

    private func isLexicographicallyNegative(_ vector: [Double]) -> Bool {
        guard let first = vector.first(where: { abs($0) > Tolerance.cost }) else { return false }
        return first < 0
    }
}
