import FormModel
import FormPatterns
import RuleProofs
import FormSource

extension ContentJSON {
    func field(_ field: Field, _ element: Element) -> JSONText {
        JSONText.members(texts(field) + flags(field) + traits(field, element) + style(field))
    }

    /// The initial text of a secure field is a secret: no file has it.
    private func texts(_ field: Field) -> JSONText.Members {
        [
            ("role", field.role.json), ("placeholder", field.placeholder?.json(base: base)),
            ("placeholderLook", field.placeholderAppearance?.json),
            ("initialText", field.isSecure.value ? nil : field.initialValue?.json),
        ]
    }

    private func flags(_ field: Field) -> JSONText.Members {
        [
            ("secure", .flag(field.isSecure.value)),
            ("focusesFirst", .flag(field.traits.focusesFirst.value)),
            ("keepsFocusWhileEmpty", .flag(field.keepsFocusWhileEmpty.value)),
            ("clearsOnRejection", .flag(field.clearsOnRejection.value)),
        ]
    }

    private func traits(_ field: Field, _ element: Element) -> JSONText.Members {
        let traits = field.traits
        let rules = tables.passwordRules(of: element.id.value)?.rules
        return [
            ("keyboard", traits.keyboard.json),
            ("contentType", traits.contentType.value.map(JSONText.string)),
            ("capitalization", traits.capitalization.json), ("correction", traits.correction.json),
            ("spellChecking", traits.spellChecking.json), ("smartPunctuation", traits.smartPunctuation.json),
            ("returnKey", returnKeys.json(of: element, field)),
            ("passwordRules", rules.map { .string($0.descriptor) }),
        ]
    }

    private func style(_ field: Field) -> JSONText.Members {
        [
            ("borderStyle", field.borderStyle.json), ("textInset", field.textInset?.json),
            ("icon", field.icon?.json),
        ]
    }
}
