package import FormModel
import FormSyntax

/// The kinds of elements: the key that an entry of a body begins with.
package enum ElementKind: String, CaseIterable, Sendable {
    case label, field, button, link, message, stack, divider, image, toggle, spacer, provider

    /// The keys that an element of the kind has.
    package var section: Section {
        switch self {
        case .label: LabelKeys.section
        case .field: FieldKeys.section
        case .button: ButtonKeys.section
        case .link: ButtonKeys.linkSection
        case .message: MessageKeys.section
        case .stack: StackKeys.section
        case .divider: DividerKeys.section
        case .image: ImageKeys.section
        case .toggle: ToggleKeys.section
        case .spacer: SpacerKeys.section
        case .provider: ProviderKeys.section
        }
    }

    /// With its article, for messages.
    package var described: String { self == .image ? "an image" : "a \(rawValue)" }

    fileprivate func key(_ doc: String) -> AnyKey {
        Key(rawValue, ValueType<String>.identifier, doc, isRequired: true).erased
    }
}

/// The keys of a label.
package enum LabelKeys {
    package static let text = Key("text", ValueType<TextSyntax>.text, "The text.", isRequired: true)
    package static let links = Key(
        "links",
        ValueType<[NamedEntry<Entry>]>.dictionary(
            of: .map(TextLinkKeys.section, "textLink", "a map of `title`, `action`"),
            "a map from placeholders to links", keyPattern: identifierPattern, settings: ["title", "action"]),
        "Runs of the text that can be tapped: the text has `{name}` for each.")
    package static let section = Section(
        "label", "a label", "Text that is only read.",
        keys: [
            ElementKind.label.key("Id of the element."), text.erased, TextKeys.style.erased,
            TextKeys.lines.erased, TextKeys.textAlignment.erased, links.erased,
        ] + TextKeys.looks + CommonKeys.all)
}

/// The keys of a link in a text.
package enum TextLinkKeys {
    package static let title = Key(
        "title", ValueType<TextSyntax>.text, "The text of the link.", isRequired: true)
    package static let action = Key(
        "action", ValueType<ActionSyntax>.action, "What a tap does.", isRequired: true)
    package static let section = Section(
        "textLink", "a link in a text", "A run of a text that can be tapped.",
        keys: [title.erased, action.erased])
}

/// The keys of a button and of a link.
package enum ButtonKeys {
    package static let title = Key(
        "title", ValueType<TextSyntax>.text, "The text on it.",
        default: "for the submit button by purpose, for example `Sign in`")
    package static let icon = Key(
        "icon", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "An image by name, or an SF Symbol as `symbol:name`.")
    package static let selectedIcon = Key(
        "selectedIcon", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "The icon while what the button toggles is on.")
    package static let style = Key(
        "style", ValueType<ButtonStyle>.choice(), "How the button looks.",
        default: "`filled` for the submit button, `plain` for others")
    package static let action = Key(
        "action", ValueType<ActionSyntax>.action, "What a tap does.",
        default: "`submit` for the first button where nothing else submits")
    package static let enabled = Key(
        "enabled", ValueType<Enablement>.choice(), "When the submit button can be tapped.",
        default: "`always`")
    package static let section = Section(
        "button", "a button", "A button.",
        keys: [
            ElementKind.button.key("Id of the element."), title.erased, icon.erased, selectedIcon.erased,
            style.erased, lines.erased, action.erased, enabled.erased,
        ] + TextKeys.looks + CommonKeys.all)

    package static let lines = Key(
        "lines", TextKeys.lines.type, "Lines of the title at most; `0` is no limit.",
        default: "`0`; `1` for the style `custom`")
    package static let linkAction = Key(
        "action", ValueType<ActionSyntax>.action, "What a tap does.", isRequired: true)
    package static let linkTitle = Key(
        "title", ValueType<TextSyntax>.text, "The text on it.", isRequired: true)
    package static let linkSection = Section(
        "link", "a link", "A button that looks like a link.",
        keys: [
            ElementKind.link.key("Id of the element."), linkTitle.erased, icon.erased, lines.erased,
            linkAction.erased,
        ] + TextKeys.looks + CommonKeys.all)
}

/// The keys of a message.
package enum MessageKeys {
    package static let field = Key(
        "for", ValueType<String>.reference, "The field whose errors it shows.",
        default: "the form's own messages")
    package static let section = Section(
        "message", "a message", "An error text, hidden until there is something to say.",
        keys: [
            ElementKind.message.key("Id of the element."), field.erased, TextKeys.style.erased,
            TextKeys.lines.erased, TextKeys.textAlignment.erased,
        ] + TextKeys.looks + CommonKeys.all)
}

