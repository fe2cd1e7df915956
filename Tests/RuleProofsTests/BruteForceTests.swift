import FormModel
import RuleProofs
import FormTestSupport
import Testing

/// Claims about generated rule lists, tried on every value of up to four letters with ICU.
struct BruteForceTests {
    private let template: LoginForm

    init() throws {
        template = try Compiled(
            """
            formc: 1
            form: F
            body:
              - field: code
                for: text
              - button: go
                action: submit
            """
        ).form
    }

    private func form(_ rules: [Rule]) -> LoginForm {
        var form = template
        for index in form.body.indices {
            guard case .field(var field) = form.body[index].kind else { continue }
            field.rules = rules
            form.body[index].kind = .field(field)
        }
        return form
    }

    /// Counts of claims that brute force could have refuted.
    private struct Tally {
        var unsatisfiable = 0, unreachable = 0, implied = 0, shadowed = 0, witnesses = 0
    }

    @Test func `Claims about rule lists hold for every short value`() throws {
        var generator = RuleListGenerator(random: SplitMix64(seed: 4))
        var tally = Tally()
        for _ in 0..<220 { try check(form(generator.rules()), &tally) }
        // About half of what there is: a new kind of rule makes other lists, and should not need another seed.
        #expect(tally.unsatisfiable > 50 && tally.unreachable > 20 && tally.implied > 10, "\(tally)")
        #expect(tally.shadowed > 3 && tally.witnesses > 200, "\(tally)")
    }

    @Test func `Every kind of rule is tried that a text alone decides`() {
        var generator = RuleListGenerator(random: SplitMix64(seed: 4))
        let conditions = (0..<220).flatMap { _ in generator.rules().map(\.condition) }
        // Formats have letters of their own: other tests compare each with what it stands for.
        let others: Set<RuleKind> = [.equals, .differs, .checked, .format]
        #expect(kinds(conditions) == Set(RuleKind.allCases).subtracting(others))
    }

    private func kinds(_ conditions: [RuleCondition]) -> Set<RuleKind> {
        conditions.reduce(into: []) { $0.formUnion(kinds($1.inner).union([$1.kind])) }
    }

    private func check(_ form: LoginForm, _ tally: inout Tally) throws {
        let compiled = Compiled(form)
        let field = try #require(form.fields.first?.field)
        let analysis = try #require(compiled.analysis.fields.first)
        let evaluator = RuleEvaluator(ICUMatcher(form))
        let verdicts = RuleListGenerator.values.map { evaluator.verdict(on: $0, in: field) }
        let words = field.rules.map { "\($0.condition)" }.joined(separator: "\n")

        #expect(compiled.tables.disagreements.isEmpty, "\(compiled.tables.disagreements)\n\(words)")
        switch analysis.shortest {
        case .none:
            tally.unsatisfiable += 1
            #expect(!verdicts.dropFirst().contains(.accepted), "\(words)")
            checkConflict(analysis.conflict, field, evaluator)
        case .value(let value):
            tally.witnesses += 1
            #expect(evaluator.verdict(on: value, in: field) == .accepted, "\(value)\n\(words)")
            let shorter = RuleListGenerator.values.indices.dropFirst().first { verdicts[$0] == .accepted }
            if let shorter { #expect(RuleListGenerator.values[shorter].count >= value.count, "\(words)") }
        case .undecided(let reason): Issue.record("undecided: \(reason)\n\(words)")
        }
        for (index, finding) in analysis.breaks.enumerated() where analysis.conflict.isEmpty {
            switch finding {
            case .value(let value):
                tally.witnesses += 1
                #expect(
                    evaluator.verdict(on: value, in: field) == .refused(rule: index), "\(value)\n\(words)")
            case .none:
                tally.unreachable += 1
                #expect(!verdicts.contains(.refused(rule: index)), "rule \(index)\n\(words)")
            case .undecided(let reason): Issue.record("undecided: \(reason)\n\(words)")
            }
        }
        for index in analysis.implied {
            tally.implied += 1
            var fewer = field
            fewer.rules.remove(at: index)
            for (value, verdict) in zip(RuleListGenerator.values, verdicts) where verdict != .accepted {
                #expect(
                    evaluator.verdict(on: value, in: fewer) != .accepted, "rule \(index), \(value)\n\(words)")
            }
        }
        for item in analysis.shadowed {
            tally.shadowed += 1
            guard case .anyOf(let branches) = field.rules[item.rule].condition else { continue }
            for value in RuleListGenerator.values.dropFirst()
            where evaluator.meets(branches[item.branch], value) == true {
                #expect(evaluator.meets(branches[item.by], value) == true, "\(value)\n\(words)")
            }
        }
    }

    /// The rules of a conflict refuse everything together, and no longer when one is left out.
    private func checkConflict(_ conflict: [Int], _ field: Field, _ evaluator: RuleEvaluator) {
        #expect(!conflict.isEmpty)
        func isMet(_ rules: [Int], _ value: String) -> Bool {
            rules.allSatisfy { evaluator.meets(field.rules[$0].condition, value) == true }
        }
        #expect(!RuleListGenerator.values.dropFirst().contains { isMet(conflict, $0) })
    }
}
