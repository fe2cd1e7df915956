package import FormModel
package import FormSource
import FormSyntax

/// The keys of a label.
package struct LabelKeys: Sendable {
    @Key(ElementKind.label.idKey) package var id
    @Key(SharedKeys.text) package var text
    @Key(SharedKeys.links) package var links
    /// How its text stands.
    package var paragraph = ParagraphKeys()
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "label", "a label", "Text that is only read.",
        LabelKeys(),
        keys: [
            .at(\.$id), .at(\.$text), .at(\.common.appearance.$style),
            .at(\.paragraph.$lines), .at(\.paragraph.$textAlignment), .at(\.$links),
        ] + CommonKeys.ofText.inside(\.common) + CommonKeys.all.inside(\.common))
}

/// The keys of a button.
package struct ButtonKeys: Sendable {
    @Key(ElementKind.button.idKey) package var id
    @Key(
        "title", ValueType<TextSyntax>.text, "The text on it.",
        default: "for the submit button by purpose, for example `Sign in`")
    package var title
    @Key(SharedKeys.icon) package var icon
    @Key(SharedKeys.selectedIcon) package var selectedIcon
    @Key(
        "style", ValueType<ButtonConfiguration>.choice(), "How the button looks.",
        default: "`filled` for the submit button, `plain` for others")
    package var style
    @Key(
        "action", ValueType<ActionSyntax>.action, "What a tap does.",
        default: "`submit` for the first button where nothing else submits")
    package var action
    @Key(
        "enabled", ValueType<Enablement>.choice(), "When the submit button can be tapped.",
        default: "`always`")
    package var enabled
    @Key(linesOfTitle) package var lines
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "button", "a button", "A button.",
        ButtonKeys(),
        keys: [
            .at(\.$id), .at(\.$title), .at(\.$icon), .at(\.$selectedIcon),
            .at(\.$style), .at(\.$lines), .at(\.$action), .at(\.$enabled),
        ] + CommonKeys.ofText.inside(\.common) + CommonKeys.all.inside(\.common))

    fileprivate static let linesOfTitle = KeyDefinition(
        "lines", ValueType<Int>.lines, "Lines of the title at most; `0` is no limit.",
        default: "`0`; `1` for the style `custom`")
}

/// The keys of a link.
package struct LinkKeys: Sendable {
    @Key(ElementKind.link.idKey) package var id
    @Key(
        "title", ValueType<TextSyntax>.text, "The text on it.", isRequired: true)
    package var title
    @Key(SharedKeys.icon) package var icon
    @Key(ButtonKeys.linesOfTitle) package var lines
    @Key(
        "action", ValueType<ActionSyntax>.action, "What a tap does.", isRequired: true)
    package var action
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "link", "a link", "A button that looks like a link.", LinkKeys(),
        keys: [.at(\.$id), .at(\.$title), .at(\.$icon), .at(\.$lines), .at(\.$action)]
            + CommonKeys.ofText.inside(\.common) + CommonKeys.all.inside(\.common))
}

/// The keys of a message.
package struct MessageKeys: Sendable {
    @Key(ElementKind.message.idKey) package var id
    @Key(
        "for", ValueType<String>.reference, "The field whose errors it shows.",
        default: "the form's own messages")
    package var field
    /// How its text stands.
    package var paragraph = ParagraphKeys()
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "message", "a message", "An error text, hidden until there is something to say.",
        MessageKeys(),
        keys: [
            .at(\.$id), .at(\.$field), .at(\.common.appearance.$style),
            .at(\.paragraph.$lines), .at(\.paragraph.$textAlignment),
        ] + CommonKeys.ofText.inside(\.common) + CommonKeys.all.inside(\.common))
}

/// The keys of a divider.
package struct DividerKeys: Sendable {
    @Key(ElementKind.divider.idKey) package var id
    @Key(
        "text", ValueType<TextSyntax>.text,
        "A word in the middle; the divider becomes a row of line, word and line.")
    package var text
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "divider", "a divider", "A line, 1 pt thick unless `height` says otherwise.",
        DividerKeys(),
        keys: [.at(\.$id), .at(\.$text), .at(\.common.appearance.$font)]
            + CommonKeys.all.inside(\.common))
}

/// The keys of an image.
package struct ImageKeys: Sendable {
    @Key(ElementKind.image.idKey) package var id
    @Key(
        "name", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "Name in the asset catalog, or an SF Symbol as `symbol:name`.", default: "the element's id")
    package var name
    @Key(
        "size", ValueType<ImageSizeKeys>.map(ImageSizeKeys.table, "imageSize", "a map of `width`, `height`"),
        "Size of the image itself in points.")
    package var size
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "image", "an image", "A picture.",
        ImageKeys(), keys: [.at(\.$id), .at(\.$name), .at(\.$size)] + CommonKeys.all.inside(\.common))
}

/// The keys of an image's size.
package struct ImageSizeKeys: Sendable {
    @Key(
        "width", ValueType<Double>.points(0...10000, "a width in points such as `80`"), "Width in points.",
        isRequired: true)
    package var width
    @Key(
        "height", ValueType<Double>.points(0...10000, "a height in points such as `80`"), "Height in points.",
        isRequired: true)
    package var height
    static let table = KeyTable(
        "imageSize", "a size", "Size of an image.", ImageSizeKeys(), keys: [.at(\.$width), .at(\.$height)])
}

/// The keys of a toggle.
package struct ToggleKeys: Sendable {
    @Key(ElementKind.toggle.idKey) package var id
    @Key(
        "text", ValueType<TextSyntax>.text, "The text beside it, which is also its accessibility label.")
    package var text
    @Key(SharedKeys.links) package var links
    @Key(
        "initial", ValueType<Bool>.bool, "On when the form opens.", default: "`false`")
    package var initial
    @Key(
        "required", ValueType<Bool>.bool, "Short for the rule `checked: true`.", default: "`false`")
    package var required
    @Key(InputKeys.error) package var error
    @Key(InputKeys.rules) package var rules
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "toggle", "a toggle", "A switch, with a text beside it.",
        ToggleKeys(),
        keys: [
            .at(\.$id), .at(\.$text), .at(\.$links), .at(\.$initial),
            .at(\.$required), .at(\.$rules), .at(\.$error), .at(\.common.appearance.$style),
        ] + CommonKeys.ofText.inside(\.common) + CommonKeys.all.inside(\.common))
}

/// The keys of a spacer.
package struct SpacerKeys: Sendable {
    @Key(ElementKind.spacer.idKey) package var id
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "spacer", "a spacer", "Empty space that takes what is left.",
        SpacerKeys(), keys: [.at(\.$id)] + CommonKeys.all.inside(\.common))
}

/// The keys of a provider.
package struct ProviderKeys: Sendable {
    @Key(ElementKind.provider.idKey) package var id
    @Key(
        "service", ValueType<ProviderElement.Service>.choice("the name of a sign-in service"),
        "The sign-in service.",
        default: "the id, where it is the name of one")
    package var service
    @Key(
        "title", ValueType<TextSyntax>.text, "The text on it. Apple's button draws its own.",
        default: "by service and purpose, in English")
    package var title
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "provider", "a provider",
        "A button of a sign-in service; `provider: apple` says id and service in one.",
        ProviderKeys(),
        keys: [.at(\.$id), .at(\.$service), .at(\.$title)] + CommonKeys.ofText.inside(\.common)
            + CommonKeys.all.inside(\.common))
}
