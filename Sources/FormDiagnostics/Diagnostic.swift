package import FormSource

/// How much a diagnostic matters. Only errors stop a build.
package enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Worth knowing; nothing is wrong.
    case note
    /// Likely wrong, or against what an authority advises; the build goes on.
    case warning
    /// The spec has no meaning, or the screen it describes cannot work; nothing is written.
    case error

    package static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A code with what `formc explain` tells about it. Each is written as `Explanations/CODE.md` in the folder of the target that
/// reports it; the plug-in EmbedExplanations makes `ExplainedCode.F0203` and so on of these pages.
///
/// Codes are families and are never reused: F00 YAML, F01 shape, F02 names, F03 layout, F04 validation,
/// F05 accessibility and AutoFill, F06 security, F07 output.
package struct ExplainedCode: Sendable {
    /// `F` and four digits, for example `F0203`.
    package let code: String
    /// The explanation in Markdown.
    package let text: String
    /// Specs that are reported, with a `↓` before each character at which one report starts.
    package let rejected: [String]
    /// Specs that look alike and are not reported.
    package let accepted: [String]

    package init(code: String, text: String, rejected: [String], accepted: [String]) {
        self.code = code
        self.text = text
        self.rejected = rejected
        self.accepted = accepted
    }
}

/// One kind of mistake: its stable code, its name and the long story that `formc explain` tells.
package struct DiagnosticKind: Sendable, Hashable {
    /// `F` and four digits, for example `F0203`.
    package let code: String
    /// Kebab-case name of the mistake (not of the remedy), readable after "allow", for example `dangling-reference`.
    package let name: String
    /// What a report of the kind has unless the spec or the command line says otherwise.
    package let severity: Severity
    /// One sentence for lists: what is wrong. Lower case, no full stop.
    package let summary: String
    /// The long story in Markdown: what it is, why it matters, what to do, and the source of the rule where it has one.
    package let explanation: String
    /// Specs that trigger this kind. `↓` stands before each character at which one report of it starts.
    package let rejected: [String]
    /// Specs that look alike and do not trigger it.
    package let accepted: [String]

    /// The kind whose page of the folder `Explanations` is headed by the code and the name.
    package init(_ explained: ExplainedCode, _ name: String, _ severity: Severity, summary: String) {
        self.code = explained.code
        self.name = name
        self.severity = severity
        self.summary = summary
        self.explanation = explained.text
        self.rejected = explained.rejected
        self.accepted = explained.accepted
    }

    package static func == (left: DiagnosticKind, right: DiagnosticKind) -> Bool { left.code == right.code }
    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// One report: a kind of mistake at a place, in the user's own words.
package struct Diagnostic: Sendable, Hashable {
    /// A place in the spec with a few words about it.
    package struct Label: Sendable, Hashable {
        /// A span of the spec that is being compiled, in UTF-8 offsets.
        package var span: Span
        /// Stands beside the underlined words; may be empty.
        package var text: String

        package init(_ span: Span, _ text: String = "") {
            self.span = span
            self.text = text
        }
    }

    /// Gives the code, the name and the explanation.
    package var kind: DiagnosticKind
    /// The kind's severity, or what the spec or the command line made of it.
    package var severity: Severity
    /// What is wrong: lower case, no full stop, the user's own words in back-quotes.
    package var message: String
    /// Where it is wrong; the smallest span that shows it.
    package var primary: Label
    /// The other places that have a part in it.
    package var secondary: [Label]
    /// Facts that help to understand, one sentence each.
    package var notes: [String]
    /// What to do, one sentence each; never a question except "did you mean …?".
    package var help: [String]
    /// Changes of the spec, each of which is enough by itself; most reports have none or one.
    package var fixes: [Fix]

    /// Makes a report with the severity of the kind.
    package init(
        _ kind: DiagnosticKind, _ message: String, at span: Span, label: String = "",
        secondary: [Label] = [], notes: [String] = [], help: [String] = [], fixes: [Fix] = []
    ) {
        self.kind = kind
        self.severity = kind.severity
        self.message = message
        self.primary = Label(span, label)
        self.secondary = secondary
        self.notes = notes
        self.help = help
        self.fixes = fixes
    }
}

/// A change of the spec that removes the cause of a diagnostic.
package struct Fix: Sendable, Hashable {
    /// Whether a tool may apply the change without asking.
    package enum Applicability: String, Sendable {
        /// The spec means the same afterwards, or what it was plainly meant to mean.
        case safe
        /// Right in most cases; a person should look.
        case unsafe
        /// Shows the idea; has placeholders.
        case display
    }

    /// One replacement of text.
    package struct Edit: Sendable, Hashable {
        /// What goes; empty for an insertion. UTF-8 offsets of the spec before any edit.
        package var span: Span
        /// What comes; empty for a deletion.
        package var replacement: String

        package init(_ span: Span, _ replacement: String) {
            self.span = span
            self.replacement = replacement
        }
    }

    /// What applying it does, for example ``replace `subtitel` by `subtitle` ``.
    package var title: String
    /// Says whether the fix is applied without asking: only safe ones are.
    package var applicability: Applicability
    /// Edits that do not overlap, in the order of the spec.
    package var edits: [Edit]

    package init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
        self.title = title
        self.applicability = applicability
        self.edits = edits
    }
}

/// What a stage yields beside its value: diagnostics in the order found.
package struct DiagnosticBag: Sendable {
    /// The diagnostics in the order found; ``DiagnosticReport`` sorts.
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// Appends one diagnostic.
    package mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Appends those of another stage, in their order.
    package mutating func report(contentsOf other: [Diagnostic]) {
        diagnostics.append(contentsOf: other)
    }
}
