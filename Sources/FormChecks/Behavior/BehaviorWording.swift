import FormBehaviour
import FormDiagnostics
import FormLanguage
import FormModel
import FormSource

/// Words and places of the spec for what the machine knows by number.
struct BehaviorWording {
    let form: LoginForm
    let behavior: FormBehavior
    let deadEnds: [DeadEnd]
    private var machine: FormMachine { behavior.machine }

    init(_ context: CheckContext) {
        form = context.form
        behavior = context.behavior
        deadEnds = context.deadEnds
    }

    // MARK: Elements

    func element(_ index: Int) -> Element { form.allElements[index] }

    func input(_ number: Int) -> Element { element(machine.inputs[number].element) }

    func inputName(_ number: Int) -> String { "`\(input(number).id.value)`" }

    /// What the spec calls an element; for one that the compiler made, what it was made for.
    func name(_ index: Int) -> String {
        let made = element(index)
        guard made.synthesized != nil else { return "`\(made.id.value)`" }
        let inner = form.allElements[index...].first { $0.synthesized == nil && $0.span == made.span }
        return "`\(inner?.id.value ?? made.id.value)`"
    }

    /// The condition that an element shows under; its id where nothing is written.
    func condition(_ index: Int) -> Span { element(index).visibility.span ?? element(index).id.span }

    /// What keeps an element that never shows from it: itself, or what it stands in.
    func blocker(of index: Int) -> Int { behavior.blocker(of: index) ?? index }

    /// The innermost of an element and what it stands in that has a condition.
    func conditionOwner(_ index: Int) -> Int {
        machine.chain(index).first { element($0).visibility.value != .always } ?? index
    }

    // MARK: Reasons

    /// Where an event leads, to be seen with `formc trace`.
    func see(_ trace: Trace) -> String {
        trace.events.isEmpty
            ? "this is so when the screen opens"
            : "see it with `formc trace`: `\(machine.text(of: trace))`"
    }

    /// Why an element never shows: the condition of what hides it.
    func whyHidden(_ index: Int) -> String {
        let blocker = blocker(of: index)
        switch element(blocker).visibility.value {
        case .never: return "`visible: false` hides \(name(blocker)) in every state"
        case .states(let states):
            let never = states.filter { !behavior.bound.states.contains($0) }
            guard never.count == states.count else { return whyHiddenAround(blocker) }
            return never.prefix(1).map(whyNever).joined()
        case .notEmpty(let field): return "`\(field)` never has text: \(whyUnusable(field))"
        case .valid(let field): return "`\(field)` never has a valid value: \(whyUnusable(field))"
        case .invalid(let field): return "no rule of `\(field)` is ever said to be broken"
        case .empty(let field): return "`\(field)` is never empty"
        case .always, .hasMessage: return "`states` hides \(name(blocker)) in every state that the form has"
        }
    }

    private func whyHiddenAround(_ index: Int) -> String {
        guard let around = machine.parent(of: index) else {
            return "`states` hides \(name(index)) wherever its condition holds"
        }
        let states = FormState.allCases.filter(behavior.bound.shown[around].contains)
        return "\(name(around)), which contains it, shows only in \(list(states.map(\.rawValue)))"
    }

    /// Why a form never has a state.
    func whyNever(_ state: FormState) -> String {
        switch state {
        case .signedIn:
            "the form is never `signedIn`: it has no `session`, and no `state: signedIn` under `succeeded`"
        case .submitting, .rejected, .failed: "the form is never `\(state.rawValue)`: it is never sent"
        case .invalid: "the form is never `invalid`: no rule is ever said to be broken, and no check fails"
        case .ready: "the form is never `ready`: what it asks for is never all there"
        case .editing: "the form is never `editing`: no field can have the focus"
        case .idle: "the form is never `idle`"
        }
    }

    private func whyUnusable(_ field: String) -> String {
        guard let input = machine.inputNumbers[field] else { return "" }
        if behavior.values[input].hasNone { return "no value meets its rules" }
        let index = machine.inputs[input].element
        return behavior.bound.shown[index].isEmpty ? "it never shows" : "it is disabled wherever it shows"
    }

    /// The names in a sentence: `` `a`, `b` and `c` ``.
    func list(_ names: [String]) -> String { quoted(names, last: "and") }

    /// The entries of `states` about an element, in its order.
    func overrides(_ index: Int, where isMeant: (StateOverride) -> Bool) -> [StateOverride] {
        let id = element(index).id.value
        return form.stateOverrides.filter { $0.element.value == id && isMeant($0) }
    }
}

extension StateOverride {
    /// Whether it disables its element.
    var disables: Bool { isEnabled?.value == false }

    /// Where it keeps its element from being tapped, or from what a tap does otherwise; nil where it does neither.
    var obstacle: Span? { disables ? isEnabled?.span : isHidden?.span ?? action?.span }
}
