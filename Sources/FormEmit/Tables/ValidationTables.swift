package import FormModel

/// What is known about values of a form's fields, worked out before anything is printed.
package struct ValidationTables: Sendable {
    /// A value with what the form makes of it.
    package struct Case: Sendable, Hashable {
        /// As typed.
        package var value: String
        /// Why the value is in the table, for example `length 8 − 1` or `example to accept`.
        package var reason: String
        package var verdict: RuleVerdict

        package init(value: String, reason: String, verdict: RuleVerdict) {
            self.value = value
            self.reason = reason
            self.verdict = verdict
        }
    }

    /// The cases of one field, in the order of its rules.
    package struct FieldCases: Sendable {
        package var field: String
        package var cases: [Case]

        package init(field: String, cases: [Case]) {
            self.field = field
            self.cases = cases
        }
    }

    /// In the order of the spec.
    package let fields: [FieldCases]
    private let casesByField: [String: [Case]]

    package init(fields: [FieldCases]) {
        self.fields = fields
        casesByField = Dictionary(fields.map { ($0.field, $0.cases) }) { first, _ in first }
    }

    /// The cases of a field; none for a field that has no rules.
    package func cases(of field: String) -> [Case] {
        casesByField[field] ?? []
    }
}
