package import FormDiagnostics
package import FormModel

/// The compiler as the command line sees it: pure functions from a spec's bytes to text and diagnostics.
package protocol FormCompiling: Sendable {
    /// The words that options and operands may be.
    var vocabulary: Vocabulary { get }
    /// The JSON Schema of the spec language.
    var schema: String { get }
    /// The keys of the spec language as a page of Markdown.
    var languageReference: String { get }

    /// Everything up to the checks, and with `options.targets` the text of each output file.
    func compile(_ input: SpecInput, _ options: CompileOptions) -> CompiledSpec
    /// Pictures of the screen for the terminal.
    func preview(_ input: SpecInput, _ options: PreviewOptions) -> PreviewedSpec
    /// The spec's own examples, or the given values, run through its rules.
    func test(_ input: SpecInput, _ options: TestOptions) -> TestedSpec
}

/// A spec as it was found: its name for messages and its bytes.
package struct SpecInput: Sendable {
    /// The path as the user gave it, or `<stdin>`.
    package var name: String
    /// As read, in whatever encoding.
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// What a screen is laid out for; `nil` takes the compiler's default.
package struct ScreenOptions: Sendable, Equatable {
    /// Id or alias of a device, for example `iphone-se-3`.
    package var device: String?
    /// Whether the device lies on its side.
    var isLandscape: Bool
    /// Name of a Dynamic Type size, for example `ax3`.
    var textSize: String?
    /// BCP 47 tag, or the language alone.
    var locale: String?

    init(
        device: String? = nil, isLandscape: Bool = false, textSize: String? = nil, locale: String? = nil
    ) {
        self.device = device
        self.isLandscape = isLandscape
        self.textSize = textSize
        self.locale = locale
    }
}

/// How severe the command line takes diagnostics.
package struct LintOptions: Sendable {
    /// `--allow`, `--warn` and `--deny` with a code or name each, in the order given. They win over the spec.
    package var levels: [(level: LintLevel.Level, kind: String)]
    /// Also report what is merely redundant, and take every warning for an error.
    package var isStrict: Bool

    package init(levels: [(level: LintLevel.Level, kind: String)] = [], isStrict: Bool = false) {
        self.levels = levels
        self.isStrict = isStrict
    }
}

/// What is wanted of a compilation.
package struct CompileOptions: Sendable {
    /// The screen that artefacts show.
    package var screen: ScreenOptions
    /// Changes of severities.
    package var lint: LintOptions
    /// Whether the review artefacts are wanted at all; `check` does without.
    package var emits: Bool
    /// Names of targets beside the three review artefacts.
    package var targets: [String]
    /// Whether the layout matrix is wanted as text.
    var showsMatrix = false
    /// Whether one spec may use several cores: while many are compiled at a time, each has enough with one.
    var hasIdleCores = false

    package init(
        screen: ScreenOptions = ScreenOptions(), lint: LintOptions = LintOptions(), emits: Bool = true,
        targets: [String] = []
    ) {
        self.screen = screen
        self.lint = lint
        self.emits = emits
        self.targets = targets
    }
}

/// What a compilation yields.
package struct CompiledSpec: Sendable {
    /// What the diagnostics' spans point into.
    var source: SourceFile
    /// Sorted by place and code, without duplicates, at the severities that the options ask for.
    package var diagnostics: [Diagnostic]
    /// The form's own name; names the files of a spec that comes from standard input.
    var formName: String?
    /// Empty where there is an error, or nothing was to be emitted.
    var outputs: [OutputText]
    /// The layout matrix as tables, where it was asked for and there is a form.
    var matrix: String?
    /// An option that does not fit the spec, for example a locale that the form does not have.
    var usageError: UsageError?

    package init(
        source: SourceFile, diagnostics: [Diagnostic], formName: String? = nil, outputs: [OutputText] = [],
        usageError: UsageError? = nil
    ) {
        self.usageError = usageError
        self.source = source
        self.diagnostics = diagnostics
        self.formName = formName
        self.outputs = outputs
    }
}

/// The text of one output file.
package struct OutputText: Sendable, Equatable {
    /// What follows the spec's name, for example `.validation.md`.
    var suffix: String
    /// The file's whole content.
    var text: String

    package init(suffix: String, text: String) {
        self.suffix = suffix
        self.text = text
    }
}

/// What picture is wanted.
package struct PreviewOptions: Sendable {
    /// The screen that is drawn.
    package var screen: ScreenOptions
    /// Name of one state; nil draws every state that the form can be in.
    package var state: String?
    /// Every device and text size instead of one.
    var isMatrix: Bool
    /// Whether the picture may hold ANSI colours.
    package var usesColor: Bool

    init(
        screen: ScreenOptions = ScreenOptions(), state: String? = nil,
        isMatrix: Bool = false, usesColor: Bool = false
    ) {
        self.screen = screen
        self.state = state
        self.isMatrix = isMatrix
        self.usesColor = usesColor
    }
}

/// What a preview yields.
package struct PreviewedSpec: Sendable {
    /// What the diagnostics' spans point into.
    var source: SourceFile
    /// Errors of reading only: what checks find does not keep a screen from being drawn.
    var diagnostics: [Diagnostic]
    /// The pictures one below the other; empty where the spec has errors.
    var text: String
    /// An option that does not fit the spec, for example a state that the form cannot be in.
    var usageError: UsageError?

    package init(
        source: SourceFile, diagnostics: [Diagnostic], text: String, usageError: UsageError? = nil
    ) {
        self.usageError = usageError
        self.source = source
        self.diagnostics = diagnostics
        self.text = text
    }
}

/// What is tried.
package struct TestOptions: Sendable {
    /// BCP 47 tag of the language of the messages; nil for the form's base language.
    var locale: String?
    /// Values for fields, in the order given; empty runs the spec's own examples.
    package var values: [(field: String, text: String)]

    init(locale: String? = nil, values: [(field: String, text: String)] = []) {
        self.locale = locale
        self.values = values
    }
}

/// What a trial yields.
package struct TestedSpec: Sendable {
    /// One example, or one given value.
    package struct Case: Sendable, Equatable {
        /// The field, or `submit`.
        var group: String
        /// What was tried, in words, for example ``accepts `a@b.c` ``.
        var name: String
        /// Why it failed; `nil` is a pass.
        var failure: String?
        /// What the form says about it.
        var outcome: String

        package init(group: String, name: String, failure: String? = nil, outcome: String) {
            self.group = group
            self.name = name
            self.failure = failure
            self.outcome = outcome
        }
    }

    /// What the diagnostics' spans point into.
    var source: SourceFile
    /// Of reading; where one is an error, there are no cases.
    var diagnostics: [Diagnostic]
    /// Examples first, then the tables' rows, each in the order of the spec; for given values what each gives and,
    /// last, what the submit gives.
    var cases: [Case]
    /// An option that does not fit the spec, for example a value for a field that the form does not have.
    var usageError: UsageError?

    package init(
        source: SourceFile, diagnostics: [Diagnostic], cases: [Case], usageError: UsageError? = nil
    ) {
        self.source = source
        self.diagnostics = diagnostics
        self.cases = cases
        self.usageError = usageError
    }
}
