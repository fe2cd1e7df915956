import FormModel
import FormPatterns
import RuleProofs
import FormSource

extension ValidationJSON {
    /// What a field is for, its rules in order and values to try.
    func field(_ element: Element, _ field: Field) -> JSONText {
        let cases = tables.cases(of: element.id.value)
        return .members([
            ("id", .string(element.id.value)),
            ("role", field.role.json),
            ("caption", field.caption.map(text)),
            ("placeholder", field.placeholder.map(text)),
            ("secure", .bool(field.isSecure.value)),
            ("contentType", field.traits.contentType.value.map(JSONText.string)),
            (
                "passwordRules",
                tables.passwordRules(of: element.id.value)?.rules.map { .string($0.descriptor) }
            ),
            ("keyboard", field.traits.keyboard.json),
            ("returnKey", returnKeys.json(of: element, field)),
            ("initial", field.initialValue?.json),
            ("focusFirst", .flag(field.traits.focusesFirst.value)),
            ("trims", .bool(field.trims.value)),
            ("keepsFocusWhileEmpty", .flag(field.keepsFocusWhileEmpty.value)),
            ("clearsOnRejection", .flag(field.clearsOnRejection.value)),
            ("checked", field.check.json),
            ("errors", .string(field.errorPlace.rawValue)),
            ("hint", field.hint.map(text)),
            ("rules", .array(field.rules.map(rule))),
            ("values", cases.isEmpty ? nil : .array(cases.map { value($0, field) })),
        ])
    }

    /// Nil for a form without toggles.
    func toggles() -> JSONText? {
        guard !form.toggles.isEmpty else { return nil }
        return .array(
            form.toggles.map { element, toggle in
                .members([
                    ("id", .string(element.id.value)), ("on", .bool(toggle.isOn.value)),
                    ("errors", .string(toggle.errorPlace.rawValue)),
                    ("rules", .array(toggle.rules.map(rule))),
                ])
            })
    }

    private func rule(_ rule: Rule) -> JSONText {
        .members([
            ("asks", .string(rule.condition.description)), ("test", rule.condition.json),
            ("message", rule.error.map(text)),
        ])
    }

    private func value(_ item: ValidationCase, _ field: Field) -> JSONText {
        let others = item.others.map { (key: $0.field, value: JSONText.string($0.text)) }
        return .members([
            ("value", .string(item.value)), ("why", .string(item.reason)),
            ("others", others.isEmpty ? nil : .object(others)),
            ("outcome", .string(item.verdict.description)),
            ("rule", item.verdict.decidingRule(in: field).map { .string($0.condition.description) }),
        ])
    }
}
