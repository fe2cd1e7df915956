import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A text about something that is wrong, which nobody reads.
package enum UnreadText: Check {
    package static let kinds = [unread, covered]
    package static let restsOnAbsence = true

    static let unread = DiagnosticKind(
        .F0466, "unread-error", .warning,
        summary: "an error has a text that never shows")

    static let covered = DiagnosticKind(
        .F0467, "covered-error", .warning,
        summary: "another text always replaces an error")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let wording = BehaviorWording(context)
        return unseen(wording) + overridden(wording)
            + context.deadEnds.compactMap { end in
                switch end {
                case .neverTold(let input, let rule): untold(input, rule, wording)
                case .coveredByCheck(let input, let check): covered(input, check, wording)
                default: nil
                }
            }
    }

    // MARK: Unread

    private static func untold(_ input: Int, _ rule: Int, _ wording: BehaviorWording) -> Diagnostic? {
        let rules = wording.input(input).rules
        guard let error = rules[rule].error else { return nil }
        let others = rules.dropFirst(rule + 1).compactMap(\.error).filter { !$0.isDefault }
        let isNever = wording.behavior.machine.inputs[input].errorPlace == .never
        return Diagnostic(
            unread, "nobody ever reads this: the rule of \(wording.inputName(input)) is told nowhere",
            at: error.base.span,
            secondary: others.filter { $0.base.span != error.base.span }.map {
                .init($0.base.span, "nor this")
            },
            notes: [
                isNever
                    ? "with `shown: never` the rules only decide"
                    : "the rules are checked by a submit, and the button cannot be tapped while this one is broken"
            ],
            help: [
                isNever ? "remove the text, or `shown: never`" : "write `check: onBlur`, or remove the text"
            ])
    }

    /// One report for all texts that wait for the same messages.
    private static func unseen(_ wording: BehaviorWording) -> [Diagnostic] {
        let sayings = wording.deadEnds.compactMap { end -> Saying? in
            if case .unseen(let saying) = end { saying } else { nil }
        }
        let groups = Dictionary(grouping: sayings) { messages(for: $0, wording).map(\.id.value) }
        return groups.values.compactMap { unseen($0, wording) }
    }

    private static func unseen(_ sayings: [Saying], _ wording: BehaviorWording) -> Diagnostic? {
        let said = sayings.compactMap { saying in text(saying, wording).map { (saying, $0.base.span) } }
            .sorted { $0.1 < $1.1 }
        guard let (saying, span) = said.first else { return nil }
        let messages = messages(for: saying, wording)
        return Diagnostic(
            unread, "nobody ever reads this: \(when(saying)) no message that says it is on the screen",
            at: span,
            secondary: said.dropFirst().map { .init($0.1, "nor this") }
                + messages.map { .init($0.visibility.span ?? $0.id.span, "not on the screen then") },
            help: [
                messages.isEmpty
                    ? "add a message of the form: `- message: problem`"
                    : "let the message show then, or remove the text"
            ])
    }

    /// The messages of the spec that would say it.
    private static func messages(for saying: Saying, _ wording: BehaviorWording) -> [Element] {
        wording.form.allElements.filter { element in
            if case .message(let message) = element.kind { isMeant(message, saying, wording) } else { false }
        }
    }

    private static func when(_ saying: Saying) -> String {
        switch saying {
        case .input: "when the value is wrong"
        case .check: "when the check fails"
        case .rejected, .serverError: "when the server refuses"
        case .failed: "when no answer comes"
        }
    }

    private static func isMeant(_ message: MessageElement, _ saying: Saying, _ wording: BehaviorWording)
        -> Bool
    {
        switch saying {
        case .input(let input): message.field == nil || message.field == wording.input(input).id.value
        case .serverError(let error):
            message.field == nil
                || message.field == wording.form.submission.serverErrors[error].field?.value
        case .check, .rejected, .failed: message.field == nil
        }
    }

    private static func text(_ saying: Saying, _ wording: BehaviorWording) -> LocalizedText? {
        let submission = wording.form.submission
        switch saying {
        case .input(let input): return wording.input(input).rules.lazy.compactMap(\.error).first
        case .check(let check): return submission.checks[check].error
        case .rejected: return submission.rejected
        case .failed: return submission.failed
        case .serverError(let error): return submission.serverErrors[error].error
        }
    }

    // MARK: Covered

    private static func covered(_ input: Int, _ check: Int, _ wording: BehaviorWording) -> Diagnostic? {
        guard let error = wording.input(input).rules.lazy.compactMap(\.error).first(where: { !$0.isDefault })
        else { return nil }
        return Diagnostic(
            covered, "nobody ever reads this: a check of `submit` fails before and says its own text",
            at: error.base.span,
            secondary: [.init(wording.form.submission.checks[check].error.base.span, "this shows instead")],
            help: ["remove one of the two texts"])
    }

    /// One report for all texts in whose place the same entry of `states` stands.
    private static func overridden(_ wording: BehaviorWording) -> [Diagnostic] {
        var texts: [Entry: [LocalizedText]] = [:]
        for case .coveredByOverride(let saying, let state, let index) in wording.deadEnds {
            texts[Entry(state: state, index: index), default: []] += [text(saying, wording)].compactMap { $0 }
        }
        return texts.compactMap { overridden($0.key, $0.value.map(\.base.span).sorted(), wording) }
    }

    private struct Entry: Hashable {
        let state: FormState
        let index: Int
    }

    private static func overridden(_ entry: Entry, _ spans: [Span], _ wording: BehaviorWording) -> Diagnostic?
    {
        guard let first = spans.first else { return nil }
        let title = wording.overrides(entry.index) { $0.state == entry.state && $0.title != nil }.last?.title
        let (name, state) = (wording.name(entry.index), entry.state.rawValue)
        return Diagnostic(
            covered, "nobody ever reads this: \(name) says something else in `\(state)`", at: first,
            secondary: spans.dropFirst().map { .init($0, "nor this") }
                + [title.map { .init($0.base.span, "this shows instead") }].compactMap { $0 },
            help: ["remove one of the two texts"])
    }
}
