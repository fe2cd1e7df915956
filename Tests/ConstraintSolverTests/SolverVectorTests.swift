import ConstraintSolver
import Testing

/// The small cases of Auto Layout's rules, each with the answer that the rules give.
@Suite("Solver: Auto Layout's rules")
struct SolverVectorTests {
    /// `width relation points`
    private func width(_ relation: LinearRelation, _ points: Double, _ priority: Double, _ id: Int)
        -> LinearConstraint
    {
        size(0, relation, points, priority, id)
    }

    private func size(
        _ variable: Int, _ relation: LinearRelation, _ points: Double, _ priority: Double, _ id: Int
    ) -> LinearConstraint {
        LinearConstraint(
            LinearExpression(Variable(index: variable), constant: -points), relation, priority: priority,
            id: id)
    }

    /// Two views side by side in `total` points, 20 to the edges and 8 between: variables are A's minX and
    /// width, B's minX and width.
    private func pair(total: Double, _ optional: [LinearConstraint]) -> SimplexSolver {
        func edge(_ variable: Int) -> LinearExpression { LinearExpression(Variable(index: variable)) }
        let required = [edge(0) - 20, edge(2) - edge(0) - edge(1) - 8, edge(2) + edge(3) - (total - 20)]
        let constraints = required.enumerated().map { LinearConstraint($1, .equal, id: 100 + $0) }
        return SimplexSolver(variableCount: 4, constraints: constraints + optional)
    }

    @Test("the view that hugs less takes the room")
    func hugging() {
        var solver = pair(
            total: 300,
            [
                size(1, .lessOrEqual, 100, 251, 1), size(1, .greaterOrEqual, 100, 750, 2),
                size(3, .lessOrEqual, 120, 250, 3), size(3, .greaterOrEqual, 120, 750, 4),
            ])
        #expect(solver.solve() == .satisfied)
        #expect(solver.allValues == [20, 100, 128, 152])
        #expect(solver.ambiguousVariables().isEmpty)
        #expect(solver.tiedConstraints().isEmpty)
    }

    @Test("equal hugging leaves the room to either view")
    func equalHugging() {
        var solver = pair(
            total: 300,
            [
                size(1, .lessOrEqual, 100, 250, 1), size(1, .greaterOrEqual, 100, 750, 2),
                size(3, .lessOrEqual, 120, 250, 3), size(3, .greaterOrEqual, 120, 750, 4),
            ])
        let loose = solver.ambiguousVariables()
        #expect(loose.map(\.variable.index) == [1, 2, 3])
        #expect(loose.map(\.lower) == [100, 128, 120])
        #expect(loose.map(\.upper) == [132, 160, 152])
        #expect(solver.tiedConstraints() == [[1, 3]])
    }

    @Test("the view that resists compression less gives way")
    func compression() {
        var solver = pair(
            total: 200,
            [size(1, .greaterOrEqual, 150, 751, 1), size(3, .greaterOrEqual, 100, 750, 2)])
        #expect(solver.solve() == .satisfied)
        #expect(solver.value(of: Variable(index: 1)) == 150)
        #expect(solver.value(of: Variable(index: 3)) == 2)
    }

    @Test("equal resistance is a tie")
    func equalCompression() {
        var solver = pair(
            total: 200,
            [size(1, .greaterOrEqual, 150, 750, 1), size(3, .greaterOrEqual, 100, 750, 2)])
        #expect(solver.tiedConstraints() == [[1, 2]])
        #expect(solver.ambiguousVariables().map(\.variable.index) == [1, 2, 3])
    }

    @Test("one constraint at 251 beats any number at 250")
    func levels() {
        var constraints = (0..<1_000).map { width(.equal, 100, 250, $0) }
        constraints.append(width(.equal, 50, 251, 1_000))
        var solver = SimplexSolver(variableCount: 1, constraints: constraints)
        #expect(solver.solve() == .satisfied)
        #expect(solver.value(of: Variable(index: 0)) == 50)
    }

    @Test("within one priority the sum of errors decides, so the middle one of three wins")
    func median() {
        let constraints = [10.0, 200, 50].enumerated().map { width(.equal, $1, 500, $0) }
        var solver = SimplexSolver(variableCount: 1, constraints: constraints)
        solver.solve()
        #expect(solver.value(of: Variable(index: 0)) == 50)
        #expect(solver.ambiguousVariables().isEmpty)
    }

