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
        let wording = BehaviorWording(context)
        let found = context.deadEnds.compactMap { end -> Diagnostic? in
            guard case .neverSent(let obstacle) = end else { return nil }
            return diagnostic(obstacle, wording)
        }
        return found.onFirstLines(of: context.source)
    }

    private static func diagnostic(_ obstacle: SubmitObstacle, _ wording: BehaviorWording) -> Diagnostic? {
        switch obstacle {
        case .buttonNeverShows(let button): hidden(button, wording)
        case .buttonDisabled(let button): disabled(button, wording)
        case .buttonWaits(let button, let inputs): waiting(button, inputs, wording)
        case .input(let input): unfilled(input, wording)
        case .check(let check): unmet(check, wording)
        case .contradiction(let inputs): contradiction(inputs, wording)
        }
    }

    private static func hidden(_ button: Int, _ wording: BehaviorWording) -> Diagnostic {
        let name = wording.name(button)
        let shown = wording.behavior.bound.shown[button]
        let index = shown.isEmpty ? wording.blocker(of: button) : button
        return Diagnostic(
            kind, "the form can never be sent: \(name) does not show before it is",
            at: wording.condition(index),
            label: shown.isEmpty ? "it never shows" : "it shows only while the form is sent",
            notes: shown.isEmpty ? [wording.whyHidden(button)] : [],
            help: ["show \(name) while the form is filled in, or remove its condition"])
    }

    private static func disabled(_ button: Int, _ wording: BehaviorWording) -> Diagnostic {
        let entries = wording.overrides(button) { $0.disables || $0.action != nil }
        let spans = entries.compactMap { $0.isEnabled?.span ?? $0.action?.span }
        let name = wording.name(button)
        return Diagnostic(
            kind, "the form can never be sent: \(name) cannot be tapped wherever it shows",
            at: spans.first ?? wording.element(button).id.span,
            secondary: spans.dropFirst().map { .init($0) },
            help: ["let \(name) be enabled in the states in which the form is filled in"])
    }

    /// Reports a button that waits for a field that cannot be filled in. Fields that no value fits are left to F0410.
    private static func waiting(_ button: Int, _ inputs: [Int], _ wording: BehaviorWording) -> Diagnostic? {
        let inputs = inputs.filter { !wording.behavior.values[$0].hasNone }
        guard case .button(let own) = wording.element(button).kind, let first = inputs.first else {
            return nil
        }
        return Diagnostic(
            kind,
            "the form can never be sent: \(wording.name(button)) waits for \(wording.inputName(first)), which cannot be filled in",
            at: own.enabled.span ?? wording.element(button).id.span,
            secondary: inputs.map { .init(wording.input($0).id.span, "nobody can fill it in") },
            help: ["let \(wording.inputName(first)) be filled in, or let the button wait for nothing"])
    }

    private static func unfilled(_ input: Int, _ wording: BehaviorWording) -> Diagnostic? {
        guard !wording.behavior.values[input].hasNone else { return nil }
        let name = wording.inputName(input)
        let index = wording.behavior.machine.inputs[input].element
        let spans = wording.overrides(index) { $0.disables }.compactMap(\.isEnabled?.span)
        return Diagnostic(
            kind, "the form can never be sent: \(name) is asked for and cannot be filled in",
            at: spans.first ?? wording.element(index).id.span,
            label: spans.isEmpty ? "" : "it is disabled wherever it shows",
            secondary: spans.dropFirst().map { .init($0) },
            help: ["let \(name) be filled in, or do not ask for it"])
    }

    private static func unmet(_ check: Int, _ wording: BehaviorWording) -> Diagnostic {
        Diagnostic(
            kind, "the form can never be sent: this check never holds",
            at: wording.form.submission.checks[check].span,
            notes: ["what it asks for cannot be filled in"],
            help: ["remove the check, or let its fields be filled in"])
    }

    private static func contradiction(_ inputs: [Int], _ wording: BehaviorWording) -> Diagnostic {
        let ids = Set(inputs.map { wording.input($0).id.value })
        let rules = inputs.flatMap { wording.input($0).rules }.filter { rule in
            rule.condition.comparedField.map(ids.contains) == true
        }
        let checks = wording.form.submission.checks.filter { check in
            switch check.condition {
            case .equal(let one, let other), .different(let one, let other):
                ids.contains(one.value) && ids.contains(other.value)
            case .require, .requireAny, .valid: false
            }
        }
        let spans = rules.map(\.span) + checks.map(\.span)
        let names = wording.list(inputs.map { wording.input($0).id.value })
        return Diagnostic(
            kind, "the form can never be sent: \(names) have to be the same and cannot be",
            at: spans.last ?? wording.input(inputs[0]).id.span,
            secondary: spans.dropLast().map { .init($0, "this is asked too") },
            help: ["remove one of the rules or checks"])
    }
}
