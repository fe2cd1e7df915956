/// How far something can move from its value at hand among all optima.
typealias LooseRange = (lower: Double, upper: Double)

/// What leaves variables undetermined, and how each variable follows from it.
struct LooseSources {
    /// A cause of freedom with one dimension: the range in which it moves; or the free variable `local`
    /// of a face, whose variables move together.
    private enum Source {
        case alone(LooseRange)
        case onFace(Int, OptimalFace.Functional)
    }

    private var sources: [Source] = []
    private var faces: [OptimalFace] = []
    /// The change of each variable as a sum over sources, sorted by source.
    private var dependences: [[RowTerm]]

    /// No variable is loose.
    init(variableCount: Int) {
        dependences = Array(repeating: [], count: variableCount)
    }

    /// `variable` itself can move in `range`.
    mutating func add(to variable: Int, range: LooseRange) {
        dependences[variable].append(RowTerm(column: Int32(sources.count), value: 1))
        sources.append(.alone(range))
    }

    /// `variables`, the free ones of a tableau in order, move on `face`.
    mutating func add(_ face: OptimalFace, variables: [Int32]) {
        for (local, variable) in variables.enumerated() {
            guard let functional = face.functional(of: local) else { continue }
            dependences[Int(variable)].append(RowTerm(column: Int32(sources.count), value: 1))
            sources.append(.onFace(faces.count, functional))
        }
        faces.append(face)
    }

    /// `step` gives its variable from the others of `row`; when the constraint is an inequality the row
    /// may also leave zero on the satisfied side.
    mutating func add(_ step: Elimination.Step, row: [RowTerm], relation: LinearRelation) {
        var sum: [RowTerm] = []
        for term in row where term.column != step.variable {
            sum.add(dependences[Int(term.column)], times: -term.value / step.coefficient)
        }
        if relation != .equal {
            sum.append(RowTerm(column: Int32(sources.count), value: 1 / step.coefficient))
            sources.append(.alone(relation == .lessOrEqual ? (-.infinity, 0) : (0, .infinity)))
        }
        dependences[Int(step.variable)] = sum
    }

    /// The variables with a range longer than a point, and the range.
    var looseVariables: [(Int, LooseRange)] {
        dependences.indices.compactMap { variable in
            guard !dependences[variable].isEmpty else { return nil }
            let range = range(of: dependences[variable])
            return range.upper - range.lower > Tolerance.range ? (variable, range) : nil
        }
    }

    private func range(of dependence: [RowTerm]) -> LooseRange {
        var total: LooseRange = (0, 0)
        var functionals: [Int: OptimalFace.Functional] = [:]
        for term in dependence {
            switch sources[Int(term.column)] {
            case .alone(let range):
                let ends = [term.value * range.lower, term.value * range.upper]
                total.lower += min(ends[0], ends[1])
                total.upper += max(ends[0], ends[1])
            case .onFace(let face, let functional):
                let scaled = functional.map { term.value * $0 }
                functionals[face] = functionals[face].map { zip($0, scaled).map(+) } ?? scaled
            }
        }
        for face in functionals.keys.sorted() {
            guard let functional = functionals[face] else { continue }
            let range = faces[face].range(of: functional)
            total.lower += range.lower
            total.upper += range.upper
        }
        return total
    }
}

extension [RowTerm] {
    /// Adds `factor * other`; both are sorted by column.
    fileprivate mutating func add(_ other: [RowTerm], times factor: Double) {
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
