import FormDiagnostics
import FormYAML

/// The kinds of elements: the key that an entry of a body begins with.
enum ElementKind: String, CaseIterable, Sendable {
    case label, field, button, link, message, stack, divider, image, toggle, spacer, provider

    var section: Section {
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
    var described: String { self == .image ? "an image" : "a \(rawValue)" }

    fileprivate func key(_ doc: String) -> AnyKey {
        Key(rawValue, ValueType<String>.identifier, doc, isRequired: true).erased
    }
}

enum LabelKeys {
    static let text = Key("text", ValueType<TextSyntax>.text, "The text.", isRequired: true)
    static let links = Key(
        "links",
        ValueType<[NamedEntry<Entry>]>.dictionary(
            of: .map(TextLinkKeys.section, "textLink", "a map of `title`, `action`"),
            "a map from placeholders to links", keyPattern: identifierPattern, settings: ["title", "action"]),
        "Runs of the text that can be tapped: the text has `{name}` for each.")
    static let section = Section(
        "label", "a label", "Text that is only read.",
        keys: [
            ElementKind.label.key("Id of the element."), text.erased, TextKeys.style.erased,
            TextKeys.lines.erased, TextKeys.textAlignment.erased, links.erased,
        ] + TextKeys.looks + CommonKeys.all)
}

enum TextLinkKeys {
    static let title = Key("title", ValueType<TextSyntax>.text, "The text of the link.", isRequired: true)
    static let action = Key("action", ValueType<ActionSyntax>.action, "What a tap does.", isRequired: true)
    static let section = Section(
        "textLink", "a link in a text", "A run of a text that can be tapped.",
        keys: [title.erased, action.erased])
}

enum ButtonKeys {
    static let title = Key(
        "title", ValueType<TextSyntax>.text, "The text on it.",
        default: "for the submit button by purpose, for example `Sign in`")
    static let icon = Key(
        "icon", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "An image by name, or an SF Symbol as `symbol:name`.")
    static let selectedIcon = Key(
        "selectedIcon", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "The icon while what the button toggles is on.")
    static let style = Key(
        "style", ValueType<ButtonStyle>.choice(), "How the button looks.",
        default: "`filled` for the submit button, `plain` for others")
    static let action = Key(
        "action", ValueType<ActionSyntax>.action, "What a tap does.",
        default: "`submit` for the first button where nothing else submits")
    static let enabled = Key(
        "enabled", ValueType<Enablement>.choice(), "When the submit button can be tapped.",
        default: "`always`")
    static let section = Section(
        "button", "a button", "A button.",
        keys: [
            ElementKind.button.key("Id of the element."), title.erased, icon.erased, selectedIcon.erased,
            style.erased, lines.erased, action.erased, enabled.erased,
        ] + TextKeys.looks + CommonKeys.all)

