import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// An entry of `states` that changes nothing.
package enum IdleStateEntry: Check {
    package static let kinds = [never, same]
    package static let restsOnAbsence = true

    static let never = DiagnosticKind(
        .F0468, "state-never-reached", .warning,
        summary: "`states` speaks of a state that the form never has")

    static let same = DiagnosticKind(
        .F0476, "idle-state-entry", .warning,
        summary: "what `states` says of an element is so without it")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let wording = BehaviorWording(context)
        return absent(wording) + unchanged(wording)
    }

    /// One report for each state.
    private static func absent(_ wording: BehaviorWording) -> [Diagnostic] {
        let found = wording.deadEnds.compactMap { end -> (state: FormState, index: Int)? in
            if case .neverInState(let state, let index) = end { (state, index) } else { nil }
        }
        return FormState.allCases.compactMap { state in
            // Caption and errors of a field have entries of their own.
            let spans = Set(
                found.filter { $0.state == state }.flatMap { _, index in
                    wording.overrides(index) { $0.state == state }.map(\.element.span)
                }
            ).sorted()
            guard let first = spans.first else { return nil }
            return Diagnostic(
                never, wording.whyNever(state), at: first,
                label: "never seen", secondary: spans.dropFirst().map { .init($0, "nor this") },
                help: ["remove what `states` says of `\(state.rawValue)`, or add what leads to it"])
        }
    }

    private static func unchanged(_ wording: BehaviorWording) -> [Diagnostic] {
        let idle = wording.deadEnds.compactMap { end -> Int? in
            if case .idleOverride(let number) = end { number } else { nil }
        }
        let entries = wording.form.stateOverrides
        // What an entry says of a field may be two: of the field, and of what stands around it.
        let changing = Set(entries.indices.filter { !idle.contains($0) }.map { entries[$0].element.span })
        var told = changing
        return idle.map { entries[$0] }.filter { told.insert($0.element.span).inserted }.map { entry in
            let name = wording.behavior.machine.indexByID[entry.element.value].map(wording.name) ?? ""
            return Diagnostic(
                same, "this changes nothing: \(name) is so in `\(entry.state.rawValue)` anyway",
                at: entry.element.span, help: ["remove it, or name the state or element that was meant"])
        }
    }
}
