import FormDiagnostics
import FormLayout
import FormModel
import FormRules

/// A view's own properties, one to a line, those first that say what it is.
struct ViewWords {
    let returnKeys: ReturnKeys
    let provenance: Provenance
    let tables: ValidationTables

    func lines(_ view: LayoutView) -> [String] {
        guard let element = view.mainElement else { return priorities(view) }
        return content(element) + looks(element.appearance, when: nil)
            + element.conditional.flatMap { looks($0.appearance, when: $0.condition) }
            + presence(element) + accessibility(element.accessibility) + priorities(view)
    }

    // MARK: What it is

    private func content(_ element: Element) -> [String] {
        switch element.kind {
        case .label(let label): lines(of: label)
        case .field(let field):
            FieldWords(
                returnKeys: returnKeys, element: element, provenance: provenance,
                passwordRules: tables.passwordRules(of: element.id.value)
            ).lines(of: field)
        case .button(let button): lines(of: button)
        case .message(let message): lines(of: message)
        case .stack(let stack): lines(of: stack)
        case .image(let image): lines(of: image)
        case .toggle(let toggle): ["on at first: \(toggle.isOn.value)\(note(toggle.isOn))"]
        case .provider(let provider):
            ["service: \(provider.service.value.rawValue)"] + TextWords.lines("title", provider.title)
        case .divider, .spacer: []
        }
    }

    private func lines(of label: Label) -> [String] {
        TextWords.lines("text", label.text) + textLayout(label.lines, label.textAlignment)
            + label.links.flatMap { link in
                TextWords.lines("link \(Escaping.line(link.name.value))", link.title)
                    + ["link \(Escaping.line(link.name.value)), tap: \(link.action.value.words)"]
            }
    }

    private func lines(of message: Message) -> [String] {
        ["shows: " + (message.field.map { "errors of \($0)" } ?? "messages of the form")]
            + textLayout(message.lines, message.textAlignment)
    }

    private func textLayout(_ lines: Setting<Int>, _ alignment: Setting<TextAlignment>) -> [String] {
        let count = lines.value == 0 ? "as many as it takes" : "at most \(lines.value)"
        return [
            "lines: \(count)\(note(lines))", "text alignment: \(alignment.value.rawValue)\(note(alignment))",
        ]
    }

    private func lines(of button: Button) -> [String] {
        var lines = button.title.map { TextWords.lines("title", $0) } ?? []
        if let icon = button.icon { lines.append("icon: \(Escaping.line(icon.value))") }
        if let icon = button.selectedIcon {
            lines.append("icon while selected: \(Escaping.line(icon.value))")
        }
        lines.append("style: \(button.style.value.rawValue)\(note(button.style))")
        if button.lines.origin.isWritten { lines.append("lines: \(button.lines.value)") }
        lines.append("tap: \(button.action.value.words)")
        if button.action.value == .submit {
            lines.append("enabled: \(button.enabled.value.words)\(note(button.enabled))")
        }
        return lines
    }

    private func lines(of stack: Stack) -> [String] {
        var lines = [
            "axis: \(stack.axis.value.rawValue)\(note(stack.axis))",
            "spacing: \(stack.spacing.value.words)\(note(stack.spacing))",
            "distribution: \(stack.distribution.value.rawValue)\(note(stack.distribution))",
            "alignment: \(stack.alignment.value.rawValue)\(note(stack.alignment))",
        ]
        if let padding = stack.padding {
            let edges = [padding.top, padding.leading, padding.bottom, padding.trailing].map(\.value)
            let same = edges.allSatisfy { $0 == edges[0] }
            lines.append("padding: " + (same ? edges[0].words : edges.map(\.words).joined(separator: ", ")))
        }
        return lines
    }

    private func lines(of image: Image) -> [String] {
        ["image: \(Escaping.line(image.name.value))"]
            + (image.size.map {
                ["size: \(Numbers.text($0.value.width))pt × \(Numbers.text($0.value.height))pt"]
            } ?? [])
    }

    // MARK: How it looks

    private func looks(_ appearance: Appearance, when condition: Appearance.Condition?) -> [String] {
        var lines: [String] = []
        if let font = appearance.font { lines.append("font: \(font.value.words)\(note(font))") }
        if let color = appearance.foreground { lines.append("color: \(color.value.words)") }
        if let color = appearance.background { lines.append("background: \(color.value.words)") }
        if let radius = appearance.cornerRadius {
            lines.append("corner radius: \(radius.value.words)\(note(radius))")
        }
        if let border = appearance.border { lines.append("border: \(border.value.words)") }
        if let shadow = appearance.shadow { lines.append("shadow: \(shadow.value.words)") }
        if appearance.underline { lines.append("underlined") }
        return lines.map { (condition.map { "when \($0.rawValue), " } ?? "") + $0 }
    }

    private func presence(_ element: Element) -> [String] {
        guard element.visibility.value != .always else { return [] }
        return [
            "visible: \(element.visibility.value.words)\(note(element.visibility))",
            "hidden: \(element.hiddenSpace.value.words)\(note(element.hiddenSpace))",
        ]
    }

    private func accessibility(_ accessibility: Accessibility) -> [String] {
        (accessibility.label.map { TextWords.lines("accessibility label", $0) } ?? [])
            + (accessibility.hint.map { TextWords.lines("accessibility hint", $0) } ?? [])
            + (accessibility.isHidden ? ["accessibility: hidden from assistive technology"] : [])
    }

    // MARK: Priorities of the content size

    private func priorities(_ view: LayoutView) -> [String] {
        let usual = view.viewClass == .switch ? 750.0 : 250.0
        return priority("hugging", "horizontal", view.hugging.horizontal, usual)
            + priority("hugging", "vertical", view.hugging.vertical, usual)
            + priority("compression resistance", "horizontal", view.compression.horizontal, 750)
            + priority("compression resistance", "vertical", view.compression.vertical, 750)
    }

    private func priority(_ name: String, _ axis: String, _ setting: Setting<Double>, _ usual: Double)
        -> [String]
    {
        guard setting.value != usual || setting.origin.isWritten else { return [] }
        return ["\(axis) \(name): \(Numbers.text(setting.value))\(note(setting))"]
    }

    private func note<Value>(_ setting: Setting<Value>) -> String {
        if case .defaulted = setting.origin { " — " + provenance.words(setting.origin) } else { "" }
    }
}

/// A text with its translations, a language to a line.
enum TextWords {
    static func lines(_ name: String, _ text: Text) -> [String] {
        let base = "\(name): \(Escaping.quoted(text.base.value))" + (text.isDefault ? " — default" : "")
        return [base]
            + text.translations.map {
                "\(name) (\(Escaping.line($0.locale))): \(Escaping.quoted($0.string.value))"
            }
    }
}
