import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A form that nobody can ever send.
package enum NeverSent: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0460, "never-sent", .error,
        summary: "a form can never be sent")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let words = BehaviorWords(context)
        let found = context.deadEnds.compactMap { end -> Diagnostic? in
            guard case .neverSent(let obstacle) = end else { return nil }
            return diagnostic(obstacle, words)
        }
        return found.onFirstLines(of: context.source)
    }

    private static func diagnostic(_ obstacle: SubmitObstacle, _ words: BehaviorWords) -> Diagnostic? {
        switch obstacle {
        case .buttonNeverShows(let button): hidden(button, words)
        case .buttonDisabled(let button): disabled(button, words)
        case .buttonWaits(let button, let inputs): waiting(button, inputs, words)
        case .input(let input): unfilled(input, words)
        case .check(let check): unmet(check, words)
        case .contradiction(let inputs): contradiction(inputs, words)
        }
    }

    private static func hidden(_ button: Int, _ words: BehaviorWords) -> Diagnostic {
        let name = words.name(button)
        let shown = words.behavior.bound.shown[button]
        let place = shown.isEmpty ? words.blocker(of: button) : button
        return Diagnostic(
            kind, "the form can never be sent: \(name) does not show before it is",
            at: words.condition(place),
            label: shown.isEmpty ? "it never shows" : "it shows only while the form is sent",
            notes: shown.isEmpty ? [words.whyHidden(button)] : [],
            help: ["show \(name) while the form is filled in, or remove its condition"])
    }

    private static func disabled(_ button: Int, _ words: BehaviorWords) -> Diagnostic {
        let entries = words.overrides(button) { $0.disables || $0.action != nil }
        let spans = entries.compactMap { $0.isEnabled?.span ?? $0.action?.span }
        let name = words.name(button)
        return Diagnostic(
            kind, "the form can never be sent: \(name) cannot be tapped wherever it shows",
            at: spans.first ?? words.element(button).id.span,
            secondary: spans.dropFirst().map { .init($0) },
            help: ["let \(name) be enabled in the states in which the form is filled in"])
    }

    /// Reports a button that waits for a field that cannot be filled in. Fields that no value fits are left to F0410.
    private static func waiting(_ button: Int, _ inputs: [Int], _ words: BehaviorWords) -> Diagnostic? {
        let inputs = inputs.filter { !words.behavior.values[$0].hasNone }
        guard case .button(let own) = words.element(button).kind, let first = inputs.first else { return nil }
        return Diagnostic(
            kind,
            "the form can never be sent: \(words.name(button)) waits for \(words.inputName(first)), which cannot be filled in",
            at: own.enabled.span ?? words.element(button).id.span,
            secondary: inputs.map { .init(words.input($0).id.span, "nobody can fill it in") },
            help: ["let \(words.inputName(first)) be filled in, or let the button wait for nothing"])
    }

    private static func unfilled(_ input: Int, _ words: BehaviorWords) -> Diagnostic? {
        guard !words.behavior.values[input].hasNone else { return nil }
        let name = words.inputName(input)
        let place = words.behavior.machine.inputs[input].element
        let spans = words.overrides(place) { $0.disables }.compactMap(\.isEnabled?.span)
        return Diagnostic(
            kind, "the form can never be sent: \(name) is asked for and cannot be filled in",
            at: spans.first ?? words.element(place).id.span,
            label: spans.isEmpty ? "" : "it is disabled wherever it shows",
            secondary: spans.dropFirst().map { .init($0) },
            help: ["let \(name) be filled in, or do not ask for it"])
    }

    private static func unmet(_ check: Int, _ words: BehaviorWords) -> Diagnostic {
        Diagnostic(
            kind, "the form can never be sent: this check never holds",
            at: words.form.submission.checks[check].span,
            notes: ["what it asks for cannot be filled in"],
            help: ["remove the check, or let its fields be filled in"])
    }

    private static func contradiction(_ inputs: [Int], _ words: BehaviorWords) -> Diagnostic {
        let ids = Set(inputs.map { words.input($0).id.value })
        let rules = inputs.flatMap { words.input($0).rules }.filter { rule in
            rule.condition.comparedField.map(ids.contains) == true
        }
        let checks = words.form.submission.checks.filter { check in
            switch check.condition {
            case .equal(let one, let other), .different(let one, let other):
                ids.contains(one.value) && ids.contains(other.value)
            case .require, .requireAny, .valid: false
            }
        }
        let spans = rules.map(\.span) + checks.map(\.span)
        let names = words.list(inputs.map { words.input($0).id.value })
        return Diagnostic(
            kind, "the form can never be sent: \(names) have to be the same and cannot be",
            at: spans.last ?? words.input(inputs[0]).id.span,
            secondary: spans.dropLast().map { .init($0, "this is asked too") },
            help: ["remove one of the rules or checks"])
    }
}
