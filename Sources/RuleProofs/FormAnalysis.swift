package import FormModel
import FormSource

/// What can be proven of every field's rules; worked out once and read by checks and tables.
package struct FormAnalysis: Sendable {
    /// The form's patterns, parsed.
    package let reading: RuleReading
    /// The analyses in the order of ``LoginForm/fields``.
    package let fields: [FieldAnalysis]

    /// Fields with the same rules share the work.
    package init(_ form: LoginForm) {
        let reading = RuleReading(form)
        self.reading = reading
        var known: [RuleShape: FieldAnalysis] = [:]
        fields = form.fields.map { element, field in
            let shape = RuleShape(field)
            let analysis = known[shape] ?? FieldAnalysis(id: element.id.value, field, reading)
            known[shape] = analysis
            return analysis.named(element.id.value)
        }
    }
}
