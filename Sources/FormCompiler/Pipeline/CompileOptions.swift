package import FormArtefacts
package import FormModel

/// What a screen is laid out for; `nil` takes the compiler's default.
package struct ScreenOptions: Sendable, Hashable {
    /// Id or alias of a device, for example `iphone-se-3`.
    package var device: String?
    /// Whether the device lies on its side.
    package var isLandscape: Bool
    /// Name of a Dynamic Type size, for example `ax3`.
    package var textSize: String?
    /// BCP 47 tag, or the language alone.
    package var locale: String?

    package init(
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
    /// Whether to report what is only redundant, too, and to treat every warning as an error.
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
    /// The targets beside the review artefacts.
    package var targets: [TargetRequest]
    /// Whether the layout matrix is wanted as text.
    package var showsMatrix = false
    /// Whether one spec may use several cores: while many are compiled at a time, each has enough with one.
    package var hasIdleCores = false

    package init(
        screen: ScreenOptions = ScreenOptions(), lint: LintOptions = LintOptions(), emits: Bool = true,
        targets: [TargetRequest] = []
    ) {
        self.screen = screen
        self.lint = lint
        self.emits = emits
        self.targets = targets
    }
}

/// What picture is wanted.
package struct PreviewOptions: Sendable {
    /// The screen that is drawn.
    package var screen: ScreenOptions
    /// Name of one state; nil draws every state that the form can be in.
    package var state: String?
    /// Every device and text size instead of one.
    package var isMatrix: Bool

    package init(
        screen: ScreenOptions = ScreenOptions(), state: String? = nil, isMatrix: Bool = false
    ) {
        self.screen = screen
        self.state = state
        self.isMatrix = isMatrix
    }
}

/// What is tried.
package struct TestOptions: Sendable {
    /// BCP 47 tag of the language of the messages; nil for the form's base language.
    package var locale: String?
    /// Values for fields, in the order given; empty runs the spec's own examples.
    package var values: [(field: String, text: String)]

    package init(locale: String? = nil, values: [(field: String, text: String)] = []) {
        self.locale = locale
        self.values = values
    }
}

/// What is played.
package struct TraceOptions: Sendable {
    /// The screen that pictures show, and the language of texts.
    package var screen: ScreenOptions
    /// Events as they are written, separated by `;` or line ends.
    package var events: String
    /// Whether a picture is wanted after each event.
    package var drawsPictures: Bool

    package init(screen: ScreenOptions = ScreenOptions(), events: String, drawsPictures: Bool = false) {
        self.screen = screen
        self.events = events
        self.drawsPictures = drawsPictures
    }
}
