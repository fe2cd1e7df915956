import FormSource
import FormModel

// Inputs that cannot be filled in, elements that never show, and where the focus goes.

extension DeadEndSearch {
    // MARK: Inputs

    var inputs: [DeadEnd] {
        circles.map { .circle($0.map { machine.inputs[$0].element }) }
            + machine.inputs.indices.compactMap(deadEnd)
    }

    private func deadEnd(_ input: Int) -> DeadEnd? {
        let index = machine.inputs[input].element
        if circled.contains(input) || blamed.contains(input) { return nil }
        let isAsked = !bound.shown[index].isDisjoint(with: submitStates)
        if machine.inputs[input].mustBeFilled, canBeSent, !isAsked {
            return isExplained(index) ? nil : .neverAsked(input)
        }
        if isUnusable(input) { return .neverUsable(input) }
        return reach.values[input].isUntypable && bound.isUsable[input] ? .untypable(input) : nil
    }

    // MARK: Elements

    /// Outermost ones.
    ///
    /// - Parameter inputs: what is told of inputs.
    func elements(besides inputs: [DeadEnd]) -> [DeadEnd] {
        let told = Set(
            inputs.flatMap { end -> [Int] in
                switch end {
                case .circle(let elements): elements.flatMap(chain)
                case .neverAsked(let input): chain(machine.inputs[input].element)
                default: []
                }
            } + blamed.flatMap { chain(machine.inputs[$0].element) })
        return machine.elements.indices.filter { index in
            bound.shown[index].isEmpty && blocker(of: index) == index && !told.contains(index)
                && isWorthTelling(index) && !isExplained(index)
        }.map { .neverShown($0) }
    }

    /// A message that is silent is told as that; so is what shows only after a submit that is never sent. What is hidden
    /// for good may hold a value that is sent, or a name for AutoFill.
    func isWorthTelling(_ index: Int) -> Bool {
        let element = machine.elements[index]
        if !canBeSent, machine.submitters.contains(where: { chain($0).contains(index) }) { return false }
        switch element.condition {
        case .hasMessage: return false
        case .states(let states): return canBeSent || !states.contains(where: \.followsRequest)
        case .never: return !holders.contains(index)
        case .always, .notEmpty, .empty, .invalid, .valid: return true
        }
    }

    // MARK: Focus

    var focus: [DeadEnd] {
        let first = machine.launch().focus
        return machine.inputs.indices.flatMap { input -> [DeadEnd] in
            guard let field = machine.inputs[input].field, !circled.contains(input) else { return [] }
            return [misplacedFocus(input, field, first), vainKey(input, field)].compactMap { $0 }
        }
    }

    private func misplacedFocus(_ input: Int, _ field: Field, _ first: Int?) -> DeadEnd? {
        guard field.traits.focusesFirst.value, first != input else { return nil }
        let index = machine.inputs[input].element
        if let first, first < input { return .focusTaken(input, by: first) }
        // What never shows at all is told as that.
        let isTold =
            blocker(of: index).map { machine.inputs[input].mustBeFilled || isWorthTelling($0) } ?? false
        return isTold ? nil : .focusOnAbsent(input)
    }

    private func vainKey(_ input: Int, _ field: Field) -> DeadEnd? {
        let key = field.traits.returnKey
        guard key.value == .next || key.value == .continue, key.span != nil, bound.isUsable[input],
            field.traits.keyboard.value.hasReturnKey
        else { return nil }
        return input < lastField ? nil : .noNextField(input)
    }
}
