import FormDiagnostics
import FormModel
import FormPatterns

/// A field's own properties: what it is for and how the keyboard behaves in it.
struct FieldWords {
    let returnKeys: ReturnKeys
    let element: Element
    let provenance: Provenance
    let passwordRules: PasswordRulesDerivation?

    func lines(of field: Field) -> [String] {
        texts(field) + ["for: \(field.role.value.rawValue)\(note(field.role))"] + flags(field) + traits(field)
            + looks(field)
    }

    private func texts(_ field: Field) -> [String] {
        (field.placeholder.map { TextWords.lines("placeholder", $0) } ?? [])
            + (field.placeholderLook.map(placeholder) ?? [])
            + (field.initialValue.map {
                ["initial text: \(Escaping.quoted(field.isSecure.value ? "(hidden)" : $0.value))"]
            } ?? [])
    }

    private func placeholder(_ look: Appearance) -> [String] {
        (look.font.map { ["placeholder font: \($0.value.words)"] } ?? [])
            + (look.foreground.map { ["placeholder color: \($0.value.words)"] } ?? [])
    }

    private func flags(_ field: Field) -> [String] {
        var lines: [String] = []
        if field.isSecure.value { lines.append("secure\(note(field.isSecure))") }
        if field.traits.focusesFirst.value {
            lines.append("has the focus at first\(note(field.traits.focusesFirst))")
        }
        if field.keepsFocusWhileEmpty.value {
            lines.append("keeps the focus while empty\(note(field.keepsFocusWhileEmpty))")
        }
        if field.clearsOnRejection.value {
            lines.append("emptied when rejected\(note(field.clearsOnRejection))")
        }
        return lines
    }

    private func traits(_ field: Field) -> [String] {
        let traits = field.traits
        return [
            "keyboard: \(traits.keyboard.value.rawValue)\(note(traits.keyboard))",
            "content type: \(traits.contentType.value ?? "none")\(note(traits.contentType))",
            "capitalization: \(traits.capitalization.value.rawValue)\(note(traits.capitalization))",
            "correction: \(onOff(traits.correction))",
            "spell checking: \(onOff(traits.spellChecking))",
            "smart punctuation: \(onOff(traits.smartPunctuation))",
            "return key: \(returnKeys.words(of: element, field))\(note(traits.returnKey))",
        ] + (passwordRules?.rules.map { ["password rules: \($0.descriptor)"] } ?? [])
    }

    private func looks(_ field: Field) -> [String] {
        ["border style: \(field.borderStyle.value.rawValue)\(note(field.borderStyle))"]
            + (field.textInset.map { ["text inset: \($0.words)"] } ?? [])
            + (field.icon.map { ["icon: \(Escaping.line($0.value))"] } ?? [])
    }

    private func onOff(_ setting: Setting<Bool>) -> String {
        (setting.value ? "on" : "off") + note(setting)
    }

    private func note<Value>(_ setting: Setting<Value>) -> String {
        if case .defaulted = setting.origin { " — " + provenance.words(setting.origin) } else { "" }
    }
}
