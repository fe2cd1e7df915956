/// The least and the greatest of the values of something among all optima.
typealias LooseRange = (lower: Double, upper: Double)

/// The set of all optima of a tableau at its optimum, as a system of its own.
///
/// Complementary slackness with the dual values at hand describes every optimum, also under degeneracy:
/// a non-basic variable with a positive reduced cost both ways stays at zero, the others may leave it in
/// their free directions, and a basic variable stays on the side of zero where it is priced.
struct OptimalFace {
    /// A free direction of a non-basic variable, as a variable that is at least zero.
    struct Ray {
        var slot: Int
        var sign: Double
    }

    /// An affine function of the rays: the change from the optimum at hand.
    typealias Functional = [Double]

    let rays: [Ray]
    private let tableau: Tableau
    private let rayPlaces: [[Int]]
    private var limits: [(slack: Double, slopes: [Double])] = []

    /// The optima of `tableau`; nil when there is only the one at hand because no variable is free.
    init?(_ tableau: Tableau) {
        self.tableau = tableau
        var rays: [Ray] = []
        var rayPlaces = Array(repeating: [Int](), count: tableau.freeCount)
        for slot in 0..<tableau.freeCount {
            for sign in [1.0, -1.0] where tableau.isFree(slot, sign: sign) {
                rayPlaces[slot].append(rays.count)
                rays.append(Ray(slot: slot, sign: sign))
            }
        }
        guard !rays.isEmpty else { return nil }
        self.rays = rays
        self.rayPlaces = rayPlaces
        for row in tableau.rows.indices where tableau.levels[Int(tableau.rowVariables[row])] >= 0 {
            let slopes = functional(ofRow: row).map { $0 * tableau.side[row] }
            guard slopes.contains(where: { $0 < -Tolerance.pivot }) else { continue }
            limits.append((max(0, tableau.side[row] * tableau.beta[row]), slopes))
        }
    }

    /// How a sum of multiples of variables of the tableau changes along the rays; nil when it does not.
    func functional(of terms: [RowTerm]) -> Functional? {
        var functional = Array(repeating: 0.0, count: rays.count)
        for term in terms {
            let index = Int(tableau.places[Int(term.column)])
            if index >= 0 {
                for (ray, value) in self.functional(ofRow: index).enumerated() {
                    functional[ray] += term.value * value
                }
            } else {
                for ray in rayPlaces[~index] { functional[ray] += term.value * rays[ray].sign }
            }
        }
        return functional.contains { abs($0) > Tolerance.pivot } ? functional : nil
    }

    /// How the error of the constraint `goal` changes along the rays; nil when it does not.
    func error(ofGoal goal: Int) -> Functional? {
        let variable = tableau.variable(ofGoal: goal)
        let index = Int(tableau.places[variable])
        var functional = Array(repeating: 0.0, count: rays.count)
        if index >= 0 {
            let price = tableau.price(ofRow: index)
            functional = self.functional(ofRow: index).map { price * $0 }
        } else {
            for ray in rayPlaces[~index] {
                functional[ray] = (rays[ray].sign > 0 ? tableau.costsAbove : tableau.costsBelow)[variable]
            }
        }
        return functional.contains { abs($0) > Tolerance.pivot } ? functional : nil
    }

    private func functional(ofRow row: Int) -> Functional {
        var functional = Array(repeating: 0.0, count: rays.count)
        for term in tableau.rows[row] {
            for ray in rayPlaces[Int(term.column)] { functional[ray] = rays[ray].sign * term.value }
        }
        return functional
    }

    /// The least and greatest change of `functional` over all optima.
    func range(of functional: Functional) -> LooseRange {
        (-maximum(of: functional.map { -$0 }), maximum(of: functional))
    }

    /// Whether two optima differ in `functional` by more than `distance`.
    func moves(_ functional: Functional, by distance: Double) -> Bool {
        // Nearly always one ray alone goes far enough.
        for ray in rays.indices where abs(functional[ray]) > Tolerance.pivot {
            if abs(functional[ray]) * length(ofRay: ray) > distance { return true }
        }
        let range = range(of: functional)
        return range.upper - range.lower > distance
    }

    /// How far a ray goes while the others stay at zero.
    private func length(ofRay ray: Int) -> Double {
        limits.reduce(.infinity) { length, limit in
            limit.slopes[ray] < -Tolerance.pivot ? min(length, limit.slack / -limit.slopes[ray]) : length
        }
    }

    /// Whether any ray can leave zero: else there is one optimum.
    var isMoving: Bool { rays.indices.contains(where: isMoving) }

