import FormSource
package import FormModel

/// A field or a toggle, as the machine needs it.
package struct MachineInput: Sendable {
    /// What stands for a toggle that is on; one that is off is empty.
    package static let on = "on"

    /// Its place in ``LoginForm/allElements``.
    package let element: Int
    /// Id of the element.
    package let id: String
    /// Nil for a toggle.
    package let field: Field?
    /// Whether it is a toggle and not a field.
    package let isToggle: Bool
    /// When a broken rule is told.
    let checkTime: CheckTime
    /// Whether the white space around its text does not count.
    private let trims: Bool
    /// The rules that the value has to meet, in the order of the spec.
    let rules: [MachineRule]
    /// What it holds at launch.
    let initial: String
    /// Where the messages of its rules stand.
    package let errorPlace: ErrorPlace
    /// Places of the message elements that are its own.
    let messages: [Int]
    /// Inputs whose rules compare their values with this one's.
    var followers: [Int] = []
    /// Whether it, or something around it, can be hidden.
    var isConditional = false
    /// Whether the spec hides it for good: then what it holds at launch is sent.
    var isConstant = false

    init(
        element: Int, id: String, field: Field?, rules: [MachineRule], initial: String,
        errorPlace: ErrorPlace, messages: [Int]
    ) {
        self.element = element
        self.id = id
        self.field = field
        self.rules = rules
        self.initial = initial
        self.errorPlace = errorPlace
        self.messages = messages
        isToggle = field == nil
        checkTime = field?.check.value ?? .onSubmit
        trims = field?.trims.value ?? false
    }

    /// Whether the rules have `required`.
    var isRequired: Bool { rules.contains { $0.condition == .required } }

    /// What is checked and sent of a text: without the white space around it, where the field trims.
    func value(of text: String) -> String {
        trims ? RuleEvaluator.trimmed(text) : text
    }
}

/// A rule with the inputs that it compares with.
struct MachineRule: Sendable {
    let condition: RuleCondition
    /// What the person reads when it is broken.
    let error: LocalizedText?
    /// Every input that the condition names.
    let compared: [(id: String, input: Int)]

    init(_ rule: Rule, _ inputs: [String: Int]) {
        condition = rule.condition
        error = rule.error
        compared = rule.condition.comparedFields.compactMap { id in inputs[id].map { (id, $0) } }
    }
}

extension RuleCondition {
    /// Ids of the fields that the condition compares with.
    package var comparedFields: [String] {
        comparedField.map { [$0] } ?? inner.flatMap(\.comparedFields)
    }
}
