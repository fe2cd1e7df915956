import FormModel
import RuleProofs
import FormSource

/// Runs the examples of a form and the values of its tables through the rules: what `formc test` prints.
struct RuleTests {
    private let form: LoginForm
    private let evaluator: RuleEvaluator
    private let locale: String

    /// - Parameter locale: the language of the messages; the form's base language where it is `nil`.
    init(_ form: LoginForm, matcher: any PatternMatcher, locale: String? = nil) {
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
            failure: isAsMeant ? nil : "the example should be \(isAccepted ? "accepted" : "rejected")",
            outcome: description(verdict, field))
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
                    failure: disagreement.map { "the analysis says \(description($0.expected, field))" },
                    outcome: description(row.verdict, field))
            }
        }
    }

    // MARK: Words

    private func description(_ verdict: RuleVerdict, _ field: Field) -> String {
        verdictWords(verdict, rules: field.rules, hint: field.hint, locale: locale)
    }

    private func quoted(_ value: String) -> String { quotedValue(value) }
}

/// What is said about a verdict, with the message of the rule that decided.
func verdictWords(_ verdict: RuleVerdict, rules: [Rule], hint: LocalizedText?, locale: String) -> String {
    switch verdict {
    case .accepted: return "accepted"
    case .undecided(let rule): return "not decided by rule \(rule + 1)"
    case .refused(let rule):
        let message = rules[rule].error ?? hint
        return "refused by rule \(rule + 1)"
            + (message.map { ": " + printableText($0.string(in: locale)) } ?? "")
    }
}

/// A value in back-quotes; `nothing` for an empty one.
func quotedValue(_ value: String) -> String { value.isEmpty ? "nothing" : "`\(printable(value))`" }
