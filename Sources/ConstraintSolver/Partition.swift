/// The residual rows of an elimination, grouped so that no two groups share a variable.
struct Partition {
    /// The rows of each group, ordered by the first row of the group.
    private(set) var rowGroups: [[Int32]] = []
    /// Variables in no residual row that no step took.
    private(set) var freeVariables: [Int32] = []
    private var parents: [Int32]
    private let elimination: Elimination

    /// Groups the residual rows of `elimination`.
    init(_ elimination: Elimination, variableCount: Int) {
        self.elimination = elimination
        parents = (0..<variableCount).map(Int32.init)
        var isUsed = elimination.isEliminated
        let residual = elimination.isResidual.indices.filter { elimination.isResidual[$0] }
        for row in residual {
            let terms = elimination.rows[row]
            for term in terms {
                isUsed[Int(term.column)] = true
                join(terms[0].column, term.column)
            }
        }
        freeVariables = isUsed.indices.filter { !isUsed[$0] }.map(Int32.init)
        group(residual)
    }

    /// Whether all `rows`, a group, mention the same single variable.
    func isSingle(_ rows: [Int32]) -> Bool {
        rows.allSatisfy { elimination.rows[Int($0)].count == 1 }
    }

    private mutating func group(_ residual: [Int]) {
        var groupOfRoot = Array(repeating: -1, count: parents.count)
        for row in residual {
            let root = Int(root(of: elimination.rows[row][0].column))
            if groupOfRoot[root] < 0 {
                groupOfRoot[root] = rowGroups.count
                rowGroups.append([])
            }
            rowGroups[groupOfRoot[root]].append(Int32(row))
        }
    }

    private mutating func root(of variable: Int32) -> Int32 {
        var current = variable
        while parents[Int(current)] != current {
            parents[Int(current)] = parents[Int(parents[Int(current)])]
            current = parents[Int(current)]
        }
        return current
    }

    private mutating func join(_ left: Int32, _ right: Int32) {
        let (left, right) = (root(of: left), root(of: right))
        parents[Int(max(left, right))] = min(left, right)
    }
}

/// Numbers for the priorities of a system: 0 for required, then 1, 2, … from the highest optional one.
struct PriorityLevels {
    private let descending: [Double]

    /// The levels that `constraints` use.
    init(_ constraints: [LinearConstraint]) {
        var found: [Double] = []
        for constraint in constraints where !constraint.isRequired && found.last != constraint.priority {
            if !found.contains(constraint.priority) { found.append(constraint.priority) }
        }
        descending = found.sorted(by: >)
    }

    /// The level of `constraint`.
    func level(of constraint: LinearConstraint) -> Int32 {
        guard !constraint.isRequired else { return 0 }
        return Int32((descending.firstIndex(of: constraint.priority) ?? 0) + 1)
    }
}
