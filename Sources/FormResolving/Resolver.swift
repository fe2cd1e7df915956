import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// Makes a form of what was read: decides defaults, follows references, expands what is short in the language. Each part is
/// made of the symbols and what is written; what is found on the way is only added to.
struct Resolver {
    let symbols: Symbols
    var found: Findings
    /// The elements that the compiler makes.
    var made = MadeElements()

    /// - Parameter found: what was found in making the symbols.
    init(_ symbols: Symbols, _ found: Findings) {
        self.symbols = symbols
        self.found = found
    }

    mutating func report(_ diagnostic: Diagnostic) { found.report(diagnostic) }

    /// Reports the second of two keys of which only one may be there.
    mutating func reportExclusive<A, B>(_ first: Key<A>, _ second: Key<B>, help: String) {
        if let mistake = exclusiveMistake(first, second, help: help) { report(mistake) }
    }
}

// MARK: The whole form

extension Resolver {
    var root: RootKeys { symbols.root }

    /// The form, and what is wrong with its shape and its names.
    mutating func form() -> LoginForm? {
        checkVersion()
        let navigationTitle = text(root.navigationTitle, key: "form.navigationTitle")
        let background = color(root.background)
        let submission = submission()
        let elements = withMessage(elements(root.body?.value ?? []), for: submission)
        let session = root.session.flatMap { self.session($0) }
        let overrides = stateOverrides(beside: made)
        let (layout, keyboard) = (screenLayout(), keyboardBehaviour())
        let whole = WholeFormChecks(symbols, found, made)
        for diagnostic in whole.diagnostics { report(diagnostic) }
        let others = symbols.otherLocales(in: found.texts.map(\.text))
        let locales = [FormLocale(symbols.language)] + others.map(FormLocale.init)
        let targets = targets(locales)
        guard root.body != nil else { return nil }
        var form = LoginForm(
            name: root.form ?? Located("Form", symbols.rootSpan), span: symbols.rootSpan,
            purpose: symbols.purpose, layout: layout, keyboard: keyboard, body: elements)
        form.locales = locales
        form.navigationTitle = navigationTitle
        form.background = background
        form.palette = symbols.paletteInOrder()
        form.patterns = symbols.patternsInOrder()
        form.submission = submission
        form.session = session
        form.stateOverrides = overrides
        form.targets = targets
        form.$lintLevels = Poisonable(lintLevels(), isPoisoned: hasUnreadLintLevels)
        form.hasSecondFactor = root.secondFactor?.value ?? false
        return form
    }

    private mutating func checkVersion() {
        guard let version = root.formc, version.value != 1 else { return }
        report(
            Diagnostic(
                ShapeDiagnostics.unsupportedVersion, "version \(version.value) of the language is not known",
                at: version.span, help: ["write `formc: 1`, or use a newer formc"]))
    }

    private mutating func targets(_ locales: [FormLocale]) -> Targets {
        guard let entry = root.targets?.value else { return Targets() }
        let known = locales.map(\.tag)
        for locale in entry.locales?.value ?? [] where !known.contains(locale.value) {
            report(
                Diagnostic(
                    NameDiagnostics.unknownLanguage, "the form has no texts in `\(locale.value)`",
                    at: locale.span,
                    help: ["\(listed(known)), or add the texts under `strings`"]))
        }
        let windows = (entry.windows?.value ?? []).compactMap { window -> WindowSize? in
            guard let width = window.value.width, let height = window.value.height else { return nil }
            return WindowSize(width: width.value, height: height.value)
        }
        return Targets(
            devices: entry.devices?.value, textSizes: entry.textSizes?.value,
            locales: entry.locales?.value, landscape: entry.landscape?.value, iOS: entry.ios?.value,
            windows: windows)
    }

    private var hasUnreadLintLevels: Bool {
        if root.$lint.isUnreadable { return true }
        guard let entry = root.lint?.value else { return false }
        return [entry.$allow, entry.$warn, entry.$deny].contains(where: \.isUnreadable)
    }

    private func lintLevels() -> [LintLevel] {
        guard let entry = root.lint?.value else { return [] }
        let lists = [
            (LintLevel.Level.allow, entry.allow), (.warn, entry.warn), (.deny, entry.deny),
        ]
        return lists.flatMap { level, kinds in
            (kinds?.value ?? []).map { LintLevel(level: level, kind: $0) }
        }
    }
}
