import ConstraintSolver
import FormTestSupport
import Testing

@Suite("Solver: properties")
struct SolverPropertyTests {
    /// The ranges of all variables: what a solution is, where it need not be unique.
    private func ranges(_ solver: inout SimplexSolver) -> [(lower: Double, upper: Double)] {
        var all = solver.allValues.map { (lower: $0, upper: $0) }
        for loose in solver.ambiguousVariables() {
            all[loose.variable.index] = (loose.lower ?? -.infinity, loose.upper ?? .infinity)
        }
        return all
    }

    /// - Parameter choosesAlike: whether the constraints have one order, which decides between best solutions.
    private func isSame(
        _ left: inout SimplexSolver, _ right: inout SimplexSolver, choosesAlike: Bool = true
    ) -> Bool {
        let outcomes = (left.solve() == .satisfied, right.solve() == .satisfied)
        guard outcomes.0 == outcomes.1 else { return false }
        guard outcomes.0 else { return true }
        if choosesAlike, zip(left.allValues, right.allValues).contains(where: { abs($0 - $1) > 1e-5 }) {
            return false
        }
        return zip(ranges(&left), ranges(&right)).allSatisfy {
            ($0.lower == $1.lower || abs($0.lower - $1.lower) < 1e-5)
                && ($0.upper == $1.upper || abs($0.upper - $1.upper) < 1e-5)
        }
    }

    @Test("the order of constraints changes nothing")
    func order() {
        var random = SplitMix64(seed: 11)
        for index in 0..<1_500 {
            let system = random.system()
            var shuffled = system
            shuffled.constraints.shuffle(using: &random)
            var (left, right) = (system.solver, shuffled.solver)
            #expect(isSame(&left, &right, choosesAlike: false), "system \(index): \(system)")
        }
    }

    @Test("3,000 changes of constants give what a fresh solver gives")
    func edits() {
        var random = SplitMix64(seed: 12)
        for index in 0..<500 {
            var system = random.system()
            var solver = system.solver
            solver.solve()
            for edit in 0..<6 {
                for _ in 0..<random.int(in: 1...3) {
                    let place = random.int(in: 0...system.constraints.count - 1)
                    let constant = Double(random.int(in: -400...400)) / 4
                    system.constraints[place].expression.constant = constant
                    solver.setConstant(of: system.constraints[place].id, to: constant)
                }
                var fresh = system.solver
                #expect(isSame(&solver, &fresh), "system \(index), edit \(edit): \(system)")
            }
        }
    }

    @Test("rounding does not gather over thousands of changes to one solver")
    func longEdits() {
        var random = SplitMix64(seed: 17)
        for _ in 0..<8 {
            var system = random.randomStack()
            var solver = system.solver
            for edit in 0..<1_500 {
                let place = random.int(in: 0...system.constraints.count - 1)
                let constant = Double(random.int(in: -900...100)) / 3
                system.constraints[place].expression.constant = constant
                solver.setConstant(of: place, to: constant)
                solver.solve()
                guard edit % 100 == 99 else { continue }
                var fresh = system.solver
                #expect(isSame(&solver, &fresh), "edit \(edit): \(system)")
            }
        }
    }

    @Test("adding and removing constraints gives what a fresh solver gives")
    func additions() {
        var random = SplitMix64(seed: 13)
        for index in 0..<300 {
            let system = random.system()
            var remaining = system.constraints
            var solver = SimplexSolver(variableCount: system.variableCount, constraints: [])
            for constraint in system.constraints { solver.add(constraint) }
            while remaining.count > 1 {
                solver.solve()
                let gone = remaining.remove(at: random.int(in: 0...remaining.count - 1))
                let wasThere = solver.remove(gone.id)
                #expect(wasThere)
                var fresh = SimplexSolver(variableCount: system.variableCount, constraints: remaining)
                #expect(isSame(&solver, &fresh), "system \(index) without \(gone.id)")
            }
            let unknown = solver.remove(-1)
            #expect(!unknown)
        }
    }

    @Test("a copy does not follow its original")
    func copies() {
        let width = LinearExpression(Variable(index: 0))
        var original = SimplexSolver(
            variableCount: 1, constraints: [LinearConstraint(width - 10, .equal, id: 1)])
        original.solve()
        var copy = original
        copy.setConstant(of: 1, to: -20)
        copy.solve()
        original.solve()
        #expect(original.allValues == [10] && copy.allValues == [20])
    }

    @Test("in a satisfied system every required constraint holds")
    func requiredHold() {
        var random = SplitMix64(seed: 14)
        var satisfied = 0
        for _ in 0..<2_000 {
            let system = random.system()
            var solver = system.solver
            guard solver.solve() == .satisfied else { continue }
            satisfied += 1
            let values = solver.allValues
            for constraint in system.constraints where constraint.isRequired {
                #expect(constraint.error(at: values) < 1e-6)
            }
        }
        #expect(satisfied > 1_000)
    }

    @Test("a repair repairs, and a smaller change of the same constant does not")
    func repairsWork() {
        var random = SplitMix64(seed: 15)
        var found = 0
        while found < 300 {
            let system = random.system()
            let conflict = minimalConflict(of: system.constraints)
            for repair in repairs(of: system.constraints, candidates: conflict) {
                found += 1
                #expect(holds(system, with: repair.id, changedBy: repair.change))
                #expect(!holds(system, with: repair.id, changedBy: repair.change * 0.99))
            }
        }
    }

    private func holds(_ system: GeneratedSystem, with id: Int, changedBy change: Double) -> Bool {
        var changed = system
        for place in changed.constraints.indices where changed.constraints[place].id == id {
            changed.constraints[place].expression.constant += change
        }
        var solver = changed.solver
        return solver.solve() == .satisfied
    }

    @Test("without the redundant constraints the required ones say the same")
    func redundancy() {
        var random = SplitMix64(seed: 16)
        for index in 0..<150 {
            var system = random.randomSystem(priorities: [1000])
            var solver = system.solver
            guard solver.solve() == .satisfied else { continue }
            let before = ranges(&solver)
            let redundant = Set(solver.redundantConstraints())
            system.constraints.removeAll { redundant.contains($0.id) }
            var reduced = system.solver
            reduced.solve()
            let after = ranges(&reduced)
            #expect(
                zip(before, after).allSatisfy {
                    ($0.lower == $1.lower || abs($0.lower - $1.lower) < 1e-2)
                        && ($0.upper == $1.upper || abs($0.upper - $1.upper) < 1e-2)
                }, "system \(index): \(system)")
            #expect(system.solver.redundantConstraints().isEmpty)
        }
    }
}
