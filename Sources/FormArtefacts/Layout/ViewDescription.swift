import FormDiagnostics
import FormLayout
import FormModel
import RuleProofs
import FormSource

/// A view's own properties, one to a line, those first that say what it is. Defaults that are as usual are left out: the guide
/// has the table of them.
struct ViewDescription {
    private let returnKeys: ReturnKeys
    private var provenance: Provenance
    private let tables: ValidationTables
    private let plan: LayoutPlan

    init(_ compiled: CompiledForm) {
        returnKeys = ReturnKeys(compiled.behavior)
        provenance = Provenance(compiled)
        tables = compiled.tables
        plan = compiled.plan
    }

    func lines(of view: LayoutView) -> [String] {
        var description = self
        description.provenance = provenance.inside(view.synthesisReason)
        return description.ownLines(of: view)
    }

    private func ownLines(of view: LayoutView) -> [String] {
        guard let element = view.mainElement else { return arrangement(view) + priorities(view) }
        return content(element) + style(element, element.appearance, when: nil)
            + element.conditional.flatMap { style(element, $0.appearance, when: $0.condition) }
            + presence(element) + accessibility(element.accessibility) + arrangement(view)
            + priorities(view)
    }

    // MARK: What it is

    private func content(_ element: Element) -> [String] {
        switch element.kind {
        case .label(let label): lines(of: label)
        case .field(let field):
            FieldDescription(
                returnKeys: returnKeys, element: element, provenance: provenance,
                passwordRules: tables.passwordRules(of: element.id.value)
            ).lines(of: field)
        case .button(let button): lines(of: button)
        case .message(let message): lines(of: message)
        case .stack(let stack): padding(stack)
        case .image(let image): lines(of: image)
        case .toggle(let toggle):
            provenance.line("on at first", toggle.isOn, usually: false, "\(toggle.isOn.value)")
        case .provider(let provider): lines(of: provider)
        case .divider, .spacer: []
        }
    }

    /// Apple's button draws its own title.
    private func lines(of provider: ProviderElement) -> [String] {
        let title = provider.service.value == .apple ? [] : provider.title.lines(named: "title")
        return ["service: \(provider.service.value.rawValue)"] + title
    }

    private func lines(of label: LabelElement) -> [String] {
        label.text.lines(named: "text") + textLayout(label.lines, label.textAlignment)
            + label.links.flatMap { link in
                link.title.lines(named: "link \(Escaping.line(link.name.value))")
                    + ["link \(Escaping.line(link.name.value)), tap: \(link.action.value.description)"]
            }
    }

    private func lines(of message: MessageElement) -> [String] {
        ["shows: " + (message.field.map { "errors of \($0)" } ?? "messages of the form")]
            + textLayout(message.lines, message.textAlignment)
    }

    private func textLayout(_ lines: Setting<Int>, _ alignment: Setting<LineAlignment>) -> [String] {
        let count = lines.value == 0 ? "as many as it takes" : "at most \(lines.value)"
        return provenance.line("lines", lines, usually: 0, count)
            + provenance.line("text alignment", alignment, usually: .natural)
    }

    private func lines(of button: ButtonElement) -> [String] {
        var lines = button.title.map { $0.lines(named: "title") } ?? []
        if let icon = button.icon { lines.append("icon: \(Escaping.line(icon.value))") }
        if let icon = button.selectedIcon {
            lines.append("icon while selected: \(Escaping.line(icon.value))")
        }
        let isMain = button.action.value == .submit
        lines += provenance.line("style", button.style, usually: isMain ? .filled : .plain)
        if button.lines.origin.isWritten { lines.append("lines: \(button.lines.value)") }
        lines.append("tap: \(button.action.value.description)")
        if isMain {
            lines += provenance.line(
                "enabled", button.enabled, usually: .always, button.enabled.value.description)
        }
        return lines
    }

    private func padding(_ stack: StackElement) -> [String] {
        guard let padding = stack.padding else { return [] }
        let edges = [padding.top, padding.leading, padding.bottom, padding.trailing].map(\.value)
        let same = edges.allSatisfy { $0 == edges[0] }
        let lengths = (same ? [edges[0]] : edges).map(\.description)
        return ["padding: " + lengths.joined(separator: ", ")]
    }

    /// How a stack view has its views: where an element needs a view around its stack view, it is the one inside.
    private func arrangement(_ view: LayoutView) -> [String] {
        let around = view.parent.flatMap { plan.views[$0.rawValue].element }
        guard view.viewClass == .stackView, case .stack(let stack)? = (view.element ?? around)?.kind else {
            return []
        }
        return provenance.line("axis", stack.axis, usually: .vertical)
            + provenance.line(
                "spacing", stack.spacing, usually: .systemSpacing(1), stack.spacing.value.description)
            + provenance.line("distribution", stack.distribution, usually: .fill)
            + provenance.line("alignment", stack.alignment, usually: .fill)
    }

    private func lines(of image: ImageElement) -> [String] {
        ["image: \(Escaping.line(image.name.value))"]
            + (image.size.map {
                ["size: \(Numbers.text($0.value.width))pt × \(Numbers.text($0.value.height))pt"]
            } ?? [])
    }

    // MARK: Style

    private func style(
        _ element: Element, _ appearance: Appearance, when condition: Appearance.Condition?
    ) -> [String] {
        var lines: [String] = []
        if let font = appearance.font, element.kind.hasSettableFont {
            lines += provenance.line(
                "font", font, usually: .style("body", weight: nil), font.value.description)
        }
        if let color = appearance.foreground { lines.append("color: \(color.value.description)") }
        if let color = appearance.background { lines.append("background: \(color.value.description)") }
        if let radius = appearance.cornerRadius {
            lines.append(provenance.line("corner radius", radius, radius.value.description))
        }
        if let border = appearance.border { lines.append("border: \(border.value.description)") }
        if let shadow = appearance.shadow { lines.append("shadow: \(shadow.value.description)") }
        if appearance.underline { lines.append("underlined") }
        return lines.map { (condition.map { "when \($0.rawValue), " } ?? "") + $0 }
    }

    private func presence(_ element: Element) -> [String] {
        guard element.visibility.value != .always else { return [] }
        let isMessage = if case .message = element.kind { true } else { false }
        return provenance.line(
            "visible", element.visibility, usually: isMessage ? .hasMessage : nil,
            element.visibility.value.description)
            + provenance.line(
                "hidden", element.hiddenSpace, usually: isMessage ? .collapse : nil, space(element))
    }

    private func space(_ element: Element) -> String {
        let description = element.hiddenSpace.value.description
        guard case .message = element.kind, element.hiddenSpace.value == .reserve else { return description }
        return description + ", with room for the longest of its texts"
    }

    private func accessibility(_ accessibility: Accessibility) -> [String] {
        (accessibility.label.map { $0.lines(named: "accessibility label") } ?? [])
            + (accessibility.hint.map { $0.lines(named: "accessibility hint") } ?? [])
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
        return [provenance.line("\(axis) \(name)", setting, Numbers.text(setting.value))]
    }
}
