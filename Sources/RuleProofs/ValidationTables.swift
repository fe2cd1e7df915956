package import FormModel
package import FormPatterns
import FormSource

/// What is known about values of a form's fields: chosen by analysis, decided by running the rules.
package struct ValidationTables: Sendable {
    /// The cases of one field, in the order of its rules.
    package struct FieldCases: Sendable {
        /// Id of the field.
        var field: String
        /// The samples first, then the spec's examples.
        package var cases: [ValidationCase]
        /// What a password generator is told, for fields in which a new password is chosen.
        var passwordRules: PasswordRulesDerivation?
    }

    /// A value of which the analysis and ICU say different things.
    package struct Disagreement: Sendable, Hashable {
        /// Id of the field.
        package var field: String
        /// The value as typed.
        package var value: String
        /// What the analysis says.
        package var expected: RuleVerdict
        /// What running the rules says.
        var found: RuleVerdict
    }

    /// The fields in the order of the spec.
    package let fields: [FieldCases]
    private let byField: [String: FieldCases]
    /// Empty unless the compiler is wrong, or ICU gave up on a pattern.
    package let disagreements: [Disagreement]

    /// Makes tables; of several entries for one field the first is what ``cases(of:)`` gives.
    init(fields: [FieldCases], disagreements: [Disagreement] = []) {
        self.fields = fields
        self.disagreements = disagreements
        byField = Dictionary(fields.map { ($0.field, $0) }) { first, _ in first }
    }

    /// The cases of a field; none for a field that has no rules.
    package func cases(of field: String) -> [ValidationCase] {
        byField[field]?.cases ?? []
    }

    /// What a password generator is told in a field; nil where nothing is.
    package func passwordRules(of field: String) -> PasswordRulesDerivation? {
        byField[field]?.passwordRules
    }
}

extension ValidationTables {
    /// Runs the samples and the spec's examples of every field that has rules or examples.
    package init(_ form: LoginForm, analysis: FormAnalysis, matcher: any PatternMatcher) {
        let evaluator = RuleEvaluator(matcher)
        var known: [Question: Answer] = [:]
        var (fields, disagreements): ([FieldCases], [Disagreement]) = ([], [])
        for (entry, analysis) in zip(form.fields, analysis.fields)
        where !entry.field.rules.isEmpty || entry.field.examples != Examples() {
            let (id, question) = (entry.element.id.value, Question(entry.field))
            let answer = known[question] ?? Answer(entry.field, analysis, evaluator)
            known[question] = answer
            fields.append(
                FieldCases(field: id, cases: answer.cases, passwordRules: analysis.passwordRules))
            disagreements += answer.disagreements.map { $0.of(id) }
        }
        self.init(fields: fields, disagreements: disagreements)
    }

    /// What the cases of a field depend on.
    private struct Question: Hashable {
        private let shape: RuleShape
        private let accept: [String]
        private let reject: [String]

        init(_ field: Field) {
            shape = RuleShape(field)
            accept = field.examples.accept.map(\.value)
            reject = field.examples.reject.map(\.value)
        }
    }

    private struct Answer {
        let cases: [ValidationCase]
        let disagreements: [Disagreement]

        init(_ field: Field, _ analysis: FieldAnalysis, _ evaluator: RuleEvaluator) {
            let cases = FieldSamples(field, analysis).all.map { $0.decided(by: evaluator, in: field) }
            let prediction = VerdictPrediction(field, analysis.languages)
            self.cases = cases
            disagreements = cases.compactMap { prediction.disagreement($0, analysis.field) }
        }
    }
}

extension ValidationTables.Disagreement {
    /// The same for another field that has the same rules.
    fileprivate func of(_ field: String) -> Self {
        var other = self
        other.field = field
        return other
    }
}

extension FieldSamples.Sample {
    fileprivate func decided(by evaluator: RuleEvaluator, in field: Field) -> ValidationCase {
        let texts = Dictionary(others.map { ($0.field, $0.text) }) { first, _ in first }
        return ValidationCase(
            value: value, others: others, reason: reason,
            verdict: evaluator.verdict(on: value, in: field, others: texts))
    }
}

extension VerdictPrediction {
    fileprivate func disagreement(_ item: ValidationCase, _ field: String) -> ValidationTables
        .Disagreement?
    {
        guard let expected = verdict(on: item), expected != item.verdict else { return nil }
        return ValidationTables.Disagreement(
            field: field, value: item.value, expected: expected, found: item.verdict)
    }
}
