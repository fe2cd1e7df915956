import FormSource
package import FormModel

/// A form as one deterministic machine: an event and a configuration give the next configuration and effects.
///
/// Compiled once from the form; elements and inputs are numbers from then on. What it does is written down, rule by rule,
/// on the page `Behavior.md` of the documentation. Nothing in it changes, and paths and runs share it.
package final class FormMachine: Sendable {
    /// What the machine was made of.
    package let form: LoginForm
    /// Fields and toggles in the order of the spec.
    package let inputs: [MachineInput]
    /// The elements of the form, in the order of ``LoginForm/allElements``.
    let elements: [MachineElement]
    /// The index of each element by its id.
    package let indexByID: [String: Int]
    /// Numbers of inputs by id.
    package let inputNumbers: [String: Int]
    let checks: [MachineCheck]
    /// Inputs that do not always show.
    let conditionalInputs: [Int]
    /// Inputs that whenFilled waits for.
    let awaited: [Int]
    /// Places of elements that submit, in some state or always.
    let submitters: [Int]
    /// Places of the messages that are the form's own.
    let formMessages: [Int]
    let evaluator: RuleEvaluator
    let launched: Launches

    /// The configurations in which the screen opens.
    struct Launches: Sendable {
        var plain, withSession: Configuration
    }

    /// - Parameter matcher: decides about patterns, as on a device.
    package convenience init(_ form: LoginForm, matcher: any PatternMatcher) {
        var builder = MachineBuilder(form)
        builder.build()
        let blank = Configuration(
            texts: builder.inputs.map(\.initial), isTold: builder.inputs.map { _ in false },
            serverErrors: builder.inputs.map { _ in nil }, isRevealed: builder.inputs.map { _ in false },
            broken: builder.inputs.map { _ in nil })
        let evaluator = RuleEvaluator(matcher)
        // Opening the screen is something that the machine does.
        let unopened = FormMachine(builder, form, evaluator, Launches(plain: blank, withSession: blank))
        self.init(builder, form, evaluator, unopened.opened(blank))
    }

    private init(
        _ builder: MachineBuilder, _ form: LoginForm, _ evaluator: RuleEvaluator, _ launched: Launches
    ) {
        self.form = form
        self.evaluator = evaluator
        self.launched = launched
        inputs = builder.inputs
        elements = builder.elements
        indexByID = builder.indexByID
        inputNumbers = builder.inputNumbers
        checks = form.submission.checks.map { MachineCheck($0, builder.inputNumbers) }
        conditionalInputs = builder.inputs.indices.filter { builder.inputs[$0].isConditional }
        let required = builder.inputs.indices.filter { builder.inputs[$0].isRequired }
        awaited =
            required.isEmpty ? builder.inputs.indices.filter { !builder.inputs[$0].isToggle } : required
        submitters = builder.elements.indices.filter { builder.elements[$0].submits }
        formMessages = builder.elements.indices.filter {
            if case .message(nil) = builder.elements[$0].kind { true } else { false }
        }
    }

    /// The input of an element; nil where it is neither a field nor a toggle.
    package func input(at index: Int) -> Int? {
        if case .input(let number) = elements[index].kind { number } else { nil }
    }

    /// The element that an element stands in.
    package func parent(of index: Int) -> Int? { elements[index].parent }

    /// Whether a tap on an element submits, always or in some state.
    package func submits(_ index: Int) -> Bool { elements[index].submits }

    /// The id of an element.
    package func id(_ index: Int) -> String { elements[index].id }
}

/// A check of `submit`, with inputs by number.
struct MachineCheck: Sendable {
    enum Condition: Sendable {
        case require([Int]), requireAny([Int]), valid([Int])
        case equal(Int, Int), different(Int, Int)
        /// A check of something that could not be read.
        case unknown
    }

    let condition: Condition
    let error: LocalizedText

    init(_ check: SubmitCheck, _ inputs: [String: Int]) {
        error = check.error
        switch check.condition {
        case .require(let ids): condition = .require(ids.compactMap { inputs[$0.value] })
        case .requireAny(let ids): condition = .requireAny(ids.compactMap { inputs[$0.value] })
        case .valid(let ids): condition = .valid(ids.compactMap { inputs[$0.value] })
        case .equal(let one, let other), .different(let one, let other):
            guard let first = inputs[one.value], let second = inputs[other.value] else {
                condition = .unknown
                return
            }
            if case .equal = check.condition {
                condition = .equal(first, second)
            } else {
                condition = .different(first, second)
            }
        }
    }

    /// The inputs that the check is about.
    var inputs: [Int] {
        switch condition {
        case .require(let all), .requireAny(let all), .valid(let all): all
        case .equal(let one, let other), .different(let one, let other): [one, other]
        case .unknown: []
        }
    }
}

extension MachineElement {
    /// Whether a tap submits, always or in some state.
    var submits: Bool {
        guard case .button(let button) = kind else { return false }
        return button.action == .submit || overrides.values.contains { $0.action == .submit }
    }
}
