import FormDiagnostics
package import FormModel

extension ValidationTables {
    /// The empty value, the bounds of lengths, and the spec's examples, each with its verdict.
    package init(_ form: Form, judge: any PatternJudge) {
        let evaluator = RuleEvaluator(judge)
        self.init(
            fields: form.fields.filter { !$0.field.rules.isEmpty || $0.field.examples != Examples() }.map {
                element, field in
                FieldCases(
                    field: element.id.value,
                    cases: ValueSamples(field).all.map { value, reason in
                        Case(value: value, reason: reason, verdict: evaluator.verdict(on: value, in: field))
                    })
            })
    }
}

/// Values that a tester would try.
private struct ValueSamples {
    let field: Field

    init(_ field: Field) { self.field = field }

    var all: [(value: String, reason: String)] {
        [("", "nothing typed")] + field.rules.flatMap { lengths($0.condition) }
            + field.examples.accept.map { ($0.value, "example to accept") }
            + field.examples.reject.map { ($0.value, "example to reject") }
    }

    private func lengths(_ condition: RuleCondition) -> [(String, String)] {
        switch condition {
        case .length(let minimum, let maximum):
            let low = minimum.map { [($0 - 1, "one under the minimum"), ($0, "the minimum")] } ?? []
            let high = maximum.map { [($0, "the maximum"), ($0 + 1, "one over the maximum")] } ?? []
            return (low + high).filter { (1...200).contains($0.0) }.map {
                (sample(length: $0.0), "\($0.0) characters, \($0.1)")
            }
        case .allOf(let conditions), .anyOf(let conditions): return conditions.flatMap(lengths)
        default: return []
        }
    }

    /// A value of so many characters, made of an accepted example where there is one.
    private func sample(length: Int) -> String {
        let base = Array(field.examples.accept.first?.value ?? "")
        let start = base.isEmpty ? Array(field.role.value.isPassword ? "aB3$efgh" : "abcdefgh") : base
        return String((0..<length).map { start[$0 % start.count] })
    }
}
