import FormDiagnostics
package import FormModel

/// What can be proven of every field's rules; worked out once and read by checks and tables.
package struct FormAnalysis: Sendable {
    package let reading: RuleReading
    /// In the order of ``Form/fields``.
    package let fields: [FieldAnalysis]

    package init(_ form: Form) {
        let reading = RuleReading(form)
        self.reading = reading
        fields = form.fields.map { FieldAnalysis(id: $0.element.id.value, $0.field, reading) }
    }

    /// The analysis of a field by its id.
    package func field(_ id: String) -> FieldAnalysis? {
        fields.first { $0.field == id }
    }
}