    @Test("two equal pulls leave every point between them")
    func equalPulls() {
        var solver = SimplexSolver(
            variableCount: 1, constraints: [width(.equal, 100, 500, 1), width(.equal, 200, 500, 2)])
        #expect(
            solver.ambiguousVariables() == [
                AmbiguousVariable(variable: Variable(index: 0), lower: 100, upper: 200)
            ])
        #expect(solver.tiedConstraints() == [[1, 2]])
    }

    @Test("an unbroken lower priority is no tie")
    func brokenAnyway() {
        var solver = SimplexSolver(
            variableCount: 1,
            constraints: [
                width(.equal, 100, 500, 1), width(.equal, 200, 500, 2), width(.equal, 150, 499, 3),
            ])
        solver.solve()
        #expect(solver.value(of: Variable(index: 0)) == 150)
        #expect(solver.tiedConstraints().isEmpty)
    }

    @Test("a view without constraints is free in both directions")
    func unconstrained() {
        var solver = SimplexSolver(variableCount: 1, constraints: [])
        let variable = Variable(index: 0)
        #expect(
            solver.ambiguousVariables() == [AmbiguousVariable(variable: variable, lower: nil, upper: nil)])
    }

    @Test("three equal columns in 320 points with gaps of 10 are 100 wide")
    func fillEqually() {
        func edge(_ variable: Int) -> LinearExpression { LinearExpression(Variable(index: variable)) }
        let expressions = [
            edge(0), edge(2) - edge(0) - edge(1) - 10, edge(4) - edge(2) - edge(3) - 10,
            edge(4) + edge(5) - 320, edge(3) - edge(1), edge(5) - edge(1),
        ]
        var solver = SimplexSolver(
            variableCount: 6,
            constraints: expressions.enumerated().map { LinearConstraint($1, .equal, id: $0) })
        #expect(solver.solve() == .satisfied)
        let expected = [0.0, 100, 110, 100, 220, 100]
        #expect(zip(solver.allValues, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("two required widths conflict; either may give way by the difference")
    func conflict() {
        let constraints = [
            width(.equal, 100, 1000, 7), width(.equal, 120, 1000, 9), width(.greaterOrEqual, 0, 1000, 11),
        ]
        var solver = SimplexSolver(variableCount: 1, constraints: constraints)
        #expect(solver.solve() == .unsatisfiable([7, 9]))
        #expect(minimalConflict(of: constraints) == [7, 9])
        #expect(
            repairs(of: constraints, candidates: [7, 9]) == [
                Repair(id: 7, constant: -120, change: -20), Repair(id: 9, constant: -100, change: 20),
            ])
    }

    @Test("the smaller of two possible changes comes first")
    func smallestRepair() {
        let constraints = [
            width(.greaterOrEqual, 100, 1000, 1), width(.lessOrEqual, 90, 1000, 2),
            width(.lessOrEqual, 95, 1000, 3),
        ]
        #expect(minimalConflict(of: constraints).count == 2)
        #expect(
            repairs(of: constraints, candidates: [1, 2, 3]) == [
                Repair(id: 1, constant: -90, change: 10)
            ])
    }

    @Test("separate conflicts are found separately")
    func separateConflicts() {
        let constraints = [
            size(0, .equal, 10, 1000, 1), size(1, .equal, 10, 1000, 2), size(0, .equal, 20, 1000, 3),
            size(1, .greaterOrEqual, 30, 1000, 4),
        ]
        #expect(Set(disjointConflicts(of: constraints)) == [[1, 3], [2, 4]])
    }

    @Test("what other required constraints say already is redundant, the later one of two")
    func redundancy() {
        func edge(_ variable: Int) -> LinearExpression { LinearExpression(Variable(index: variable)) }
        let constraints = [
            LinearConstraint(edge(0) - 16, .equal, id: 1),
            LinearConstraint(edge(1) - 100, .equal, id: 2),
            LinearConstraint(edge(0) + edge(1) - 116, .equal, id: 3),
            LinearConstraint(edge(1), .greaterOrEqual, id: 4),
            LinearConstraint(edge(2) - edge(0) - edge(1), .greaterOrEqual, id: 5),
            LinearConstraint(-2 * edge(0) + 32, .equal, id: 6),
            LinearConstraint(edge(2) - 50, .equal, priority: 250, id: 7),
            LinearConstraint(edge(2) - 50, .equal, priority: 250, id: 8),
        ]
        let solver = SimplexSolver(variableCount: 3, constraints: constraints)
        #expect(solver.redundantConstraints() == [3, 4, 6])
        #expect(solver.duplicateConstraints() == [[1, 6], [7, 8]])
    }

    @Test("a variable may be negative")
    func negative() {
        var solver = SimplexSolver(variableCount: 1, constraints: [width(.lessOrEqual, -8, 1000, 1)])
        #expect(solver.solve() == .satisfied)
        #expect(solver.value(of: Variable(index: 0)) <= -8)
    }
}
