import FormBehaviour
import FormModel
import FormSource

/// Fills given values into a form and submits: what `formc test --value` prints.
struct ValueTests {
    private let machine: FormMachine
    private let locale: String

    /// - Parameter locale: the language of the messages.
    init(_ machine: FormMachine, locale: String) {
        self.machine = machine
        self.locale = locale
    }

    /// What the form says about each value, in the order of the spec, and about a submit. Inputs without a value are as when
    /// the screen opens.
    ///
    /// - Parameter values: by id; of a toggle `true` or `false`.
    func outcomes(of values: [String: String]) -> [TestedSpec.Case] {
        let entered = machine.entering(inputValues(values))
        let refused = Set(entered.refused)
        let inputs = machine.inputs.indices.compactMap { input -> TestedSpec.Case? in
            let given = values[machine.inputs[input].id]
            guard !machine.inputs[input].isToggle || given != nil || hasRules(input) else { return nil }
            return TestedSpec.Case(
                group: machine.inputs[input].id, name: name(input, given, entered.configuration),
                outcome: outcome(input, isRefused: refused.contains(input), entered.configuration))
        }
        let submit = TestedSpec.Case(
            group: "submit", name: "these values",
            outcome: description(machine.submitOutcome(in: entered.configuration)))
        return inputs + [submit]
    }

    private func inputValues(_ values: [String: String]) -> [Int: String] {
        var byInput: [Int: String] = [:]
        for (id, value) in values {
            guard let input = machine.inputNumbers[id] else { continue }
            let on = value == "true" ? MachineInput.on : ""
            byInput[input] = machine.inputs[input].isToggle ? on : value
        }
        return byInput
    }

    private func hasRules(_ input: Int) -> Bool { !rules(input).isEmpty }

    private func rules(_ input: Int) -> [Rule] {
        switch machine.form.allElements[machine.inputs[input].element].kind {
        case .field(let field): field.rules
        case .toggle(let toggle): toggle.rules
        default: []
        }
    }

    private func name(_ input: Int, _ given: String?, _ configuration: Configuration) -> String {
        let held = configuration.texts[input]
        if machine.inputs[input].isToggle {
            return (given.map { $0 == "true" } ?? !held.isEmpty) ? "on" : "off"
        }
        return quotedValue(given ?? held)
    }

    private func outcome(_ input: Int, isRefused: Bool, _ configuration: Configuration) -> String {
        let isAsked = machine.isAsked(input, in: configuration)
        if !isAsked { return "not asked: it is not on the screen" }
        if isRefused { return "cannot be filled in" }
        return verdictWords(
            machine.verdict(of: input, in: configuration), rules: rules(input),
            hint: machine.inputs[input].field?.hint, locale: locale)
    }

    private func description(_ outcome: SubmitOutcome) -> String {
        switch outcome {
        case .sent: return "sent"
        case .failedCheck(let check):
            return "refused: "
                + printableText(machine.form.submission.checks[check].error.string(in: locale))
        case .brokenRules(let inputs):
            let broken = inputs.first.map { machine.inputs[$0].id } ?? "a field"
            return "refused: \(broken) breaks one of its rules"
        case .disabled(let button, .broken(let places)):
            return "not sent: \(machine.id(button)) is disabled, \(names(places)) not valid"
        case .disabled(let button, .empty(let places)):
            return "not sent: \(machine.id(button)) is disabled, \(names(places)) empty"
        case .disabled(let button, _): return "not sent: \(machine.id(button)) is disabled"
        case .noButton: return "not sent: no button that submits is on the screen"
        }
    }

    private func names(_ places: [Int]) -> String {
        places.map(machine.id).joined(separator: ", ") + (places.count == 1 ? " is" : " are")
    }
}
