import FormModel
import FormSource

extension ValidationJSON {
    /// Every element, each before those inside it.
    func elements() -> JSONText {
        var found: [JSONText] = []
        for element in form.body { add(element, in: nil, to: &found) }
        return .array(found)
    }

    private func add(_ element: Element, in outer: Element?, to found: inout [JSONText]) {
        found.append(self.element(element, in: outer))
        for child in element.children { add(child, in: element, to: &found) }
    }

    private func element(_ element: Element, in outer: Element?) -> JSONText {
        .members(
            [
                ("id", element.id.json), ("kind", .string(element.kind.name)), ("in", outer?.id.json),
                ("visible", visible(element.visibility.value)),
            ] + content(element.kind) + [("states", states(element))])
    }

    private func content(_ kind: Element.Kind) -> JSONText.Members {
        switch kind {
        case .label(let label): [("text", text(label.text)), ("links", links(label.links))]
        case .button(let button):
            [
                ("text", button.title.map(text)), ("tap", button.action.value.json),
                ("enabled", button.enabled.json),
            ]
        case .message(let message): [("for", message.field.map(JSONText.string))]
        case .provider(let provider): [("text", text(provider.title))]
        case .field, .stack, .divider, .image, .toggle, .spacer: []
        }
    }

    private func links(_ links: [TextLink]) -> JSONText? {
        let all = links.map { link in
            (
                key: link.name.value,
                value: JSONText.members([("title", text(link.title)), ("tap", link.action.value.json)])
            )
        }
        return all.isEmpty ? nil : .object(all)
    }

    private func visible(_ visibility: VisibilityCondition) -> JSONText? {
        func one(_ key: String, _ value: JSONText) -> JSONText { .members([(key, value)]) }
        return switch visibility {
        case .always: nil
        case .never: one("never", .bool(true))
        case .states(let states): one("states", .array(states.map { .string($0.rawValue) }))
        case .notEmpty(let input): one("notEmpty", .string(input))
        case .empty(let input): one("empty", .string(input))
        case .invalid(let input): one("invalid", .string(input))
        case .valid(let input): one("valid", .string(input))
        case .hasMessage: one("message", .bool(true))
        }
    }

    /// What the spec says of the element in single states; of two that say something the later wins.
    private func states(_ element: Element) -> JSONText? {
        let own = overrides[element.id.value] ?? []
        let named = FormState.allCases.compactMap { state -> (key: String, value: JSONText)? in
            let said = own.filter { $0.state == state }
            guard !said.isEmpty else { return nil }
            return (
                key: state.rawValue,
                value: .members([
                    ("hidden", said.last { $0.isHidden != nil }?.isHidden.map { .bool($0.value) }),
                    ("enabled", said.last { $0.isEnabled != nil }?.isEnabled.map { .bool($0.value) }),
                    ("text", said.last { $0.title != nil }?.title.map(text)),
                    ("tap", said.last { $0.action != nil }?.action?.value.json),
                ])
            )
        }
        return named.isEmpty ? nil : .object(named)
    }
}

extension Element.Kind {
    /// The kind's name in the language.
    fileprivate var name: String {
        switch self {
        case .label: "label"
        case .field: "field"
        case .button: "button"
        case .message: "message"
        case .stack: "stack"
        case .divider: "divider"
        case .image: "image"
        case .toggle: "toggle"
        case .spacer: "spacer"
        case .provider: "provider"
        }
    }
}
