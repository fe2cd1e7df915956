/// A variable that the constraints do not determine.
package struct AmbiguousVariable: Hashable, Sendable {
    /// The variable whose value is ambiguous.
    package let variable: Variable
    /// The least value in points among the best solutions; nil when there is none.
    package let lower: Double?
    /// The greatest value in points among the best solutions; nil when there is none.
    package let upper: Double?

    /// `variable` between `lower` and `upper`, in points.
    package init(variable: Variable, lower: Double?, upper: Double?) {
        self.variable = variable
        self.lower = lower
        self.upper = upper
    }
}

extension SimplexSolver {
    /// The variables that take more than one value among the best solutions of the whole problem, all
    /// priorities counted, in order of creation. Empty when the required constraints cannot hold.
    package mutating func ambiguousVariables() -> [AmbiguousVariable] {
        guard solve() == .satisfied else { return [] }
        let values = allValues
        let ranges = open?.ranges(values) ?? []
        let all =
            unconstrainedVariables.map { AmbiguousVariable(variable: $0, lower: nil, upper: nil) }
            + ranges.map { variable, range in
                AmbiguousVariable(
                    variable: Variable(index: variable),
                    lower: range.lower.isFinite ? range.lower : nil,
                    upper: range.upper.isFinite ? range.upper : nil)
            }
        return all.sorted { $0.variable < $1.variable }
    }

    /// Groups of ids of optional constraints of one priority that cannot all hold, where the priority's
    /// least error can be shared among them in more than one way, so that which of them loses is not
    /// determined. Ids ascend in a group, groups by their first id.
    package mutating func tiedConstraints() -> [[Int]] {
        guard solve() == .satisfied, let open else { return [] }
        return open.tiedRows()
            .map { $0.map { given[$0].id }.sorted() }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Variables that no constraint mentions, or none but those that give another variable its value.
    package var unconstrainedVariables: [Variable] {
        guard let system else { return [] }
        let parents = Set(system.elimination.freeParents)
        return system.freeVariables.filter { !parents.contains($0) }.map { Variable(index: Int($0)) }
    }

    /// Of `candidates` those that take values farther apart than `tolerance`, in points, among the best solutions, and whose
    /// values would not follow from the ones before them. What was found at the last solve.
    package func independentlyOpen(among candidates: [Variable], tolerance: Double) -> [Variable] {
        let unconstrained = Set(unconstrainedVariables)
        let open = Set(
            open?.independent(among: candidates.map(\.index), tolerance: tolerance) ?? [])
        return candidates.filter { unconstrained.contains($0) || open.contains($0.index) }
    }
}

// MARK: - Questions to the open part

extension OpenPart {
    /// The least and greatest value of each variable that has several; `values` are those that were chosen.
    func ranges(_ values: [Double]) -> [(Int, LooseRange)] {
        guard let face else { return [] }
        return dependences.compactMap { dependence in
            guard let functional = face.functional(of: dependence.terms) else { return nil }
            let range = face.range(of: functional)
            guard range.upper - range.lower > Tolerance.range else { return nil }
            let value = dependence.terms.reduce(values[dependence.variable]) {
                $0 + $1.value * (tableau.value(of: Int($1.column)) - chosen[Int($1.column)])
            }
            return (dependence.variable, (value + range.lower, value + range.upper))
        }
    }

    /// Of variables those that can move by more than `tolerance` while the ones before stay where they are.
    func independent(among candidates: [Int], tolerance: Double) -> [Int] {
        guard let face else { return [] }
        let terms = Dictionary(uniqueKeysWithValues: dependences.map { ($0.variable, $0.terms) })
        var basis = FunctionalBasis()
        return candidates.filter { candidate in
            guard let functional = terms[candidate].flatMap({ face.functional(of: $0) }),
                face.moves(functional, by: tolerance)
            else { return false }
            return basis.add(face.moving(functional), name: candidate) == nil
        }
    }

    /// The rows of optional constraints whose error is not the same in all optima, tied ones together: those of one priority
    /// of which one cannot lose without another one winning.
    func tiedRows() -> [[Int]] {
        guard let face else { return [] }
        var bases: [Int32: FunctionalBasis] = [:]
        for goal in goalRows.indices {
            let level = tableau.levels[tableau.variable(ofGoal: goal)]
            guard level > 0, let functional = face.error(ofGoal: goal) else { continue }
            guard face.moves(functional, by: Tolerance.range) else { continue }
            bases[level, default: FunctionalBasis()].add(
                face.moving(functional), name: Int(goalRows[goal]))
        }
        return bases.keys.sorted().flatMap { bases[$0]?.dependentGroups ?? [] }
    }
}

/// Linear functionals, one after another, each with a name: which of them follow from which.
private struct FunctionalBasis {
    private typealias Member = (pivot: Int, functional: OptimalFace.Functional, names: [Int: Double])

    /// In echelon form, each with the combination of named functionals that it is.
    private var members: [Member] = []
    private(set) var dependentGroups: [[Int]] = []

    /// Adds a functional. When it follows from those before, the names of those that it is a combination of; else nil.
    @discardableResult
    mutating func add(_ functional: OptimalFace.Functional, name: Int) -> [Int]? {
        var rest = functional
        var names = [name: 1.0]
        for member in members {
            let factor = rest[member.pivot] / member.functional[member.pivot]
            guard abs(factor) > Tolerance.pivot else { continue }
            for index in rest.indices { rest[index] -= factor * member.functional[index] }
            for (other, share) in member.names { names[other, default: 0] -= factor * share }
        }
        let pivot = rest.indices.max { abs(rest[$0]) < abs(rest[$1]) }
        if let pivot, abs(rest[pivot]) > Tolerance.pivot {
            members.append((pivot, rest, names))
            return nil
        }
        let group = names.filter { abs($0.value) > Tolerance.pivot }.keys.sorted()
        merge(group)
        return group.filter { $0 != name }
    }

    private mutating func merge(_ group: [Int]) {
        var merged = Set(group)
        dependentGroups.removeAll { known in
            guard !merged.isDisjoint(with: known) else { return false }
            merged.formUnion(known)
            return true
        }
        dependentGroups.append(merged.sorted())
    }
}
