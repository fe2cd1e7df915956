import ConstraintSolver
import FormLayout
import FormModel
import FormTestSupport
import Testing

/// Conflicts in forms, against kiwisolver.
struct ConflictPeerTests {
    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func `A reported conflict cannot hold, and can without any one of its members`() throws {
        var generator = SplitMix64(seed: 2026)
        let systems = (0..<120).map { _ in
            let form = generator.planted(.conflict).faulty
            let plan = lower(form)
            let report = PlantedFaultTests.oneCell(form, plan)
            var engine = LayoutEngine(form, plan)
            let (variableCount, constraints) = engine.linearConstraints(in: .default)
            let members = Set(report.findings(.conflict).first?.fault.conflict ?? [])
            return GeneratedSystem(
                variableCount: variableCount, constraints: constraints.filter { members.contains($0.id) })
        }
        for (system, answer) in zip(systems, try KiwiPeer.minimality(systems)) {
            #expect(!answer.holds)
            #expect(answer.without.count == system.constraints.count && answer.without.allSatisfy { $0 })
        }
    }

    @Test func `The smallest change that is offered ends the conflict`() throws {
        var generator = SplitMix64(seed: 77)
        for _ in 0..<60 {
            var form = generator.planted(.conflict).faulty
            let plan = lower(form)
            let conflict = try #require(
                PlantedFaultTests.oneCell(form, plan).findings(.conflict).first?.fault.conflict)
            var engine = LayoutEngine(form, plan)
            let repair = try #require(
                engine.repairs(of: conflict, changing: conflict, in: .default).first)
            let changed = plan.constraints[repair.constraint]
            let place = try #require(
                form.layout.constraints.firstIndex {
                    $0.constant == changed.constant && $0.relation == changed.relation
                })
            form.layout.constraints[place].constant = .points(repair.constant)
            #expect(PlantedFaultTests.oneCell(form, lower(form)).findings(.conflict).isEmpty)
        }
    }
}
