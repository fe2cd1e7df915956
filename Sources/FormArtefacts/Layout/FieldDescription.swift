import FormModel
import FormPatterns
import FormSource

/// A field's own properties: what it is for and how the keyboard behaves in it.
struct FieldDescription {
    let returnKeys: ReturnKeys
    let element: Element
    let provenance: Provenance
    let passwordRules: PasswordRulesDerivation?

    func lines(of field: Field) -> [String] {
        texts(field) + [provenance.line("for", field.role)] + flags(field) + traits(field) + style(field)
    }

    private func texts(_ field: Field) -> [String] {
        (field.placeholder.map { $0.lines(named: "placeholder") } ?? [])
            + (field.placeholderAppearance.map(placeholder) ?? [])
            + (field.initialValue.map {
                ["initial text: \(Escaping.quoted(field.isSecure.value ? "(hidden)" : $0.value))"]
            } ?? [])
    }

    private func placeholder(_ appearance: Appearance) -> [String] {
        (appearance.font.map { ["placeholder font: \($0.value.description)"] } ?? [])
            + (appearance.foreground.map { ["placeholder color: \($0.value.description)"] } ?? [])
    }

    private func flags(_ field: Field) -> [String] {
        var lines: [String] = []
        if !provenance.isUsual(field.isSecure, field.role.value.isPassword) {
            lines.append((field.isSecure.value ? "secure" : "not secure") + provenance.note(field.isSecure))
        }
        if field.traits.focusesFirst.value {
            lines.append("has the focus at first\(provenance.note(field.traits.focusesFirst))")
        }
        if field.keepsFocusWhileEmpty.value {
            lines.append("keeps the focus while empty\(provenance.note(field.keepsFocusWhileEmpty))")
        }
        if field.clearsOnRejection.value {
            lines.append("emptied when rejected\(provenance.note(field.clearsOnRejection))")
        }
        return lines
    }

    private func traits(_ field: Field) -> [String] {
        let traits = field.traits
        let usual = field.role.value.traits
        return provenance.line("keyboard", traits.keyboard, usually: usual.keyboard)
            + provenance.line(
                "content type", traits.contentType, usually: usual.contentType,
                traits.contentType.value ?? "none")
            + provenance.line("capitalization", traits.capitalization, usually: usual.capitalization)
            + onOff("correction", traits.correction, usual)
            + onOff("spell checking", traits.spellChecking, usual)
            + onOff("smart punctuation", traits.smartPunctuation, usual)
            + [provenance.line("return key", traits.returnKey, returnKeys.description(of: element, field))]
            + (passwordRules?.rules.map { ["password rules: \($0.descriptor)"] } ?? [])
    }

    private func style(_ field: Field) -> [String] {
        provenance.line("border style", field.borderStyle, usually: .roundedRect)
            + (field.textInset.map { ["text inset: \($0.description)"] } ?? [])
            + (field.icon.map { ["icon: \(Escaping.line($0.value))"] } ?? [])
    }

    private func onOff(_ name: String, _ setting: Setting<Bool>, _ usual: RoleTraits) -> [String] {
        provenance.line(name, setting, usually: usual.corrects, setting.value ? "on" : "off")
    }
}
