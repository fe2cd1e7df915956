import FormArtefacts
import FormBehaviour
import FormChecks
import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import FormSyntax
import RuleProofs

/// The phases that need a form, each made when it is asked for.
final class FormCompilation: Sendable {
    let form: LoginForm
    private let root: YAMLNode
    private let source: SourceFile
    /// The mistakes of reading, as they were found.
    private let found: [Diagnostic]
    private let patterns = Memo<Unchanging, ICUMatcher>()
    private let machine = Memo<Unchanging, FormMachine>()
    private let rules = Memo<Unchanging, FormAnalysis>()
    private let behavior = Memo<Unchanging, FormBehavior>()
    private let layout = Memo<Unchanging, LayoutPlan>()
    private let matrix = Memo<Unchanging, MatrixReport>()
    private let checks = Memo<CheckKey, [Diagnostic]>()
    private let tables = Memo<Unchanging, ValidationTables>()

    /// What the findings of checks depend on beside the form.
    struct CheckKey: Hashable, Sendable {
        let isStrict: Bool
    }

    init(_ form: LoginForm, _ root: YAMLNode, _ source: SourceFile, _ found: [Diagnostic]) {
        self.form = form
        self.root = root
        self.source = source
        self.found = found
    }

    // MARK: Phases

    func patterns(_ request: PhaseRequest) throws(Cancelled) -> ICUMatcher {
        try patterns.product(of: .patterns, request) { ICUMatcher(form) }
    }

    func machine(_ request: PhaseRequest) throws(Cancelled) -> FormMachine {
        let matcher = try patterns(request)
        return try machine.product(of: .machine, request) { FormMachine(form, matcher: matcher) }
    }

    func rules(_ request: PhaseRequest) throws(Cancelled) -> FormAnalysis {
        try rules.product(of: .rules, request) { FormAnalysis(form) }
    }

    func behavior(_ request: PhaseRequest) throws(Cancelled) -> FormBehavior {
        let (machine, rules) = (try machine(request), try rules(request))
        return try behavior.product(of: .behavior, request) { () throws(Cancelled) in
            try FormBehavior(machine, rules, request.cancellation)
        }
    }

    func layout(_ request: PhaseRequest) throws(Cancelled) -> LayoutPlan {
        try layout.product(of: .layout, request) { lower(form) }
    }

    /// Nil where the form has holes: whatever could be said of its layout would follow from them.
    func matrix(_ request: PhaseRequest) throws(Cancelled) -> MatrixReport? {
        guard !isIncomplete else { return nil }
        let (screens, plan) = (try behavior(request).screens, try layout(request))
        return try matrix.product(of: .matrix, request) { () throws(Cancelled) in
            try MatrixRunner(screens, plan).run(inParallel: request.hasIdleCores, request.cancellation)
        }
    }

    /// The validation tables of the form, every row run through its rules.
    func tables(_ request: PhaseRequest) throws(Cancelled) -> ValidationTables {
        let (rules, matcher) = (try rules(request), try patterns(request))
        return try tables.product(of: .tables, request) {
            ValidationTables(form, analysis: rules, matcher: matcher)
        }
    }

    /// What an emitter reads. The findings are those of the spec, whatever severities a run is asked for: what is written for a
    /// spec depends on the spec.
    func compiled(_ screen: ScreenOptions, _ request: PhaseRequest) throws(Cancelled) -> CompiledForm {
        CompiledForm(
            form: form, plan: try layout(request), behavior: try behavior(request),
            spec: SpecText(source: source, paths: SpecPaths(root)), tables: try tables(request),
            findings: try diagnostics(LintOptions(), request), viewport: screen.viewport,
            textSize: screen.size)
    }

    // MARK: Diagnostics

    private var isIncomplete: Bool { found.contains { $0.severity == .error } }

    /// Everything that is wrong, at the severities that the spec and the options give.
    func diagnostics(_ lint: LintOptions, _ request: PhaseRequest) throws(Cancelled) -> [Diagnostic] {
        let checked = try checks(isStrict: lint.isStrict, request)
        let levels = LintLevels(spec: form.lintLevels, commandLine: lint.levels)
        let all = levels.apply(to: found + checked)
        return DiagnosticReport.canonical(lint.isStrict ? all.map(raised) : all)
    }

    private func checks(isStrict: Bool, _ request: PhaseRequest) throws(Cancelled) -> [Diagnostic] {
        let matrix = try matrix(request)
        let (plan, rules, behavior) = (try layout(request), try rules(request), try behavior(request))
        return try checks.product(of: .checks, for: CheckKey(isStrict: isStrict), request) {
            () throws(Cancelled) in
            var context = CheckContext(
                form: form, plan: plan, source: source, root: root, isStrict: isStrict, analysis: rules,
                behavior: behavior)
            context.isIncomplete = isIncomplete
            context.matrix = matrix
            return withoutFollowUps(try CheckRegistry.run(context, request.cancellation))
        }
    }

    /// What checks find, without what follows from a mistake of reading: what they say of a value that could not be
    /// read, and everything where the severities could not be.
    private func withoutFollowUps(_ checked: [Diagnostic]) -> [Diagnostic] {
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