    static let lines = Key(
        "lines", TextKeys.lines.type, "Lines of the title at most; `0` is no limit.",
        default: "`0`; `1` for the style `custom`")
    static let linkAction = Key(
        "action", ValueType<ActionSyntax>.action, "What a tap does.", isRequired: true)
    static let linkTitle = Key("title", ValueType<TextSyntax>.text, "The text on it.", isRequired: true)
    static let linkSection = Section(
        "link", "a link", "A button that looks like a link.",
        keys: [
            ElementKind.link.key("Id of the element."), linkTitle.erased, icon.erased, lines.erased,
            linkAction.erased,
        ] + TextKeys.looks + CommonKeys.all)
}

enum MessageKeys {
    static let field = Key(
        "for", ValueType<String>.reference, "The field whose errors it shows.",
        default: "the form's own messages")
    static let section = Section(
        "message", "a message", "An error text, hidden until there is something to say.",
        keys: [
            ElementKind.message.key("Id of the element."), field.erased, TextKeys.style.erased,
            TextKeys.lines.erased, TextKeys.textAlignment.erased,
        ] + TextKeys.looks + CommonKeys.all)
}

enum StackKeys {
    static let axis = Key(
        "axis", ValueType<StackAxis>.choice(), "Direction of the flow.", default: "`vertical`")
    static let spacing = Key(
        "spacing", ValueType<Length>.length, "Gap between elements that have none of their own.",
        default: "`1`")
    static let distribution = Key(
        "distribution", ValueType<StackDistribution>.choice(),
        "How elements share the length, as in `UIStackView`.",
        default: "`fill`")
    static let alignment = Key(
        "alignment", ValueType<StackAlignment>.choice(), "How elements stand across, as in `UIStackView`.",
        default: "`fill`")
    static let padding = Key(
        "padding", ValueType<InsetSyntax>.padding, "Distance between the edges and what is inside.",
        default: "`0`")
    static let body = Key(
        "body", ValueType<[ElementSyntax]>.elements, "The elements inside.", isRequired: true)
    static let section = Section(
        "stack", "a stack", "A `UIStackView`: a row or a column of elements.",
        keys: [
            ElementKind.stack.key("Id of the element."), axis.erased, spacing.erased, distribution.erased,
            alignment.erased, padding.erased, body.erased,
        ] + CommonKeys.all)
}

enum DividerKeys {
    static let text = Key(
        "text", ValueType<TextSyntax>.text,
        "A word in the middle; the divider becomes a row of line, word and line.")
    static let section = Section(
        "divider", "a divider", "A line, 1 pt thick unless `height` says otherwise.",
        keys: [ElementKind.divider.key("Id of the element."), text.erased, TextKeys.font.erased]
            + CommonKeys.all)
}

enum ImageKeys {
    static let name = Key(
        "name", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "Name in the asset catalogue, or an SF Symbol as `symbol:name`.", default: "the element's id")
    static let size = Key(
        "size", ValueType<Entry>.map(ImageSizeKeys.section, "imageSize", "a map of `width`, `height`"),
        "Size of the image itself in points.")
    static let section = Section(
        "image", "an image", "A picture.",
        keys: [ElementKind.image.key("Id of the element."), name.erased, size.erased] + CommonKeys.all)
}

enum ImageSizeKeys {
    static let width = Key(
        "width", ValueType<Double>.points(0...10000, "a width in points such as `80`"), "Width in points.",
        isRequired: true)
    static let height = Key(
        "height", ValueType<Double>.points(0...10000, "a height in points such as `80`"), "Height in points.",
        isRequired: true)
    static let section = Section(
        "imageSize", "a size", "Size of an image.", keys: [width.erased, height.erased])
}

enum ToggleKeys {
    static let text = Key(
        "text", ValueType<TextSyntax>.text, "The text beside it, which is also its accessibility label.")
    static let links = LabelKeys.links
    static let initial = Key("initial", ValueType<Bool>.bool, "On when the form opens.", default: "`false`")
    static let required = Key(
        "required", ValueType<Bool>.bool, "Short for the rule `checked: true`.", default: "`false`")
    static let error = FieldKeys.error
    static let rules = FieldKeys.rules
    static let section = Section(
        "toggle", "a toggle", "A switch, with a text beside it.",
        keys: [
            ElementKind.toggle.key("Id of the element."), text.erased, links.erased, initial.erased,
            required.erased, rules.erased, error.erased, TextKeys.style.erased,
        ] + TextKeys.looks + CommonKeys.all)
}

enum SpacerKeys {
    static let section = Section(
        "spacer", "a spacer", "Empty space that takes what is left.",
        keys: [ElementKind.spacer.key("Id of the element.")] + CommonKeys.all)
}

enum ProviderKeys {
    static let service = Key(
        "service", ValueType<Provider.Service>.choice("the name of a sign-in service"),
        "The sign-in service.",
        default: "the id, where it is the name of one")
    static let title = Key(
        "title", ValueType<TextSyntax>.text, "The text on it.", default: "by service and purpose, in English")
    static let section = Section(
        "provider", "a provider",
        "A button of a sign-in service; `provider: apple` says id and service in one.",
        keys: [ElementKind.provider.key("Id of the element."), service.erased, title.erased] + TextKeys.looks
            + CommonKeys.all)
}
