import FormArtefacts
import FormBehaviour
import FormChecks
import FormDiagnostics
import FormLayout
import FormModel
import FormResolving
import RuleProofs
import FormSource
import FormSyntax

/// The stages from bytes to a laid-out form, run as far as the spec lets them.
struct SpecStages {
    let source: SourceFile
    /// The document; `nil` where it is not YAML to its end.
    let root: YAMLNode?
    /// The form; `nil` where there is nothing to speak of. With an error among the diagnostics it has holes.
    let form: LoginForm?
    /// What can be proven of the form's rules.
    let analysis: FormAnalysis?
    /// What the form can come to.
    let behavior: FormBehavior?
    /// Decides about patterns.
    let matcher: ICUMatcher?
    /// The diagnostics of reading in canonical order, at their own severities.
    private let found: [Diagnostic]

    init(_ input: SpecInput) {
        let loaded = loadYAML(input.bytes, name: input.name)
        let read = loaded.root.map { readForm($0, in: loaded.source) }
        var source = loaded.source
        source.uri = input.uri
        self.source = source
        root = loaded.root
        form = read?.form
        analysis = form.map { FormAnalysis($0) }
        matcher = form.map { ICUMatcher($0) }
        let (analysis, matcher) = (analysis, matcher)
        behavior = form.map { FormBehavior($0, analysis: analysis, matcher: matcher) }
        found = loaded.diagnostics + (read?.diagnostics ?? [])
    }

    /// What is wrong with the spec's shape and names: what leaves it without a meaning.
    var reading: [Diagnostic] { DiagnosticReport.canonical(found) }

    /// The validation tables of the form, every row run through its rules.
    func tables(_ form: LoginForm) -> ValidationTables {
        ValidationTables(form, analysis: analysis ?? FormAnalysis(form), matcher: matcher ?? ICUMatcher(form))
    }

    /// Solves the form's layout matrix; nil where there is no form or it has holes.
    func matrix(_ plan: LayoutPlan?, inParallel: Bool) -> MatrixReport? {
        guard let behavior, let plan, !isIncomplete else { return nil }
        return MatrixRunner(behavior.screens, plan).run(inParallel: inParallel)
    }

    private var isIncomplete: Bool { found.contains { $0.severity == .error } }

    /// Everything that is wrong, with what the checks find in the form, at the severities that the spec and the
    /// command line give.
    func diagnostics(_ plan: LayoutPlan?, _ matrix: MatrixReport?, _ lint: LintOptions) -> [Diagnostic] {
        guard let root, let form, let plan else { return reading }
        var context = CheckContext(
            form: form, plan: plan, source: source, root: root, isStrict: lint.isStrict, analysis: analysis,
            behavior: behavior)
        context.isIncomplete = isIncomplete
        context.matrix = matrix
        let levels = LintLevels(spec: form.lintLevels, commandLine: lint.levels)
        let all = levels.apply(to: found + withoutFollowUps(CheckRegistry.run(context), form))
        return DiagnosticReport.canonical(lint.isStrict ? all.map(raised) : all)
    }

    /// What checks find, without what follows from a mistake of reading: what they say of a value that could not be
    /// read, and everything where the severities could not be.
    private func withoutFollowUps(_ checked: [Diagnostic], _ form: LoginForm) -> [Diagnostic] {
        if form.$lintLevels.isPoisoned { return checked.filter { !LintLevels.isAdjustable($0.kind) } }
        let broken = Set(found.filter { $0.severity == .error }.map(\.primary.span))
        guard !broken.isEmpty else { return checked }
        let mixed = form.allElements.filter(\.isPoisoned).map(\.span)
        return checked.filter { diagnostic in
            let place = diagnostic.primary.span
            return !broken.contains(place) && !mixed.contains { $0.range.contains(place.lower) }
        }
    }

    private func raised(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.severity == .warning else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.severity = .error
        return diagnostic
    }
}
