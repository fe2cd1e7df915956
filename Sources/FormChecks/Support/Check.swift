package import FormBehaviour
package import FormDiagnostics
package import FormLayout
package import FormModel
package import RuleProofs
package import FormSource
package import FormSyntax

/// One thing that the compiler looks for in a resolved form. A check is one file with its kinds and its logic, one line
/// in ``CheckRegistry``, and a page in `Explanations` for each kind.
package protocol Check: Sendable {
    /// The kinds that the check reports, each with examples that trigger it and look-alikes that do not.
    static var kinds: [DiagnosticKind] { get }

    /// Whether it reports that something is missing. In a spec with mistakes what is missing may stand in a part that
    /// could not be read, so such checks wait until the mistakes are gone.
    static var restsOnAbsence: Bool { get }

    /// Reports what it finds, in any order; the driver sorts.
    static func run(_ context: CheckContext) -> [Diagnostic]
}

extension Check {
    package static var restsOnAbsence: Bool { false }
}

/// What a check may look at.
package struct CheckContext: Sendable {
    /// Resolved; with `isIncomplete` only as far as it could be read.
    package var form: LoginForm
    /// The layout plan of the same form.
    package var plan: LayoutPlan
    /// What spans point into.
    var source: SourceFile
    /// Makes the edits of fixes.
    let editor: SpecEditor
    /// Whether to report what is only redundant, too (`--strict`).
    var isStrict: Bool
    /// What can be proven of the fields' rules.
    var analysis: FormAnalysis
    /// What the form can come to, with traces.
    package let behavior: FormBehavior
    /// What of it leads nowhere.
    let deadEnds: [DeadEnd]
    /// The spec has errors of shape or names: what the form has instead of the wrong parts is not what will be there, and
    /// nothing is said about its layout.
    package var isIncomplete = false
    /// The kinds that checks report, which the spec may name; the registry fills them in.
    var kinds: [DiagnosticKind] = []
    /// What the constraints leave open; the registry fills it in.
    var openPlaces = OpenPlaces()
    /// What the layout matrix shows. Nil where the form is incomplete: then nothing is said about its layout.
    package var matrix: MatrixReport?

    /// - Parameters:
    ///   - root: the document that the form was read from.
    ///   - analysis: of the same form; worked out where it is not given.
    ///   - behavior: of the same form; worked out where it is not given.
    package init(
        form: LoginForm, plan: LayoutPlan, source: SourceFile, root: YAMLNode, isStrict: Bool = false,
        analysis: FormAnalysis? = nil, behavior: FormBehavior? = nil
    ) {
        self.form = form
        self.plan = plan
        self.source = source
        editor = SpecEditor(source, root)
        self.isStrict = isStrict
        let analysis = analysis ?? FormAnalysis(form)
        self.analysis = analysis
        let reached = behavior ?? FormBehavior(form, analysis: analysis)
        self.behavior = reached
        deadEnds = reached.deadEnds
    }
}
