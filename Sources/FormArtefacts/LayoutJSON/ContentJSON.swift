import FormModel
import RuleProofs
import FormSource

/// What an element is: the member of its view that is named after the kind of element.
struct ContentJSON {
    /// The tag of the base language.
    let base: String
    let returnKeys: ReturnKeys
    let tables: ValidationTables

    init(_ compiled: CompiledForm) {
        base = compiled.form.baseTag
        returnKeys = ReturnKeys(compiled.behavior)
        tables = compiled.tables
    }

    func members(_ kind: Element.Kind, of element: Element) -> JSONText.Members {
        switch kind {
        case .label(let label): [("label", self.label(label))]
        case .field(let field): [("field", self.field(field, element))]
        case .button(let button): [("button", self.button(button))]
        case .message(let message): [("message", self.message(message))]
        case .stack(let stack): [("stack", self.stack(stack))]
        case .image(let image): [("image", self.image(image))]
        case .toggle(let toggle): [("toggle", JSONText.members([("on", toggle.isOn.json)]))]
        case .provider(let provider): [("provider", self.provider(provider))]
        case .divider, .spacer: []
        }
    }

    private func label(_ label: LabelElement) -> JSONText {
        JSONText.members([
            ("text", label.text.json(base: base)), ("lines", .int(label.lines.value)),
            ("alignment", label.textAlignment.json),
            ("links", label.links.isEmpty ? nil : .array(label.links.map(link))),
        ])
    }

    private func link(_ link: TextLink) -> JSONText {
        JSONText.members([
            ("name", link.name.json), ("title", link.title.json(base: base)), ("tap", link.action.value.json),
        ])
    }

    private func button(_ button: ButtonElement) -> JSONText {
        let action = button.action.value
        return JSONText.members([
            ("title", button.title?.json(base: base)), ("icon", button.icon?.json),
            ("selectedIcon", button.selectedIcon?.json), ("style", button.style.json),
            ("lines", .int(button.lines.value)), ("tap", action.json),
            ("enabled", action == .submit ? button.enabled.json : nil),
        ])
    }

    private func message(_ message: MessageElement) -> JSONText {
        JSONText.members([
            ("field", message.field.map(JSONText.string)), ("lines", .int(message.lines.value)),
            ("alignment", message.textAlignment.json),
        ])
    }

    private func stack(_ stack: StackElement) -> JSONText {
        JSONText.members([
            ("axis", stack.axis.json), ("spacing", stack.spacing.value.json),
            ("distribution", stack.distribution.json), ("alignment", stack.alignment.json),
            ("padding", stack.padding?.json),
        ])
    }

    private func image(_ image: ImageElement) -> JSONText {
        JSONText.members([
            ("name", image.name.json), ("width", image.size.map { .number($0.value.width) }),
            ("height", image.size.map { .number($0.value.height) }),
        ])
    }

    /// Apple's button draws its own title.
    private func provider(_ provider: ProviderElement) -> JSONText {
        let service = provider.service.value
        return JSONText.members([
            ("service", .string(service.rawValue)),
            ("title", service == .apple ? nil : provider.title.json(base: base)),
        ])
    }
}

extension EdgeLengths {
    /// The length at each edge.
    fileprivate var json: JSONText {
        JSONText.members([
            ("top", top.value.json), ("leading", leading.value.json), ("bottom", bottom.value.json),
            ("trailing", trailing.value.json),
        ])
    }
}
