package import FormArtefacts
import FormBehaviour
import FormChecks
import FormDiagnostics
import FormLanguage
import FormLayout
import FormModel
import RuleProofs
import FormSource
import TextMetrics

/// The compiler: every stage from bytes to output text.
package struct FormPipeline: FormCompiling {
    private let emitters: EmitterRegistry

    /// - Parameter emitters: what builds write.
    package init(emitters: EmitterRegistry = .standard) {
        self.emitters = emitters
    }

    package var vocabulary: Vocabulary {
        Vocabulary(
            devices: Device.allNames, defaultDevice: Device.default.id,
            textSizes: TextSize.allCases.map(\.rawValue), states: FormState.allCases.map(\.rawValue),
            targets: emitters.targets.map(\.name),
            kinds: DiagnosticRegistry.all)
    }

    package var schema: String { FormSchema.jsonSchema() }
    package var languageReference: String { LanguageReference.markdown() }

    // MARK: Compiling

    package func compile(_ input: SpecInput, _ options: CompileOptions) -> CompiledSpec {
        let stages = SpecStages(input)
        let plan = stages.form.map { lower($0) }
        let matrix = stages.matrix(plan, inParallel: options.hasIdleCores)
        let diagnostics = stages.diagnostics(plan, matrix, options.lint)
        var compiled = CompiledSpec(
            source: stages.source, diagnostics: diagnostics, formName: stages.form?.name.value)
        if options.showsMatrix { compiled.matrix = matrix.map { MatrixGrid($0).text } }
        guard options.emits, !hasErrors(diagnostics), let form = stages.form, let plan else {
            return compiled
        }
        let tables = stages.tables(form)
        guard tables.disagreements.isEmpty else {
            compiled.diagnostics += tables.diagnostics(in: form)
            return compiled
        }
        let viewport = viewport(options.screen)
        let emitted = compiledForm(
            stages, form, plan, tables, viewport: viewport, textSize(options.screen))
        compiled.outputs = emitters.files(of: emitted, for: options.targets)
        return compiled
    }

    private func hasErrors(_ diagnostics: [Diagnostic]) -> Bool {
        diagnostics.contains { $0.severity == .error }
    }

    private func compiledForm(
        _ stages: SpecStages, _ form: LoginForm, _ plan: LayoutPlan, _ tables: ValidationTables,
        viewport: Viewport,
        _ textSize: TextSize
    ) -> CompiledForm {
        CompiledForm(
            form: form, plan: plan, behavior: stages.behavior ?? FormBehavior(form),
            spec: SpecText(
                source: stages.source, paths: stages.root.map { SpecPaths($0) } ?? SpecPaths()),
            tables: tables, viewport: viewport, textSize: textSize)
    }

    func viewport(_ screen: ScreenOptions) -> Viewport {
        let device = screen.device.flatMap(Device.named) ?? .default
        return Viewport(device, orientation: screen.isLandscape ? .landscape : .portrait)
    }

    func textSize(_ screen: ScreenOptions) -> TextSize {
        screen.textSize.flatMap { TextSize(name: $0) } ?? .default
    }

    // MARK: Previewing

    package func preview(_ input: SpecInput, _ options: PreviewOptions) -> PreviewedSpec {
        let stages = SpecStages(input)
        // Findings of checks do not keep a screen from being drawn: looking at it is how many of them are fixed.
        let errors = stages.reading.filter { $0.severity == .error }
        var previewed = PreviewedSpec(source: stages.source, diagnostics: errors)
        guard errors.isEmpty, let behavior = stages.behavior else { return previewed }
        let form = behavior.machine.form
        do {
            let locale = try locale(options.screen, of: form)
            previewed.pictures = pictures(
                behavior, lower(form), try states(options, of: behavior), locale, options)
        } catch {
            previewed.mismatch = error
        }
        return previewed
    }

    private func states(
        _ options: PreviewOptions, of behavior: FormBehavior
    ) throws(OptionMismatch) -> [FormState] {
        let screens = behavior.screens
        guard let chosen = options.state.flatMap(FormState.init(rawValue:)) else {
            return options.isMatrix ? [screens.opening] : screens.states
        }
        guard screens.states.contains(chosen) else {
            throw .unreachableState(chosen.rawValue, known: screens.states.map(\.rawValue))
        }
        return [chosen]
    }

    private func pictures(
        _ behavior: FormBehavior, _ plan: LayoutPlan, _ states: [FormState], _ locale: FormLocale,
        _ options: PreviewOptions
    ) -> [String] {
        cells(options).flatMap { viewport, textSize in
            let requests = states.map { ScreenRequest(state: $0, locale: locale) }
            return SolvedScreen.solve(requests, of: behavior.screens, plan, on: viewport, at: textSize)
                .map { renderPreview(behavior, plan, $0) }
        }
    }

    private func cells(_ options: PreviewOptions) -> [(Viewport, TextSize)] {
        guard options.isMatrix else { return [(viewport(options.screen), textSize(options.screen))] }
        return Device.all.flatMap { device in TextSize.allCases.map { (Viewport(device), $0) } }
    }

    /// The form's locale that the option names, also by its language alone.
    func locale(_ screen: ScreenOptions, of form: LoginForm) throws(OptionMismatch) -> FormLocale {
        let base = form.locales.first ?? .base
        guard let wanted = screen.locale?.replacing("_", with: "-").lowercased() else { return base }
        let language = wanted.prefix { $0 != "-" }
        let match =
            form.locales.first { $0.tag.lowercased() == wanted }
            ?? form.locales.first { $0.tag.lowercased() == language }
        if let match { return match }
        throw .unknownLocale(screen.locale ?? "", known: form.locales.map(\.tag))
    }

    // MARK: Testing

    package func test(_ input: SpecInput, _ options: TestOptions) -> TestedSpec {
        let stages = SpecStages(input)
        var tested = TestedSpec(source: stages.source, diagnostics: stages.reading, cases: [])
        guard !hasErrors(tested.diagnostics), let machine = stages.behavior?.machine else { return tested }
        let form = machine.form
        do {
            let locale = try locale(ScreenOptions(locale: options.locale), of: form)
            if options.values.isEmpty {
                let matcher = stages.matcher ?? ICUMatcher(form)
                let tests = RuleTests(form, matcher: matcher, locale: locale.tag)
                tested.cases = tests.examples() + tests.rows(of: stages.tables(form))
            } else {
                let values = try values(options, of: form)
                tested.cases = ValueTests(machine, locale: locale.tag).outcomes(of: values)
            }
        } catch {
            tested.mismatch = error
        }
        return tested
    }

    private func values(_ options: TestOptions, of form: LoginForm) throws(OptionMismatch) -> [String: String]
    {
        let toggles = form.toggles.map(\.element.id.value)
        let ids = form.fields.map(\.element.id.value) + toggles
        var values: [String: String] = [:]
        for (field, text) in options.values {
            guard ids.contains(field) else { throw .unknownField(field, known: ids) }
            if toggles.contains(field), text != "true", text != "false" {
                throw .notTrueOrFalse(toggle: field, value: text)
            }
            values[field] = text
        }
        return values
    }
}
