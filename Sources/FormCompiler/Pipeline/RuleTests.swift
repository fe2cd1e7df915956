import FormModel
import RuleProofs
import FormSource

/// Runs values through the rules of a form: what `formc test` prints.
struct RuleTests {
    private let form: Form
    private let evaluator: RuleEvaluator
    private let locale: String

    /// - Parameter locale: the language of the messages; the form's base language where it is `nil`.
    init(_ form: Form, matcher: any PatternMatcher, locale: String? = nil) {
        self.form = form
        self.evaluator = RuleEvaluator(matcher)
        self.locale = locale ?? ""
    }

    // MARK: Examples

    /// One case for each example of each field, in the order of the spec.
    func examples() -> [TestedSpec.Case] {
        form.fields.flatMap { element, field in
            field.examples.accept.map { example(element.id.value, field, $0.value, isAccepted: true) }
                + field.examples.reject.map { example(element.id.value, field, $0.value, isAccepted: false) }
        }
    }

    private func example(_ id: String, _ field: Field, _ value: String, isAccepted: Bool) -> TestedSpec.Case {
        let verdict = evaluator.verdict(on: value, in: field)
        let isAsMeant =
            switch verdict {
            case .accepted: isAccepted
            case .refused: !isAccepted
            case .undecided: false
            }
        return TestedSpec.Case(
            group: id, name: "\(isAccepted ? "accepts" : "rejects") \(quoted(value))",
            failure: isAsMeant ? nil : "the example is to be \(isAccepted ? "accepted" : "rejected")",
            outcome: words(verdict, field))
    }

    // MARK: Tables

    /// One case for each value that the validation tables hold beside the examples; it fails where running the rules
    /// says something else than the analysis by which it was chosen.
    func rows(of tables: ValidationTables) -> [TestedSpec.Case] {
        form.fields.flatMap { element, field in
            let examples = (field.examples.accept + field.examples.reject).count
            return tables.cases(of: element.id.value).dropLast(examples).map { row in
                let disagreement = tables.disagreements.first {
                    $0.field == element.id.value && $0.value == row.value
                }
                return TestedSpec.Case(
                    group: element.id.value,
                    name: row.value.isEmpty
                        ? "decides an empty field" : "decides \(quoted(row.value)), \(row.reason)",
                    failure: disagreement.map { "the analysis says \(words($0.expected, field))" },
                    outcome: words(row.verdict, field))
            }
        }
    }

    // MARK: Given values

    /// What each field and the submit checks say about the values; fields without one are empty.
    func outcomes(of values: [String: String]) -> [TestedSpec.Case] {
        let fields = form.fields.map { element, field in
            let value = values[element.id.value, default: ""]
            return TestedSpec.Case(
                group: element.id.value, name: quoted(value),
                outcome: words(verdict(on: value, field, values), field))
        }
        return fields + toggles(values) + [
            TestedSpec.Case(group: "submit", name: "these values", outcome: submission(values))
        ]
    }

    /// Toggles that have rules or were given a value.
    private func toggles(_ values: [String: String]) -> [TestedSpec.Case] {
        form.toggles.compactMap { element, toggle in
            guard !toggle.rules.isEmpty || values[element.id.value] != nil else { return nil }
            let broken = brokenRule(of: toggle, element.id.value, values)
            let message =
                broken.flatMap { toggle.rules[$0].error }.map { ": " + printableText($0.string(in: locale)) }
                ?? ""
            return TestedSpec.Case(
                group: element.id.value, name: isOn(toggle, element.id.value, values) ? "on" : "off",
                outcome: broken.map { "refused by rule \($0 + 1)" + message } ?? "accepted")
        }
    }

    private func isOn(_ toggle: Toggle, _ id: String, _ values: [String: String]) -> Bool {
        values[id].map { $0 == "true" } ?? toggle.isOn.value
    }

    private func brokenRule(of toggle: Toggle, _ id: String, _ values: [String: String]) -> Int? {
        isOn(toggle, id, values) ? nil : toggle.rules.firstIndex { $0.condition == .checked }
    }

    private func brokenToggle(_ values: [String: String]) -> Element? {
        form.toggles.first { brokenRule(of: $0.toggle, $0.element.id.value, values) != nil }?.element
    }

    private func verdict(on value: String, _ field: Field, _ values: [String: String]) -> RuleVerdict {
        evaluator.verdict(on: value, in: field, others: values)
    }

    /// The first check that fails, then the first field that breaks a rule.
    private func submission(_ values: [String: String]) -> String {
        for check in form.submission.checks where !holds(check.condition, values) {
            return "refused: \(printableText(check.error.string(in: locale)))"
        }
        let broken = form.fields.first {
            verdict(on: values[$0.element.id.value, default: ""], $0.field, values) != .accepted
        }
        if let broken = broken?.element ?? brokenToggle(values) {
            return "refused: \(broken.id.value) breaks one of its rules"
        }
        return "sent"
    }

    private func holds(_ condition: SubmitCheck.Condition, _ values: [String: String]) -> Bool {
        func text(_ id: Located<String>) -> String { values[id.value, default: ""] }
        return switch condition {
        case .require(let ids): ids.allSatisfy { !text($0).isEmpty }
        case .requireAny(let ids): ids.contains { !text($0).isEmpty }
        case .equal(let first, let second): text(first) == text(second)
        case .different(let first, let second): text(first) != text(second)
        case .valid(let ids):
            form.fields.filter { entry in ids.contains { $0.value == entry.element.id.value } }
                .allSatisfy {
                    verdict(on: values[$0.element.id.value, default: ""], $0.field, values) == .accepted
                }
        }
    }

    // MARK: Words

    private func words(_ verdict: RuleVerdict, _ field: Field) -> String {
        switch verdict {
        case .accepted: return "accepted"
        case .undecided(let rule): return "not decided by rule \(rule + 1)"
        case .refused(let rule):
            let message = field.rules[rule].error ?? field.hint
            return "refused by rule \(rule + 1)"
                + (message.map { ": " + printableText($0.string(in: locale)) } ?? "")
        }
    }

    private func quoted(_ value: String) -> String { value.isEmpty ? "nothing" : "`\(printable(value))`" }
}
