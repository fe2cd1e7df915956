import FormModel

extension RuleVerdict {
    /// The verdict in one word.
    var description: String {
        switch self {
        case .accepted: "accepted"
        case .refused: "refused"
        case .undecided: "undecided"
        }
    }

    /// The rule that decided; nil where none refused.
    func decidingRule(in field: Field) -> Rule? {
        switch self {
        case .accepted: nil
        case .refused(let index), .undecided(let index):
            field.rules.indices.contains(index) ? field.rules[index] : nil
        }
    }
}
