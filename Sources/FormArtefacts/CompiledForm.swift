package import FormDiagnostics
package import FormLayout
package import FormModel
package import FormRules

/// What an emitter reads.
package struct CompiledForm: Sendable {
    /// Without mistakes: nothing is emitted for a form with errors.
    package var form: Form
    /// Of the same form.
    package var plan: LayoutPlan
    /// The spec's text: artefacts quote the spec's own words.
    var source: SourceFile
    /// Key paths for provenance: where in the spec a line comes from.
    var paths: SpecPaths
    /// Every value in them was run through its rules.
    var tables: ValidationTables
    /// The screen solved for states and locales, on the device and at the text size of this compilation; in the order asked.
    package var solve: @Sendable ([ScreenRequest]) -> [SolvedScreen]

    package init(
        form: Form, plan: LayoutPlan, source: SourceFile, paths: SpecPaths, tables: ValidationTables,
        solve: @escaping @Sendable ([ScreenRequest]) -> [SolvedScreen]
    ) {
        self.form = form
        self.plan = plan
        self.source = source
        self.paths = paths
        self.tables = tables
        self.solve = solve
    }
}
