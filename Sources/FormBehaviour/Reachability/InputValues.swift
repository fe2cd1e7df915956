import FormSource
import FormModel
package import RuleProofs

/// Values to try in an input: one for each thing that its rules can say.
package struct InputValues: Sendable {
    /// Texts that no rule refuses, comparisons aside, as a person would type them; the nicest first.
    package private(set) var accepted: [String]
    /// A text for each rule that breaks it and none before it; nil where none is known.
    package let breaking: [String?]
    /// Rules that nothing breaks first; proven.
    package let unbreakable: Set<Int>
    /// No text is accepted; proven.
    package let hasNone: Bool
    /// Some text is accepted and none can be typed on the field's keyboard; proven.
    let isUntypable: Bool

    /// The values of a toggle, which every rule rejects while it is off.
    init(toggle: MachineInput) {
        accepted = [MachineInput.on]
        breaking = toggle.rules.map { _ in "" }
        unbreakable = []
        (hasNone, isUntypable) = (false, false)
    }

    init(
        _ field: Field, _ input: MachineInput, _ analysis: FieldAnalysis?, stub: String?,
        _ machine: FormMachine
    ) {
        let proven = [analysis?.shortest.value].compactMap { $0 }
        let nice =
            [stub].compactMap { $0 } + field.examples.accept.map(\.value) + field.role.value.traits.typed
        let candidates = (nice + [input.initial] + proven).filter { text in
            !text.isEmpty && !text.contains(where: \.isNewline) && machine.ownBrokenRule(input, text) == nil
        }
        let isTypable: (String) -> Bool = { $0.allSatisfy(field.traits.keyboard.value.hasKey) }
        accepted = Self.distinct(candidates.filter(isTypable) + candidates.filter { !isTypable($0) })
        let wrong =
            field.examples.reject.map(\.value) + ["", "?"] + (analysis?.breaks ?? []).compactMap(\.value)
        let accepted = accepted
        breaking = input.rules.indices.map { rule -> String? in
            // An empty value to repeat is there when the form opens: any text is another.
            if case .equals = input.rules[rule].condition {
                return (["?"] + accepted).first { machine.ownBrokenRule(input, $0) ?? Int.max > rule }
            }
            return wrong.first { text in
                !text.contains(where: \.isNewline) && machine.ownBrokenRule(input, text) == rule
            }
        }
        unbreakable = Set((analysis?.unreachable ?? []).map(\.rule))
        hasNone = analysis?.shortest == Finding.none
        isUntypable = !hasNone && analysis?.hasAccepted(on: field.traits.keyboard.value) == false
    }

    /// Another accepted text than those known, where one exists.
    mutating func addAnother(_ analysis: FieldAnalysis?, _ input: MachineInput, _ machine: FormMachine) {
        guard accepted.count == 1, let first = accepted.first else { return }
        let longer = first + String(first.suffix(1))
        let other = analysis.flatMap { $0.languages.accepted(otherThan: first).value }
        accepted += [longer, other].compactMap { $0 }.filter { machine.ownBrokenRule(input, $0) == nil }
            .prefix(1)
    }

    private static func distinct(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}

extension FieldAnalysis {
    /// Whether some accepted text has only characters that a keyboard has keys for; nil where that is not decided.
    fileprivate func hasAccepted(on keyboard: KeyboardType) -> Bool? {
        guard let keys = keyboard.keys else { return true }
        switch languages.shortestAccepted(of: keys) {
        case .value: return true
        case .none: return false
        case .undecided: return nil
        }
    }
}

extension FormMachine {
    /// The first rule that a text breaks in an input, comparisons with others aside.
    func ownBrokenRule(_ input: MachineInput, _ text: String) -> Int? {
        let value = input.value(of: text)
        return input.rules.firstIndex { $0.compared.isEmpty && breaks($0, value) { _ in "" } == true }
    }

    /// Values to try for every input.
    package func values(_ analysis: FormAnalysis) -> [InputValues] {
        let byField = Dictionary(analysis.fields.map { ($0.field, $0) }) { first, _ in first }
        let stubs = form.submission.stub.map { ($0.field.value, $0.value.value) }
        let stub = Dictionary(stubs) { first, _ in first }
        let differing = differingInputs
        return inputs.indices.map { number in
            let input = inputs[number]
            guard let field = input.field else { return InputValues(toggle: input) }
            var values = InputValues(field, input, byField[input.id], stub: stub[input.id], self)
            if differing.contains(number) { values.addAnother(byField[input.id], input, self) }
            return values
        }
    }

    /// Inputs that have to hold other texts than others.
    private var differingInputs: Set<Int> {
        var found: Set<Int> = []
        for (number, input) in inputs.enumerated() {
            for rule in input.rules where !rule.compared.isEmpty {
                found.formUnion([number] + rule.compared.map(\.input))
            }
        }
        for check in checks {
            if case .different(let one, let other) = check.condition { found.formUnion([one, other]) }
            if case .equal(let one, let other) = check.condition { found.formUnion([one, other]) }
        }
        return found
    }
}
