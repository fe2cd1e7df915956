import ConstraintSolver
import FormTestSupport
import Testing

@Suite(
    "Agreement with kiwisolver", .enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
struct KiwiAgreementTests {
    @Test("5,200 systems: the same verdict, values, freedom, ties and choice")
    func values() throws {
        var random = SplitMix64(seed: 20_260_801)
        let systems = (0..<5_200).map { _ in random.system() }
        let answers = try KiwiPeer.solve(systems)
        try #require(answers.count == systems.count)
        var verdicts = [0, 0]
        var unique = 0
        var (ties, choices) = (0, 0)
        for (index, (system, answer)) in zip(systems, answers).enumerated() {
            var solver = system.solver
            let outcome = solver.solve()
            #expect((outcome == .satisfied) == answer.holds, "system \(index): \(system)")
            verdicts[answer.holds ? 1 : 0] += 1
            guard answer.holds, outcome == .satisfied else { continue }
            let loose = Dictionary(
                uniqueKeysWithValues: solver.ambiguousVariables().map { ($0.variable.index, $0) })
            let tied = solver.tiedConstraints().joined().sorted()
            #expect(tied == movableErrors(answer), "system \(index): \(system)")
            ties += tied.isEmpty ? 0 : 1
            choices += loose.isEmpty ? 0 : 1
            for (variable, range) in answer.ranges.enumerated() {
                let value = solver.value(of: Variable(index: variable))
                let (lower, upper) =
                    loose[variable].map { ($0.lower, $0.upper) } ?? (value, value)
                let place: Comment = "system \(index), variable \(variable): \(system)"
                #expect(isSame(lower, range[0]) && isSame(upper, range[1]), place)
                #expect(abs(value - answer.chosen[variable]) < 1e-4, place)
                unique += loose[variable] == nil ? 1 : 0
            }
        }
        #expect(verdicts[0] > 500 && verdicts[1] > 3_000 && unique > 6_000 && ties > 100)
        #expect(choices > 1_000)
    }

    @Test("600 planted conflicts: the set named cannot hold, and can without any one member")
    func minimalConflicts() throws {
        var random = SplitMix64(seed: 77)
        var conflicts: [GeneratedSystem] = []
        while conflicts.count < 600 {
            let system = random.chance(oneIn: 2) ? random.system() : random.crowdedStack()
            let ids = Set(minimalConflict(of: system.constraints))
            var solver = system.solver
            #expect((solver.solve() == .satisfied) == ids.isEmpty)
            guard !ids.isEmpty else { continue }
            conflicts.append(
                GeneratedSystem(
                    variableCount: system.variableCount,
                    constraints: system.constraints.filter { ids.contains($0.id) }))
        }
        for (conflict, answer) in zip(conflicts, try KiwiPeer.minimality(conflicts)) {
            #expect(!answer.holds && answer.without.allSatisfy { $0 }, "\(conflict)")
        }
    }

    /// The constraints whose error is not the same in all best solutions.
    private func movableErrors(_ answer: KiwiPeer.Solution) -> [Int] {
        answer.errors.indices.filter {
            guard let range = answer.errors[$0], let lower = range[0], let upper = range[1] else {
                return false
            }
            return upper - lower > 1e-4
        }
    }

    private func isSame(_ left: Double?, _ right: Double?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return abs(left - right) < 1e-4
    }
}

extension SplitMix64 {
    /// A stack of required sizes and gaps whose last edge is nailed where it cannot be.
    fileprivate mutating func crowdedStack() -> GeneratedSystem {
        var system = randomStack()
        for place in system.constraints.indices where system.constraints[place].priority == 750 {
            system.constraints[place].priority = 1000
        }
        let last = system.variableCount - 1
        system.constraints.append(
            LinearConstraint(
                LinearExpression([LinearTerm(Variable(index: last - 1)), LinearTerm(Variable(index: last))])
                    - Double(int(in: -20...2)),
                .lessOrEqual, id: system.constraints.count))
        return system
    }
}
