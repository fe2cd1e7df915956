package import FormDiagnostics
package import FormLayout
package import FormModel
package import FormRules

/// One thing that the compiler looks for in a resolved form. A check is one file: its kinds with their explanations and
/// examples, and its logic; and one line in ``CheckRegistry``.
package protocol Check: Sendable {
    /// The kinds that the check reports, each with examples that trigger it and look-alikes that do not.
    static var kinds: [DiagnosticKind] { get }

    /// Reports what it finds, in any order; the driver sorts.
    static func run(_ context: CheckContext) -> [Diagnostic]
}

/// What a check may look at.
package struct CheckContext: Sendable {
    package var form: Form
    package var plan: LayoutPlan
    package var source: SourceFile
    /// Also report what is merely redundant (`--strict`).
    package var isStrict: Bool
    /// What can be proven of the fields' rules.
    package var analysis: FormAnalysis

    /// - Parameter analysis: of the same form; worked out where it is not given.
    package init(
        form: Form, plan: LayoutPlan, source: SourceFile, isStrict: Bool = false,
        analysis: FormAnalysis? = nil
    ) {
        self.form = form
        self.plan = plan
        self.source = source
        self.isStrict = isStrict
        self.analysis = analysis ?? FormAnalysis(form)
    }
}

extension CheckRegistry {
    /// Runs every check.
    package static func run(_ context: CheckContext) -> [Diagnostic] {
        all.flatMap { $0.run(context) }
    }

    /// The kinds of every check, in the order of the registry.
    package static var kinds: [DiagnosticKind] { all.flatMap { $0.kinds } }
}