/// The keys of a stack.
package enum StackKeys {
    package static let axis = Key(
        "axis", ValueType<StackAxis>.choice(), "Direction of the flow.", default: "`vertical`")
    package static let spacing = Key(
        "spacing", ValueType<Length>.length, "Gap between elements that have none of their own.",
        default: "`1`")
    package static let distribution = Key(
        "distribution", ValueType<StackDistribution>.choice(),
        "How elements share the length, as in `UIStackView`.",
        default: "`fill`")
    package static let alignment = Key(
        "alignment", ValueType<StackAlignment>.choice(), "How elements stand across, as in `UIStackView`.",
        default: "`fill`")
    package static let padding = Key(
        "padding", ValueType<InsetSyntax>.padding, "Distance between the edges and what is inside.",
        default: "`0`")
    package static let body = Key(
        "body", ValueType<[ElementSyntax]>.elements, "The elements inside.", isRequired: true)
    package static let section = Section(
        "stack", "a stack", "A `UIStackView`: a row or a column of elements.",
        keys: [
            ElementKind.stack.key("Id of the element."), axis.erased, spacing.erased, distribution.erased,
            alignment.erased, padding.erased, body.erased,
        ] + CommonKeys.all)
}

/// The keys of a divider.
package enum DividerKeys {
    package static let text = Key(
        "text", ValueType<TextSyntax>.text,
        "A word in the middle; the divider becomes a row of line, word and line.")
    package static let section = Section(
        "divider", "a divider", "A line, 1 pt thick unless `height` says otherwise.",
        keys: [ElementKind.divider.key("Id of the element."), text.erased, TextKeys.font.erased]
            + CommonKeys.all)
}

/// The keys of an image.
package enum ImageKeys {
    package static let name = Key(
        "name", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "Name in the asset catalogue, or an SF Symbol as `symbol:name`.", default: "the element's id")
    package static let size = Key(
        "size", ValueType<Entry>.map(ImageSizeKeys.section, "imageSize", "a map of `width`, `height`"),
        "Size of the image itself in points.")
    package static let section = Section(
        "image", "an image", "A picture.",
        keys: [ElementKind.image.key("Id of the element."), name.erased, size.erased] + CommonKeys.all)
}

/// The keys of an image's size.
package enum ImageSizeKeys {
    package static let width = Key(
        "width", ValueType<Double>.points(0...10000, "a width in points such as `80`"), "Width in points.",
        isRequired: true)
    package static let height = Key(
        "height", ValueType<Double>.points(0...10000, "a height in points such as `80`"), "Height in points.",
        isRequired: true)
    package static let section = Section(
        "imageSize", "a size", "Size of an image.", keys: [width.erased, height.erased])
}

/// The keys of a toggle.
package enum ToggleKeys {
    package static let text = Key(
        "text", ValueType<TextSyntax>.text, "The text beside it, which is also its accessibility label.")
    package static let links = LabelKeys.links
    package static let initial = Key(
        "initial", ValueType<Bool>.bool, "On when the form opens.", default: "`false`")
    package static let required = Key(
        "required", ValueType<Bool>.bool, "Short for the rule `checked: true`.", default: "`false`")
    package static let error = FieldKeys.error
    package static let rules = FieldKeys.rules
    package static let section = Section(
        "toggle", "a toggle", "A switch, with a text beside it.",
        keys: [
            ElementKind.toggle.key("Id of the element."), text.erased, links.erased, initial.erased,
            required.erased, rules.erased, error.erased, TextKeys.style.erased,
        ] + TextKeys.looks + CommonKeys.all)
}

/// The keys of a spacer.
package enum SpacerKeys {
    package static let section = Section(
        "spacer", "a spacer", "Empty space that takes what is left.",
        keys: [ElementKind.spacer.key("Id of the element.")] + CommonKeys.all)
}

/// The keys of a provider.
package enum ProviderKeys {
    package static let service = Key(
        "service", ValueType<Provider.Service>.choice("the name of a sign-in service"),
        "The sign-in service.",
        default: "the id, where it is the name of one")
    package static let title = Key(
        "title", ValueType<TextSyntax>.text, "The text on it.", default: "by service and purpose, in English")
    package static let section = Section(
        "provider", "a provider",
        "A button of a sign-in service; `provider: apple` says id and service in one.",
        keys: [ElementKind.provider.key("Id of the element."), service.erased, title.erased] + TextKeys.looks
            + CommonKeys.all)
}
