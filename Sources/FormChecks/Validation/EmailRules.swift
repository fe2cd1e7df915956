import FormModel
import FormPatterns
import RuleProofs

/// A field's rules beside what e-mail addresses look like.
struct EmailRules {
    let field: Field
    let analysis: FieldAnalysis
    let evaluator: RuleEvaluator

    private var budget: Budget { analysis.languages.budget }
    private var accepted: Language { analysis.languages.accepted }

    func verdict(on value: String) -> RuleVerdict { evaluator.verdict(on: value, in: field) }

    /// Whether the field is for addresses and its rules say what they are, other than by HTML's own definition, with
    /// which there is nothing to compare.
    var areForAddresses: Bool {
        guard field.role.value == .email, analysis.conflict.isEmpty else { return false }
        return field.rules.contains { rule in
            switch rule.condition {
            case .required, .format(.email): false
            default: rule.condition.comparedField == nil
            }
        }
    }

    /// Addresses that people have and the rules refuse; where none of the usual ones is, one found by inclusion. nil where
    /// it is not decided.
    var refusedAddresses: [String]? {
        let refused = Self.usual.filter { verdict(on: $0) != .accepted }
        guard refused.isEmpty else { return refused }
        switch Language.allOf([Self.ordinary, .not(accepted), .length(minimum: 6, maximum: 60)])
            .shortestMember(budget: budget)
        {
        case .yes(let text): return verdict(on: text) == .accepted ? nil : [text]
        case .no: return []
        case .undecided: return nil
        }
    }

    private static let usual = [
        "first.last+tag@example.com", "o'brien@example.ie", "name@mail.example.co.uk", "name@example.museum",
        "name@example.photography", "name@my-company.com", "name@xn--mller-kva.de", "name@example.xn--p1ai",
        "FIRST@EXAMPLE.COM",
    ]

    /// What the rules accept and HTML's definition refuses: one of the usual slips, or one that is found.
    var acceptedOther: String? {
        if let slip = Self.slips.first(where: { verdict(on: $0) == .accepted }) { return slip }
        let others = Language.allOf([accepted, .not(Format.email.language)])
        return others.shortestMember(budget: budget).value.flatMap { verdict(on: $0) == .accepted ? $0 : nil }
    }

    private static let slips = [
        "name@example..com", "a b@example.com", "name@@example.com", "name@-example.com", "name",
    ]

    /// The length of the longest accepted value; nil where there is no longest or it is not decided.
    var longest: Int? { analysis.languages.longest }

    /// Valid by HTML's definition and of ordinary shape: atoms joined by points, at least two labels, the last one letters
    /// or an encoded one.
    private static let ordinary: Language = {
        let letters = ScalarSet("a"..."z").union(ScalarSet("A"..."Z"))
        let alphanumeric = letters.union(ScalarSet("0"..."9"))
        let atom = Language.repeated(
            .scalar(alphanumeric.union(ScalarSet("!#$%&'*+/=?^_`{|}~-"))), minimum: 1, maximum: nil)
        let end = Language.scalar(alphanumeric)
        let inner = Language.only(alphanumeric.union(ScalarSet("-")))
        let label = Language.sequence([end, .repeated(.sequence([inner, end]), minimum: 0, maximum: 1)])
        let top = Language.anyOf([
            .repeated(.scalar(letters), minimum: 2, maximum: nil), .sequence([.text("xn--"), label]),
        ])
        return .sequence([
            atom, .repeated(.sequence([.text("."), atom]), minimum: 0, maximum: nil), .text("@"),
            .repeated(.sequence([label, .text(".")]), minimum: 1, maximum: nil), top,
        ])
    }()
}
