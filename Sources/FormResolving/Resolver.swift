import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// Makes a form of what was read: decides defaults, follows references, expands what is short in the language.
struct Resolver {
    var reader: Reader
    let root: RootKeys
    let rootSpan: Span
    let language: String

    // MARK: Names

    /// Every written element with an id, by id.
    var elements: [String: ElementSyntax] = [:]
    /// Ids of elements that the compiler makes, with the place that asked for them.
    var madeIDs: [String: Span] = [:]
    /// Ids in the order of the spec.
    var ids: [String] = []
    /// Fields in the order of the spec.
    var fields: [(syntax: ElementSyntax, keys: FieldKeys)] = []
    /// Items of layouts, which may also be elements that are made later.
    var pendingItems: [Located<String>] = []
    /// Every place that names an element, be there one or not.
    var references: [Located<String>] = []
    /// References to names that no element has, by name.
    var dangling: [String: Dangling] = [:]
    /// Texts that may have fields' ids in braces; looked at when all references are known.
    var alertMessages: [Text] = []
    /// The report about each colour and pattern that the spec does not have; it grows with each use.
    var unknownNames: [String: Diagnostic] = [:]
    var patterns: [String: NamedPattern] = [:]
    var usedPatterns: Set<String> = []
    /// Patterns whose maps have no readable expression; that has been reported.
    var unreadPatterns: Set<String> = []
    var palette: [String: Color] = [:]

    // MARK: Decisions about the whole form

    var purpose = Setting(Purpose.signIn, .defaulted(""))
    var roles: [String: Setting<FieldRole>] = [:]
    /// The field that names the account.
    var identifierField: String?
    var returnKeys: [String: Setting<ReturnKey>] = [:]
    /// The button that submits without saying so.
    var impliedSubmit: String?
    /// Fields that have a message element in the spec.
    var fieldsWithMessage: Set<String> = []
    var hasFormMessage = false
    /// Fields at which an error of the server shows.
    var fieldsWithServerError: Set<String> = []
    /// Comparisons `equals` between fields: from, to, place.
    var comparisons: [(from: String, to: Located<String>)] = []
    /// Wrapped fields and the stacks around them.
    var groups: [String: String] = [:]

    // MARK: Texts

    /// Translations of the `strings` section by key.
    var strings: [String: [SectionString]] = [:]
    var usedStrings: Set<String> = []
    /// Every text with the place at which a missing language is reported.
    var texts: [(text: Text, place: Span)] = []

    struct Dangling {
        var candidates: [String]
        var spans: [Span] = []
    }

    struct SectionString {
        var locale: Located<String>
        var key: Located<String>
        var string: Located<String>
    }

    init(reader: Reader, root: Located<RootKeys>) {
        self.reader = reader
        self.root = root.value
        rootSpan = root.span
        language = root.value.language?.value ?? "en"
    }

    /// Whether default texts, which are English, fit the form.
    var isEnglish: Bool { language == "en" || language.hasPrefix("en-") }

    mutating func report(_ diagnostic: Diagnostic) { reader.report(diagnostic) }

    /// Diagnostics of the reader's helpers about a key.
    mutating func about<Result>(_ subject: String, _ body: (inout Reader) -> Result) -> Result {
        reader.about(subject, body)
    }
}

// MARK: The whole form

extension Resolver {
    mutating func form() -> Form? {
        checkVersion()
        collectColors()
        collectPatterns()
        collectStrings()
        let body = root.body
        collectElements(body?.value ?? [])
        decideRoles()
        decideReturnKeys()
        collectServerErrorFields()
        let navigationTitle = text(root.navigationTitle, key: "form.navigationTitle")
        let background = color(root.background)
        let submission = submission()
        let elements = withMessage(elements(body?.value ?? []), for: submission)
        let session = root.session.map { self.session($0) }
        let overrides = stateOverrides()
        let (layout, keyboard) = (screenLayout(), keyboardBehaviour())
        checkPendingItems()
        checkAlertMessages()
        reportDanglingReferences()
        reportUnknownNames()
        checkComparisons()
        reportUnusedPatterns()
        let locales = finishTexts()
        let targets = targets(locales)
        guard body != nil else { return nil }
        return Form(
            name: root.form ?? Located("Form", rootSpan), span: rootSpan, purpose: purpose,
            locales: locales, navigationTitle: navigationTitle, background: background,
            palette: paletteInOrder(), layout: layout, body: elements, patterns: patternsInOrder(),
            submission: submission, session: session ?? nil, keyboard: keyboard, stateOverrides: overrides,
            targets: targets, lintLevels: Poisonable(lintLevels(), isPoisoned: hasUnreadLintLevels),
            hasSecondFactor: root.secondFactor?.value ?? false)
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
        return Targets(
            devices: entry.devices?.value, textSizes: entry.textSizes?.value,
            locales: entry.locales?.value, landscape: entry.landscape?.value)
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
