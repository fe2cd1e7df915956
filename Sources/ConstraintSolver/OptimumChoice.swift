/// Chooses one of several optima of a tableau: wish after wish is granted as far as the wishes before it allow.
///
/// A wish is a goal of the last level, which no constraint has. A wish that is granted in full is required from then on. Of
/// one that is not, the least error is kept by fixing every slot that could not move without adding to it. Then the level is
/// free for the next wish. The result depends on the set of optima alone, because each wish has one least error in it.
struct OptimumChoice {
    private var tableau: Tableau
    private let level: Int32
    private let goals: Range<Int>
    /// Slots whose variables can still move.
    private var openSlots: [Int]

    /// No wish is granted yet. `tableau` is at an optimum and its last level unused.
    init(_ tableau: Tableau) {
        self.tableau = tableau
        level = Int32(tableau.levelCount - 1)
        goals = tableau.rows.indices
        openSlots = (0..<tableau.freeCount).filter { slot in
            tableau.isFree(slot, sign: 1) || tableau.isFree(slot, sign: -1)
        }
    }

    /// Whether all variables are determined.
    var isMade: Bool { openSlots.isEmpty }

    /// The values of the free variables.
    var values: [Double] { (0..<tableau.freeCount).map { tableau.value(of: $0) } }

    /// Lets the optional constraints hold one after another: those of higher priority first, of one priority in their order.
    mutating func minimizeErrors() {
        let ordered = goals.sorted {
            let levels = [$0, $1].map { tableau.levels[tableau.variable(ofGoal: $0)] }
            return levels[0] == levels[1] ? $0 < $1 : levels[0] < levels[1]
        }
        for goal in ordered where !isMade {
            let variable = tableau.variable(ofGoal: goal)
            let costs = (tableau.costsAbove[variable], tableau.costsBelow[variable])
            guard tableau.levels[variable] > 0 else { continue }
            grant(
                [RowTerm(column: Int32(variable), value: 1)], constant: 0, costAbove: costs.0,
                costBelow: costs.1)
        }
    }

    /// Brings a sum of multiples of free variables and a constant as near to zero as it can be.
    mutating func bringNearZero(_ terms: [RowTerm], constant: Double) {
        grant(terms, constant: constant, costAbove: 1, costBelow: 1)
    }

    /// - Parameter terms: multiples of variables of the tableau.
    private mutating func grant(
        _ terms: [RowTerm], constant: Double, costAbove: Double, costBelow: Double
    ) {
        guard openSlots.contains(where: { moves(terms, withSlot: $0) }) else { return }
        var row: [RowTerm] = []
        var value = constant
        for term in terms {
            row.add(tableau.row(of: Int(term.column)), times: term.value)
            value += term.value * tableau.value(of: Int(term.column))
        }
        let wish = tableau.append(
            Tableau.Goal(
                terms: row, constant: value, level: level, costAbove: costAbove, costBelow: costBelow))
        tableau.minimize()
        if tableau.error(of: wish) > Tolerance.value {
            fixSlots()
            tableau.setLevel(-1, of: wish)
        } else {
            require(wish)
        }
        openSlots = openSlots.filter(isOpen)
    }

    /// Holds what cannot move without adding to the error of the wish.
    private mutating func fixSlots() {
        for slot in openSlots {
            let costs = [1.0, -1.0].contains {
                tableau.isFree(slot, sign: $0, before: level)
                    && tableau.cost(ofSlot: slot, sign: $0, level: level) > Tolerance.cost
            }
            if costs { tableau.isFixed[slot] = true }
        }
    }

    /// Makes a wish that holds a required constraint.
    private mutating func require(_ wish: Int) {
        // Priced on neither side it may stay where it is, else it must not be basic: what is required costs nothing.
        let isEquation = tableau.costsAbove[wish] > 0 && tableau.costsBelow[wish] > 0
        if isEquation, let row = tableau.basicRow(of: wish) {
            let sizes = openSlots.map { abs(tableau.coefficient(of: wish, atSlot: $0)) }
            guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }),
                sizes[largest] > Tolerance.pivot
            else { return tableau.setLevel(-1, of: wish) }
            let slot = openSlots[largest]
            let sign = tableau.isFree(slot, sign: 1, before: level) ? 1.0 : -1.0
            tableau.gatherColumn(slot)
            tableau.pivot(row: row, slot: slot, entering: sign)
        }
        tableau.setLevel(0, of: wish)
    }

    private func isOpen(_ slot: Int) -> Bool {
        !tableau.isFixed[slot] && [1.0, -1.0].contains { tableau.isFree(slot, sign: $0, before: level) }
    }

    private func moves(_ terms: [RowTerm], withSlot slot: Int) -> Bool {
        let speed = terms.reduce(0) {
            $0 + $1.value * tableau.coefficient(of: Int($1.column), atSlot: slot)
        }
        return abs(speed) > Tolerance.pivot
    }
}

extension Tableau {
    /// The variable as a function of the non-basic ones, its value left out.
    fileprivate func row(of variable: Int) -> [RowTerm] {
        let place = places[variable]
        return place >= 0 ? rows[Int(place)] : [RowTerm(column: ~place, value: 1)]
    }

    fileprivate func basicRow(of variable: Int) -> Int? {
        places[variable] >= 0 ? Int(places[variable]) : nil
    }

    /// How far the variable lies on a side on which it is priced.
    fileprivate func error(of variable: Int) -> Double {
        let value = value(of: variable)
        return max(costsAbove[variable] * value, -costsBelow[variable] * value)
    }

    fileprivate func coefficient(of variable: Int, atSlot slot: Int) -> Double {
        let place = places[variable]
        guard place >= 0 else { return ~Int(place) == slot ? 1 : 0 }
        let row = rows[Int(place)]
        return row.entryIndex(of: Int32(slot)).map { row[$0].value } ?? 0
    }

    /// Adds a goal whose terms are slots and whose constant is its value.
    fileprivate mutating func append(_ goal: Goal) -> Int {
        let row = rows.count
        let variable = places.count
        rows.append(goal.terms)
        beta.append(goal.constant)
        side.append(1)
        rowVariables.append(Int32(variable))
        places.append(Int32(row))
        addVariable(level: goal.level, costAbove: goal.costAbove, costBelow: goal.costBelow)
        for term in goal.terms { slotRows[Int(term.column)].append(Int32(row)) }
        priceNewRow(row)
        return variable
    }
}
