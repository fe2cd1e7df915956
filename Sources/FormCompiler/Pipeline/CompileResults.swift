package import FormArtefacts
package import FormDiagnostics
package import FormSource

/// What a compilation yields.
package struct CompiledSpec: Sendable {
    /// What the diagnostics' spans point into.
    package var source: SourceFile
    /// Sorted by place and code, without duplicates, at the severities that the options ask for.
    package var diagnostics: [Diagnostic]
    /// The form's own name; names the files of a spec that comes from standard input.
    package var formName: String?
    /// Empty where there is an error, or nothing was to be emitted.
    package var outputs: [OutputFile]
    /// The layout matrix as tables, where it was asked for and there is a form.
    package var matrix: String?

    package init(
        source: SourceFile, diagnostics: [Diagnostic], formName: String? = nil, outputs: [OutputFile] = []
    ) {
        self.source = source
        self.diagnostics = diagnostics
        self.formName = formName
        self.outputs = outputs
    }
}

/// What a preview yields.
package struct PreviewedSpec: Sendable {
    /// What the diagnostics' spans point into.
    package var source: SourceFile
    /// Errors of reading only: what checks find does not keep a screen from being drawn.
    package var diagnostics: [Diagnostic]
    /// One text for each picture, whose first line is its title; none where the spec has errors.
    package var pictures: [String]
    /// The option that does not fit the spec; then there are no pictures.
    package var mismatch: OptionMismatch?

    package init(
        source: SourceFile, diagnostics: [Diagnostic], pictures: [String] = [],
        mismatch: OptionMismatch? = nil
    ) {
        self.source = source
        self.diagnostics = diagnostics
        self.pictures = pictures
        self.mismatch = mismatch
    }
}

/// What running the rules yields.
package struct TestedSpec: Sendable {
    /// One example, or one given value.
    package struct Case: Sendable, Equatable {
        /// The field, or `submit`.
        package var group: String
        /// What was tried, in words, for example ``accepts `a@b.c` ``.
        package var name: String
        /// Why it failed; `nil` is a pass.
        package var failure: String?
        /// What the form says about it.
        package var outcome: String

        package init(group: String, name: String, failure: String? = nil, outcome: String) {
            self.group = group
            self.name = name
            self.failure = failure
            self.outcome = outcome
        }
    }

    /// What the diagnostics' spans point into.
    package var source: SourceFile
    /// The diagnostics of reading; where one is an error, there are no cases.
    package var diagnostics: [Diagnostic]
    /// Examples first, then the tables' rows, each in the order of the spec; for given values what each gives and,
    /// last, what the submit gives.
    package var cases: [Case]
    /// The option that does not fit the spec; then there are no cases.
    package var mismatch: OptionMismatch?

    package init(
        source: SourceFile, diagnostics: [Diagnostic], cases: [Case] = [], mismatch: OptionMismatch? = nil
    ) {
        self.source = source
        self.diagnostics = diagnostics
        self.cases = cases
        self.mismatch = mismatch
    }
}

/// What playing events yields.
package struct TracedSpec: Sendable {
    /// The opening of the screen, or one event.
    package struct Step: Sendable {
        /// The event, then what a person sees, each on a line.
        package var lines: [String]
        /// Whether the event can happen.
        package var happens: Bool
        /// The screen as text, where pictures are wanted.
        package var picture: String?

        package init(lines: [String], happens: Bool, picture: String? = nil) {
            self.lines = lines
            self.happens = happens
            self.picture = picture
        }
    }

    /// Something in the text of the events that is not understood.
    package struct Mistake: Sendable {
        /// Lower case, no full stop, the user's words in back-quotes.
        package var message: String
        /// A sentence with what to do.
        package var help: String

        package init(_ message: String, help: String) {
            self.message = message
            self.help = help
        }
    }

    /// What the diagnostics' spans point into.
    package var source: SourceFile
    /// Errors of reading; where there is one, there are no steps.
    package var diagnostics: [Diagnostic]
    /// The opening of the screen first.
    package var steps: [Step] = []
    /// The steps for programs.
    package var json = ""
    /// Nil where every event is understood; else there are no steps.
    package var mistake: Mistake?
    /// The option that does not fit the spec; then there are no steps.
    package var mismatch: OptionMismatch?

    package init(source: SourceFile, diagnostics: [Diagnostic], steps: [Step] = []) {
        self.source = source
        self.diagnostics = diagnostics
        self.steps = steps
    }
}
