import FormModel
import FormPatterns
import RuleProofs

/// Inputs that have to hold the same text, and cannot.
struct Contradictions: Sendable {
    private struct Pair: Sendable {
        let one: Int
        let other: Int
        /// Whether two empty values count.
        let withEmpty: Bool
    }

    private var equal: [Pair] = []
    private var different: [Pair] = []
    private let required: Set<Int>
    private let languages: [Int: FieldLanguages]

    init(_ machine: FormMachine, _ analysis: FormAnalysis) {
        let numbered = analysis.fields.compactMap { field in
            machine.inputNumbers[field.field].map { ($0, field.languages) }
        }
        languages = Dictionary(numbered) { first, _ in first }
        required = Set(machine.inputs.indices.filter { machine.inputs[$0].isRequired })
        for (number, input) in machine.inputs.enumerated() {
            for rule in input.rules {
                guard let other = rule.compared.first?.input else { continue }
                switch rule.condition.comparison?.isEqual {
                case true?: equal.append(Pair(one: number, other: other, withEmpty: true))
                case false?: different.append(Pair(one: number, other: other, withEmpty: false))
                case nil: break
                }
            }
        }
        for check in machine.checks {
            switch check.condition {
            case .equal(let one, let other): equal.append(Pair(one: one, other: other, withEmpty: true))
            case .different(let one, let other):
                different.append(Pair(one: one, other: other, withEmpty: true))
            default: break
            }
        }
    }

    /// The first among inputs that are all asked for.
    func among(_ asked: Set<Int>) -> Obstacle? {
        guard !equal.isEmpty else { return nil }
        var group = Dictionary(uniqueKeysWithValues: asked.map { ($0, $0) })
        for pair in equal {
            guard let one = group[pair.one], let other = group[pair.other], one != other else { continue }
            let (kept, gone) = (min(one, other), max(one, other))
            for (input, name) in group where name == gone { group[input] = kept }
        }
        for pair in different {
            guard let one = group[pair.one], one == group[pair.other] else { continue }
            let members = members(one, group)
            if pair.withEmpty || !required.isDisjoint(with: members) { return .contradiction(members) }
        }
        return Set(group.values).sorted().lazy.map { members($0, group) }.first(where: excludeEachOther)
            .map { .contradiction($0) }
    }

    private func members(_ name: Int, _ group: [Int: Int]) -> [Int] {
        group.filter { $0.value == name }.map(\.key).sorted()
    }

    /// Whether no text is accepted by all, and one of them has to have one.
    private func excludeEachOther(_ members: [Int]) -> Bool {
        guard members.count > 1, !required.isDisjoint(with: members) else { return false }
        let all = members.compactMap { languages[$0] }
        guard let first = all.first, all.count > 1 else { return false }
        return first.shortest(.allOf(all.map(\.accepted))) == Finding.none
    }
}
