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
        var groups = Groups()
        for pair in equal where asked.contains(pair.one) && asked.contains(pair.other) {
            groups.join(pair.one, pair.other)
        }
        for pair in different where asked.contains(pair.one) && asked.contains(pair.other) {
            guard groups.name(of: pair.one) == groups.name(of: pair.other) else { continue }
            let members = groups.members(of: pair.one).sorted()
            if pair.withEmpty || !required.isDisjoint(with: members) { return .contradiction(members) }
        }
        return groups.all.first(where: excludeEachOther).map { .contradiction($0) }
    }

    /// Whether no text is accepted by all, and one of them has to have one.
    private func excludeEachOther(_ members: [Int]) -> Bool {
        guard members.count > 1, !required.isDisjoint(with: members) else { return false }
        let all = members.compactMap { languages[$0] }
        guard let first = all.first, all.count > 1 else { return false }
        return first.shortest(.allOf(all.map(\.accepted))) == Finding.none
    }
}

/// Inputs that have to be the same, each group named by one of them.
private struct Groups {
    private var names: [Int: Int] = [:]
    private var lists: [Int: [Int]] = [:]

    func name(of input: Int) -> Int { names[input] ?? input }

    func members(of input: Int) -> [Int] { lists[name(of: input)] ?? [input] }

    var all: [[Int]] { lists.values.map { $0.sorted() }.sorted { $0[0] < $1[0] } }

    /// The smaller group takes the other's name.
    mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (name(of: one), name(of: other))
        guard first != second else { return }
        let isLarger = members(of: first).count >= members(of: second).count
        let (kept, gone) = isLarger ? (first, second) : (second, first)
        let moved = lists.removeValue(forKey: gone) ?? [gone]
        for member in moved { names[member] = kept }
        lists[kept, default: [kept]] += moved
    }
}
