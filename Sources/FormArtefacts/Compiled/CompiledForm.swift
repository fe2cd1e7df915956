package import FormBehaviour
package import FormDiagnostics
package import FormLayout
package import FormModel
package import RuleProofs
package import FormSource

/// What an emitter reads.
package struct CompiledForm: Sendable {
    /// A form without errors: nothing is emitted for any other.
    package var form: LoginForm
    /// The layout plan of the form, with all multipliers.
    package var plan: LayoutPlan
    /// What the form can come to, with traces.
    package var behavior: FormBehavior
    /// The spec that the form was read from: artefacts quote its words.
    var spec: SpecText
    /// The validation tables, every value of which was run through its rules.
    var tables: ValidationTables
    /// What checks find in the spec, in its order and at the severities that it gives itself; none is an error.
    var findings: [Diagnostic]
    /// Solves the screen for states and locales, on the device and at the text size of this compilation. The screens
    /// come in the order of the requests.
    package var solve: @Sendable ([ScreenRequest]) -> [SolvedScreen]

    /// Puts together what the emitters ask for; shares of proportional stacks are written into the plan.
    package init(
        form: LoginForm, plan: LayoutPlan, behavior: FormBehavior, spec: SpecText, tables: ValidationTables,
        findings: [Diagnostic] = [],
        solve: @escaping @Sendable ([ScreenRequest]) -> [SolvedScreen]
    ) {
        self.form = form
        self.plan = plan.withShares(behavior.screens)
        self.behavior = behavior
        self.spec = spec
        self.tables = tables
        self.findings = findings
        self.solve = solve
    }
}

/// The text of a spec with the key paths of its values: where in the spec a line of an artefact comes from.
package struct SpecText: Sendable {
    /// The whole text.
    var source: SourceFile
    /// The key path of each value.
    var paths: SpecPaths

    package init(source: SourceFile, paths: SpecPaths) {
        self.source = source
        self.paths = paths
    }
}
