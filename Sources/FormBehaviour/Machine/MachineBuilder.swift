import FormSource
import FormModel

/// Walks a form once and numbers its elements and inputs.
struct MachineBuilder {
    private let form: LoginForm
    private(set) var elements: [MachineElement] = []
    private(set) var inputs: [MachineInput] = []
    private(set) var indexByID: [String: Int] = [:]
    private(set) var inputNumbers: [String: Int] = [:]
    private var overrides: [String: [FormState: MachineOverride]] = [:]
    private var messages: [String: [Int]] = [:]

    init(_ form: LoginForm) {
        self.form = form
        for override in form.stateOverrides {
            overrides[override.element.value, default: [:]][override.state, default: MachineOverride()]
                .merge(override)
        }
    }

    mutating func build() {
        number()
        for element in form.body { add(element, in: nil) }
        finishInputs()
    }

    /// Inputs and messages are referred to before they are met.
    private mutating func number() {
        var count = 0
        for (index, element) in form.allElements.enumerated() {
            if indexByID[element.id.value] == nil { indexByID[element.id.value] = index }
            switch element.kind {
            case .field, .toggle:
                if inputNumbers[element.id.value] == nil { inputNumbers[element.id.value] = count }
                count += 1
            case .message(let message):
                if let field = message.field { messages[field, default: []].append(index) }
            default: break
            }
        }
    }

    private mutating func add(_ element: Element, in parent: Int?) {
        let index = elements.count
        let kind = kind(element, index)
        elements.append(
            MachineElement(
                id: element.id.value, parent: parent, condition: condition(element.visibility.value),
                kind: kind,
                overrides: overrides[element.id.value] ?? [:]))
        for child in element.children { add(child, in: index) }
    }

    private mutating func kind(_ element: Element, _ index: Int) -> MachineElement.Kind {
        switch element.kind {
        case .field(let field): return .input(addInput(element, index, field))
        case .toggle(let toggle): return .input(addInput(element, index, toggle))
        case .button(let button):
            return .button(MachineButton(action: button.action.value, enablement: button.enabled.value))
        case .provider: return .provider
        case .message(let message): return .message(message.field.flatMap { inputNumbers[$0] })
        case .label(let label): return .label(label.links)
        case .stack, .divider, .image, .spacer: return .other
        }
    }

    private mutating func addInput(_ element: Element, _ index: Int, _ field: Field) -> Int {
        inputs.append(
            MachineInput(
                element: index, id: element.id.value, field: field,
                rules: field.rules.map { MachineRule($0, inputNumbers) },
                initial: field.initialValue?.value ?? "", errorPlace: field.errorPlace,
                messages: messages[element.id.value] ?? []))
        return inputs.count - 1
    }

    private mutating func addInput(_ element: Element, _ index: Int, _ toggle: ToggleElement) -> Int {
        inputs.append(
            MachineInput(
                element: index, id: element.id.value, field: nil,
                rules: toggle.rules.map { MachineRule($0, inputNumbers) },
                initial: toggle.isOn.value ? MachineInput.on : "", errorPlace: toggle.errorPlace,
                messages: messages[element.id.value] ?? []))
        return inputs.count - 1
    }

    private func condition(_ visibility: VisibilityCondition) -> MachineElement.Condition {
        func of(_ field: String, _ make: (Int) -> MachineElement.Condition) -> MachineElement.Condition {
            inputNumbers[field].map(make) ?? .always
        }
        return switch visibility {
        case .always: .always
        case .never: .never
        case .states(let states): .states(Set(states))
        case .notEmpty(let field): of(field) { .notEmpty($0) }
        case .empty(let field): of(field) { .empty($0) }
        case .invalid(let field): of(field) { .invalid($0) }
        case .valid(let field): of(field) { .valid($0) }
        case .hasMessage: .hasMessage
        }
    }

    /// What needs every element to be known.
    private mutating func finishInputs() {
        for number in inputs.indices {
            var around: Int? = inputs[number].element
            while let index = around {
                let element = elements[index]
                if element.condition != .always
                    || element.overrides.values.contains(where: { $0.isHidden != nil })
                {
                    inputs[number].isConditional = true
                }
                let isForGood =
                    element.condition == .never && !element.overrides.values.contains { $0.isHidden == false }
                if isForGood { inputs[number].isConstant = !inputs[number].initial.isEmpty }
                around = element.parent
            }
            for other in Set(inputs[number].rules.flatMap(\.compared).map(\.input)).sorted() {
                inputs[other].followers.append(number)
            }
        }
    }
}
