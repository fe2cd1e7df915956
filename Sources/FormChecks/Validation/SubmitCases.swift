import FormModel
import FormSource

/// The ways in which the fields of submit checks can be empty, the same or different: enough to tell the checks apart,
/// as long as none asks whether a field is valid.
struct SubmitCases {
    private let checks: [SubmitCheck]
    /// Texts by field, numbered; 0 is empty. Only those in which the button can be tapped.
    private let cases: [[String: Int]]

    /// Fields, at most, for which all cases are looked at.
    private static let limit = 5

    /// nil where there are too many fields.
    init?(_ form: Form) {
        checks = form.submission.checks
        let fields = checks.reduce(into: [String]()) { found, check in
            for id in check.condition.fields where !found.contains(id) { found.append(id) }
        }
        guard !checks.isEmpty, fields.count <= Self.limit else { return nil }
        let filled = form.submitsWhenValidOnly ? Self.required(form) : []
        cases = Self.assignments(fields).filter { texts in filled.allSatisfy { texts[$0] != 0 } }
    }

    /// Whether some case fails the check and none before it. A check of validity can always fail, as far as is known here.
    func canFailFirst(_ index: Int) -> Bool {
        cases.contains { texts in
            checks[index].condition.holds(texts) != true
                && checks[..<index].allSatisfy { $0.condition.holds(texts) != false }
        }
    }

    /// The one earlier check that fails whenever this one would.
    func hidingCheck(_ index: Int) -> Int? {
        let failing = cases.filter { checks[index].condition.holds($0) != true }
        guard !failing.isEmpty else { return nil }
        return checks.indices.prefix(index).first { earlier in
            failing.allSatisfy { checks[earlier].condition.holds($0) == false }
        }
    }

    private static func required(_ form: Form) -> [String] {
        form.fields.filter { $0.field.rules.contains { $0.condition == .required } }.map(\.element.id.value)
    }

    /// Each field takes 0 or one of as many texts as there are fields.
    private static func assignments(_ fields: [String]) -> [[String: Int]] {
        fields.reduce([[:]]) { all, field in
            all.flatMap { texts in
                (0...fields.count).map { text in
                    var texts = texts
                    texts[field] = text
                    return texts
                }
            }
        }
    }
}

extension SubmitCheck.Condition {
    fileprivate var fields: [String] {
        switch self {
        case .require(let fields), .requireAny(let fields), .valid(let fields): fields.map(\.value)
        case .equal(let first, let second), .different(let first, let second): [first.value, second.value]
        }
    }

    /// Whether the check holds; nil where it depends on more than emptiness and sameness.
    fileprivate func holds(_ texts: [String: Int]) -> Bool? {
        switch self {
        case .require(let fields): fields.allSatisfy { texts[$0.value] != 0 }
        case .requireAny(let fields): fields.contains { texts[$0.value] != 0 }
        case .equal(let first, let second): texts[first.value] == texts[second.value]
        case .different(let first, let second): texts[first.value] != texts[second.value]
        case .valid: nil
        }
    }
}
