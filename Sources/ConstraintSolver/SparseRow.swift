/// One non-zero entry of a sparse row.
struct RowTerm: Sendable {
    var column: Int32
    var value: Double
}

/// The tolerances of the solver. Values are points up to some thousands and coefficients are near 1,
/// so that a double leaves about nine good digits behind these.
enum Tolerance {
    /// A coefficient smaller than this is what cancellation left of a zero.
    static let coefficient = 1e-11
    /// A coefficient smaller than this is not pivoted on.
    static let pivot = 1e-9
    /// A reduced cost smaller than this counts as none.
    static let cost = 1e-9
    /// A basic value closer to its breakpoint than this, in points, stands on it.
    static let value = 1e-9
    /// An error of a required constraint up to this, in points, is rounding and not a conflict.
    static let feasibility = 1e-6
    /// A range shorter than this, in points, is one value.
    static let range = 1e-6
}

extension [RowTerm] {
    /// The place of `column` among the entries, which are sorted by column.
    func entryIndex(of column: Int32) -> Int? {
        let index = lowerBound(of: column)
        return index < count && self[index].column == column ? index : nil
    }

    /// The first place whose column is not below `column`.
    func lowerBound(of column: Int32) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The terms of `expression`, sorted, each variable once, without zeros.
    init(normalizing expression: LinearExpression) {
        self = expression.terms.map { RowTerm(column: Int32($0.variable.index), value: $0.coefficient) }
        var sorted = true
        for index in indices.dropFirst() where self[index - 1].column >= self[index].column {
            sorted = false
        }
        if !sorted { sortAndCombine() }
        if contains(where: { abs($0.value) < Tolerance.coefficient }) {
            removeAll { abs($0.value) < Tolerance.coefficient }
        }
    }

    private mutating func sortAndCombine() {
        sort { $0.column < $1.column }
        var kept = 0
        for index in indices.dropFirst() {
            if self[index].column == self[kept].column {
                self[kept].value += self[index].value
            } else {
                kept += 1
                self[kept] = self[index]
            }
        }
        removeLast(count - kept - 1)
    }
}
