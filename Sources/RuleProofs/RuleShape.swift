import FormModel
import FormSource

/// Everything about a field that its analysis reads: its rules without their messages, whether it trims, and what it is for.
/// Places take no part in equality, so that fields with the same shape have the same analysis; long forms ask the same thing of
/// many fields.
struct RuleShape: Hashable {
    private let conditions: [RuleCondition]
    private let trims: Bool
    private let role: FieldRole

    init(_ field: Field) {
        conditions = field.rules.map(\.condition)
        trims = field.trims.value
        role = field.role.value
    }
}