    /// A functional without the part of rays that others hold at zero.
    func moving(_ functional: Functional) -> Functional {
        functional.indices.map { functional[$0] != 0 && isMoving($0) ? functional[$0] : 0 }
    }

    private func isMoving(_ ray: Int) -> Bool {
        length(ofRay: ray) > Tolerance.range
            || maximum(of: rays.indices.map { $0 == ray ? 1 : 0 }) > Tolerance.range
    }

    /// The greatest value of `functional` over the rays, infinity when there is none: the textbook simplex
    /// with Bland's rule, from the optimum at hand, where every ray is zero.
    private func maximum(of functional: Functional) -> Double {
        var program = DenseProgram(functional, limits: limits)
        return program.maximize()
    }
}

extension Tableau {
    /// Whether the variables have other values at another optimum. A tableau at its optimum.
    var hasSeveralOptima: Bool {
        var rays: [(slot: Int, sign: Double)] = []
        for slot in 0..<freeCount {
            for sign in [1.0, -1.0] where isFree(slot, sign: sign) {
                if reach(ofSlot: slot, sign: sign) > Tolerance.range { return true }
                rays.append((slot, sign))
            }
        }
        // None can move alone; two that hold each other back may move together.
        guard rays.count > 1, let face = OptimalFace(self) else { return false }
        return face.isMoving
    }

    /// How far the variable of `slot` can move alone in the direction `sign` before a basic one reaches zero.
    private func reach(ofSlot slot: Int, sign: Double) -> Double {
        var reach = Double.infinity
        for row in slotRows[slot].lazy.map(Int.init) where levels[Int(rowVariables[row])] >= 0 {
            guard let index = rows[row].entryIndex(of: Int32(slot)) else { continue }
            let speed = sign * side[row] * rows[row][index].value
            guard speed < -Tolerance.pivot else { continue }
            reach = min(reach, max(0, side[row] * beta[row]) / -speed)
        }
        return reach
    }
}

/// `maximize objective·z` where each limit's `slack + slopes·z` and each `z` is at least zero.
private struct DenseProgram {
    private var objective: [Double]
    private var value = 0.0
    private var slacks: [Double]
    private var slopes: [[Double]]
    private var columnNames: [Int]
    private var rowNames: [Int]

    init(_ objective: [Double], limits: [(slack: Double, slopes: [Double])]) {
        self.objective = objective
        slacks = limits.map(\.slack)
        slopes = limits.map(\.slopes)
        columnNames = Array(objective.indices)
        rowNames = limits.indices.map { objective.count + $0 }
    }

    mutating func maximize() -> Double {
        for _ in 0..<(100 * (slacks.count + objective.count) + 1000) {
            let improving = objective.indices.filter { objective[$0] > Tolerance.cost }
            guard let column = improving.min(by: { columnNames[$0] < columnNames[$1] }) else { break }
            guard let row = leavingRow(column) else { return .infinity }
            pivot(row: row, column: column)
        }
        return value
    }

    private func leavingRow(_ column: Int) -> Int? {
        var best: Int?
        for row in slacks.indices where slopes[row][column] < -Tolerance.pivot {
            guard let current = best else {
                best = row
                continue
            }
            let length = slacks[row] / -slopes[row][column]
            let shortest = slacks[current] / -slopes[current][column]
            if length < shortest || length == shortest && rowNames[row] < rowNames[current] { best = row }
        }
        return best
    }

    private mutating func pivot(row: Int, column: Int) {
        let inverse = 1 / slopes[row][column]
        var pivotRow = slopes[row].map { $0 * -inverse }
        pivotRow[column] = inverse
        let length = slacks[row] * -inverse
        for target in slopes.indices where target != row {
            let factor = slopes[target][column]
            guard factor != 0 else { continue }
            slacks[target] = max(0, slacks[target] + factor * length)
            Self.add(pivotRow, factor, to: &slopes[target], column)
        }
        value += objective[column] * length
        Self.add(pivotRow, objective[column], to: &objective, column)
        slopes[row] = pivotRow
        slacks[row] = length
        swap(&rowNames[row], &columnNames[column])
    }

    private static func add(
        _ pivotRow: [Double], _ factor: Double, to target: inout [Double], _ column: Int
    ) {
        target[column] = 0
        for index in pivotRow.indices {
            let sum = target[index] + factor * pivotRow[index]
            target[index] = abs(sum) < Tolerance.coefficient ? 0 : sum
        }
    }
}
